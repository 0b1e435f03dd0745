import type { ArtworkSort } from '@/lib/lists/artwork-list';

/** The words of the wall's orders. The requirements leave them open (M-120), so they are ours. */
export const ARTWORK_SORT_LABELS = {
  createdAt: '최신순',
  year: '제작 연도순',
  size: '큰 작품순',
  artist: '작가 이름순',
} as const satisfies Record<ArtworkSort, string>;
