/** A small house, as the path of a drawing 16 by 16: whoever plays from the same one as somebody else. */
export const HOUSE = 'M2 8l6-5.500L14 8M4 7v6.500h8V7M6.500 13.500V10h3v3.500'
