import { paths } from '@/lib/paths';
import { defineList, type StateOf } from './define-list';

/** Public artists (M2). */
export const artistList = defineList({
  path: paths.artists(),
  pageSize: 24,
  sorts: { createdAt: 'desc', nameKo: 'asc' },
  flags: ['like'],
});
export type ArtistListState = StateOf<typeof artistList>;
export type ArtistSort = ArtistListState['sort'];
