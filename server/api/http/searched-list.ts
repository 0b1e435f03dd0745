/** The limit of a list's call: with a search text it counts as a search, because it is one (P-151). */
export const SEARCHED_LIST = {
  rateLimit: 'search',
  isLimited: ({ q }: { q: string }) => q !== '',
} as const;
