/** P-106: a special article is new for fewer than this many days. */
export const newBadgeDays = 7;
/** P-176: articles alike at the end of a page. */
export const alikeMax = 2;
