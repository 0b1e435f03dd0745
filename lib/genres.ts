/** What artists work in. The order is the order on the screen. */
export const GENRES = [
  'WESTERN_PAINTING',
  'KOREAN_PAINTING',
  'SCULPTURE',
  'INSTALLATION',
  'MEDIA',
  'PHOTOGRAPHY',
  'ILLUSTRATION',
  'ETC',
] as const;
export type Genre = (typeof GENRES)[number];
