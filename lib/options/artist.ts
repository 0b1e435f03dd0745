import type { EducationStatus } from '@/lib/contracts/artist';
import type { Genre } from '@/lib/genres';
import type { ArtistSort } from '@/lib/lists/artist-list';

// What people choose from where artists are concerned, and the Korean word for each value. The requirements leave these
// lists open (M-120), so the words are ours. The order of a table is the order on the screen.

export const GENRE_LABELS = {
  WESTERN_PAINTING: '서양화',
  KOREAN_PAINTING: '한국화',
  SCULPTURE: '조각',
  INSTALLATION: '설치',
  MEDIA: '미디어',
  PHOTOGRAPHY: '사진',
  ILLUSTRATION: '일러스트',
  ETC: '기타',
} as const satisfies Record<Genre, string>;

export const EDUCATION_STATUS_LABELS = {
  GRADUATED: '졸업',
  COMPLETED: '수료',
  ENROLLED: '재학',
} as const satisfies Record<EducationStatus, string>;

export const ARTIST_SORT_LABELS = {
  createdAt: '최신순',
  nameKo: '가나다순',
} as const satisfies Record<ArtistSort, string>;
