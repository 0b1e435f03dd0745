/** Addresses on one page of a sitemap. */
export const pageSize = 5000;
