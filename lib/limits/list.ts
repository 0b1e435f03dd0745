export const sizeMin = 1;
export const sizeMax = 100;
export const sizeDefault = 24;
/** Deepest row a numbered page may reach; beyond it the page is empty. Keeps `offset` bounded. */
export const maxDepth = 100_000;
/** Totals of filtered lists are counted up to here and not further. */
export const countCap = 10_000;
/** Numbers that the pagination shows at once. */
export const paginationWindow = 5;
/** Longest search text that is looked at; the rest is cut off. */
export const searchTextMax = 100;
/** Share of an infinite list's end that is in view when the next page is fetched. */
export const infiniteScrollThreshold = 0.5;
