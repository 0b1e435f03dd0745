/** M-248: characters of a reason. */
export const reasonMax = 1000;
/** M-244: days in which a withdrawal can be taken back. */
export const graceDays = 30;
