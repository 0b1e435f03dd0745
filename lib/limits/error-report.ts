/** Characters of a reported error. */
export const messageMax = 1000;
