import type { Genre } from '@/lib/genres';
import { withQuery } from './query';

/** All artists, or those of a genre. Its other addresses are `artistList.address`. */
export const list = (query: { genre?: Genre } = {}) => withQuery('/artist', query);
export const page = (userAccountId: string, query: { artwork?: string } = {}) =>
  withQuery(`/artist/${encodeURIComponent(userAccountId)}`, query);
