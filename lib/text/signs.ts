/** Signs that people put between digits and between names, each list for a class of a regular expression. */

/** Dashes, the minus, and the letters that keyboards write for one: ー, and ㅡ, which NFKC makes another letter. */
export const DASHES = String.raw`\-\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d\u30fc\uff70\u3161\u1173`;
/** Points at half height. Korean keyboards write the letter ㆍ, which NFKC makes another one. */
export const DOTS = String.raw`\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff65\u318d\u119e`;
/** Signs of a span: a tilde, and those that look like it. */
export const TILDES = String.raw`~\u223c\u301c\uff5e`;
