/** The most characters of an error report that the team chat gets. */
export const messageMax = 1000;
