/** A special article is new for fewer than this many days. */
export const newBadgeDays = 7;
