/** P-193: other artworks of the artist on an artwork's page. */
export const othersMax = 3;
/** P-203: works of other artists that are like it. */
export const similarMax = 12;
/** P-194: articles that show the artwork on its page. */
export const shownInMax = 8;
