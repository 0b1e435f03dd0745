import { keysOf } from './keys-of';

/** What artists work in, and the Korean word for each. The order is the order on the screen. */
export const GENRE_LABELS = {
  WESTERN_PAINTING: '서양화',
  KOREAN_PAINTING: '한국화',
  SCULPTURE: '조각',
  INSTALLATION: '설치',
  MEDIA: '미디어',
  PHOTOGRAPHY: '사진',
  ILLUSTRATION: '일러스트',
  ETC: '기타',
} as const;
export const GENRES = keysOf(GENRE_LABELS);
export type Genre = keyof typeof GENRE_LABELS;
