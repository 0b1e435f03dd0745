export const reasonMax = 1000;
/** Days in which a withdrawal can be taken back. */
export const graceDays = 30;
