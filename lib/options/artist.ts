import type { ArtistSort } from '@/lib/lists/artist-list';

// What people choose from where artists are concerned, and the Korean word for each value. The requirements leave these
// lists open (M-120), so the words are ours. The order of a table is the order on the screen.

export const ARTIST_SORT_LABELS = {
  createdAt: '최신순',
  nameKo: '가나다순',
} as const satisfies Record<ArtistSort, string>;
