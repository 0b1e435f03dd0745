import { keysOf } from '@/lib/keys-of';

/**
 * The ten colours that the wall is narrowed by: a pigment's name, the plain word for it, that word before a noun, and how it is painted
 * (`#rrggbb`).
 */
export const PIGMENTS = {
  MEOK: { name: '먹', plain: '검정', before: '검은색', color: '#26241f' },
  JAE: { name: '재', plain: '회색', before: '회색', color: '#8d8b85' },
  SOSAEK: { name: '소색', plain: '흰색', before: '흰색', color: '#efe9dc' },
  HEUK: { name: '흙', plain: '갈색', before: '갈색', color: '#7a5a40' },
  CHIJA: { name: '치자', plain: '노랑', before: '노란색', color: '#d6a93f' },
  GAM: { name: '감', plain: '주황', before: '주황색', color: '#c97b43' },
  HONG: { name: '홍', plain: '빨강', before: '빨간색', color: '#963c38' },
  SSUK: { name: '쑥', plain: '초록', before: '초록색', color: '#66734f' },
  JJOK: { name: '쪽', plain: '파랑', before: '파란색', color: '#2c4a74' },
  JAJU: { name: '자주', plain: '보라', before: '보라색', color: '#6b4c66' },
} as const;
export const PIGMENT_KEYS = keysOf(PIGMENTS);
export type Pigment = keyof typeof PIGMENTS;
