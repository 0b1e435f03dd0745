import { GENRES } from '@/lib/genres';
import * as artistPaths from '@/lib/paths/artist';
import { defineList, type StateOf } from './define-list';

/** Public artists (P-40 to P-50, P-170). */
export const artistList = defineList({
  path: artistPaths.list(),
  pageSize: 24,
  sorts: { createdAt: 'desc', nameKo: 'asc' },
  flags: ['like'],
  choices: { genre: GENRES },
});
export type ArtistListState = StateOf<typeof artistList>;
export type ArtistSort = ArtistListState['sort'];
