import { FACET_VALUES } from '@/lib/artwork/facets';
import * as artworkPaths from '@/lib/paths/artwork';
import { defineList, type StateOf } from './define-list';

/** The artworks of public artists (P-198), narrowed by facets (P-199). */
export const artworkList = defineList({
  path: artworkPaths.list(),
  pageSize: 24,
  sorts: { createdAt: 'desc', year: 'desc', size: 'desc', artist: 'asc' },
  sets: FACET_VALUES,
});
export type ArtworkListState = StateOf<typeof artworkList>;
export type ArtworkSort = ArtworkListState['sort'];
