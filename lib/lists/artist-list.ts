import * as artistPaths from '@/lib/paths/artist';
import { defineList, type StateOf } from './define-list';

/** Public artists (M2). */
export const artistList = defineList({
  path: artistPaths.list(),
  pageSize: 24,
  sorts: { createdAt: 'desc', nameKo: 'asc' },
  flags: ['like'],
});
export type ArtistListState = StateOf<typeof artistList>;
export type ArtistSort = ArtistListState['sort'];
