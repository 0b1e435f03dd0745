/** P-193: other artworks of the artist on an artwork's page. */
export const othersMax = 3;
/** P-203: works of other artists that are like it. */
export const similarMax = 12;
/** P-194: articles that show the artwork on its page. */
export const shownInMax = 8;
/** P-208: other works that the wall to scale offers, and how many works hang on it at once. */
export const sizedOthersMax = 40;
export const hungMax = 3;
/** Sides in centimetres that are drawn beside a person. Others are mistakes, or too large for a wall. */
export const sizedSide = { min: 0.5, max: 3000 } as const;
