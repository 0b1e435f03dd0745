/** M-261, M-262: entries of a page of what a member likes. */
export const pageSize = 20;
export const articlePageSizes = { SPECIAL: 4, EXHIBITION: 8, EVENT: 8, NEWS: 8 } as const;
