## First lessons.

learn-lesson = Lesson { $place } of { $number }: { $title }
learn-left = Until next time. It goes on with the lesson that you left.
learn-done = That is all there is to learn. Now a first game with hints: coverts play pikoko --hints
learn-no-such-lesson = There are { $number } lessons.

learn-title = First lessons
learn-offer = New here? Six short lessons, one idea each.
learn-next = Next lesson
learn-list = All lessons
learn-skip = Skip this lesson
learn-task = What to do
learn-finished = done
learn-not-there = What you have done does not lead to this place of the lesson.

lesson-trick-title = Trick and trump
lesson-trick-1 = Everybody lays one feather, and the highest feather of the colour that was led takes the trick. But trump beats every other colour. Red was led, your left neighbour's peacock has no red any more, and yellow is trump. You play your left neighbour's feathers: take this trick for that peacock.
lesson-trick-1-otherwise = That one is allowed, but it takes nothing: it is neither of the colour that was led nor trump. Look for a yellow one.
lesson-trick-1-done = Trump took it. Whoever sits to the right of the peacock that took a trick leads the next one; that is you.
lesson-trick-2 = Lead the last feather.
lesson-trick-2-otherwise = There is only one.
lesson-trick-2-done = Eight tricks are a round. That was the last.

lesson-whose-title = Whose feathers you play
lesson-whose-1 = You never play your own feathers, which you cannot see: you play those of the peacock on your left, and the trick goes to the peacock, not to you. You bid 1 on that peacock, and it has taken 1. See to it that it takes no more.
lesson-whose-1-otherwise = That feather is the highest, so the peacock on your left would take a second trick, and your bid on it would be off by one. Look again.
lesson-whose-1-done = Right: low enough. Your bid on that peacock still stands.

lesson-colours-title = A feather of three colours
lesson-colours-1 = A feather with three colours counts as each of them. Yellow was led. If the peacock on your left has yellow anywhere, yellow must be played.
lesson-colours-1-otherwise = Look for the feather that has yellow among its colours.
lesson-colours-1-done = Here it counted as yellow, and as nothing else. Led, or thrown away, you would say yourself what it counts as.

lesson-bid-title = A bid on others
lesson-bid-1 = You see every peacock but your own. Look at the feathers of the one on your left: which of them will take tricks? Trumps, high numbers, and long colours do. Bid how many it will take. Exactly right brings 2 points, one off brings 1.
lesson-bid-1-otherwise = That is a bid like any other, but not a good one for these feathers. Count the high numbers of each colour: with three players 7 is the highest there is.
lesson-bid-1-done = A good bid. The fists open together; the others have bid, too.

lesson-own-bid-title = The bid on your own peacock
lesson-own-bid-1 = Your own feathers are hidden from you, but not from the others, and they have all bid on them. What does that tell you?
lesson-own-bid-1-otherwise = The others see your feathers, and are of one mind. Believe them.
lesson-own-bid-1-done = Their bids are the best that you can know about yourself.

lesson-confidence-title = Confidence
lesson-confidence-1 = A confidence card brings 3 points if your bid on that player is exactly right, and costs 1 if not. No Confidence is 1 point for certain. On whom is your bid the safest? Peacocks that will take nothing, or nearly everything, are easiest to tell.
lesson-confidence-1-otherwise = You could, but one of your bids is safer than that. Look for the one that is nearly bound to come right.
lesson-confidence-1-done = Face down it lies until the round is scored.
