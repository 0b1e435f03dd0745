/** characters of the name of an original. */
export const fileNameMax = 100;
/** How long the address lives by which an original is read, seconds. */
export const urlSeconds = 10 * 60;
