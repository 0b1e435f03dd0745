/** What a link of an artist shows. */
export const shared = (token: string) => `/portfolio/${encodeURIComponent(token)}`;
