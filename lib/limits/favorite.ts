export const pageSize = 20;
export const articlePageSizes = { SPECIAL: 4, EXHIBITION: 8, EVENT: 8, NEWS: 8 } as const;
