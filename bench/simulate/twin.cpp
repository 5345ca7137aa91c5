// The play of Pikoko from a position to the end of its round, written for the machine and nothing else: the limit that
// the compiled rule book is measured against. The same stream of numbers, so the same games and the same sums.

#include <cstdint>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace {

constexpr int COLOURS = 5, NONE = 5, MOST = 5, TRICKS = 8, FACES = 55;
constexpr int64_t MASK = (int64_t(1) << 62) - 1;

struct Tables {
    uint64_t of_colour[COLOURS + 1] = {}, same[FACES] = {};
    uint8_t colour[FACES] = {};
};

constexpr Tables tables = [] {
    Tables made;
    for (int face = 0; face < FACES; ++face) {
        made.colour[face] = face % COLOURS;
        made.of_colour[face % COLOURS] |= uint64_t(1) << face;
        made.same[face] = uint64_t(1) << face;
    }
    // R Y P W B of the multi-coloured feathers 1, 4, 7 and 10.
    constexpr int multi[4][4] = {{1, 0, 1, 2}, {4, 1, 3, 4}, {7, 0, 2, 3}, {10, 0, 3, 4}};
    for (const auto &feather : multi) {
        uint64_t faces = 0;
        for (int i = 1; i < 4; ++i) faces |= uint64_t(1) << ((feather[0] - 1) * COLOURS + feather[i]);
        for (int i = 1; i < 4; ++i) made.same[(feather[0] - 1) * COLOURS + feather[i]] = faces;
    }
    return made;
}();

inline uint64_t mixed(uint64_t number) {
    number = ((number ^ (number >> 30)) * 0x3F58476D1CE4E5B9u) & MASK;
    number = ((number ^ (number >> 27)) * 0x14D049BB133111EBu) & MASK;
    return number ^ (number >> 31);
}

constexpr uint64_t STRIDE = 0x1E3779B97F4A7C15u;

inline int nth(uint64_t bits, int place) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(uint64_t(1) << place, bits));
#else
    while (place--) bits &= bits - 1;
    return __builtin_ctzll(bits);
#endif
}

template <int PLAYERS>
void roll_out(const int64_t *dealt, int trump, int starter, const int64_t *bids, const int64_t *cards, uint64_t seed,
              int64_t number, int64_t *points, int64_t *taken_sum) {
    const uint64_t start = mixed(seed & MASK);
    for (int64_t rollout = 0; rollout < number; ++rollout) {
        uint64_t state = mixed((start + uint64_t(rollout) * STRIDE) & MASK), hands[PLAYERS];
        int taken[PLAYERS] = {}, leader = starter;
        for (int seat = 0; seat < PLAYERS; ++seat) hands[seat] = dealt[seat];
        for (int trick = 0; trick < TRICKS; ++trick) {
            int owner = leader, best = 0, taker = 0, led = NONE;
            for (int played = 0; played < PLAYERS; ++played) {
                owner = owner + 1 == PLAYERS ? 0 : owner + 1;
                const uint64_t following = hands[owner] & tables.of_colour[led];
                const uint64_t options = following ? following : hands[owner];
                state = (state + STRIDE) & MASK;
                const uint64_t drawn = ((mixed(state) >> 14) * uint64_t(__builtin_popcountll(options))) >> 48;
                const int face = nth(options, int(drawn));
                hands[owner] &= ~tables.same[face];
                const int colour = tables.colour[face];
                const bool wins = !played || (colour == tables.colour[best] ? face > best : colour == trump);
                best = wins ? face : best;
                taker = wins ? owner : taker;
                led = played ? led : colour;
            }
            ++taken[taker];
            leader = taker ? taker - 1 : PLAYERS - 1;
        }
        for (int seat = 0; seat < PLAYERS; ++seat) {
            int sum = 1;
            if (cards[seat] < PLAYERS) sum = bids[seat * MOST + cards[seat]] == taken[cards[seat]] ? 3 : -1;
            for (int on = 0; on < PLAYERS; ++on) {
                const int off = bids[seat * MOST + on] - taken[on];
                sum += off == 0 ? 2 : off == 1 || off == -1 ? 1 : 0;
            }
            points[seat] += sum;
            taken_sum[seat] += taken[seat];
        }
    }
}

}  // namespace

extern "C" void twin(int players, const int64_t *hands, int trump, int starter, const int64_t *bids,
                     const int64_t *cards, int64_t seed, int64_t number, int64_t *points, int64_t *taken) {
    switch (players) {
    case 3: return roll_out<3>(hands, trump, starter, bids, cards, seed, number, points, taken);
    case 4: return roll_out<4>(hands, trump, starter, bids, cards, seed, number, points, taken);
    case 5: return roll_out<5>(hands, trump, starter, bids, cards, seed, number, points, taken);
    }
}
