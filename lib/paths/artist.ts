import { withQuery } from './query';

/** Its other addresses are `artistList.address`. */
export const list = () => '/artist';
export const page = (userAccountId: string, query: { artwork?: string } = {}) =>
  withQuery(`/artist/${encodeURIComponent(userAccountId)}`, query);
