import { keysOf } from '@/lib/keys-of';

/** Families of materials, and the Korean word for each. The order is the order on the screen. */
export const MATERIAL_LABELS = {
  OIL: '유화',
  ACRYLIC: '아크릴',
  WATERCOLOR: '수채·과슈',
  INK: '수묵·채색',
  DRAWING: '드로잉',
  PRINT: '판화',
  PHOTOGRAPH: '사진',
  COLLAGE: '콜라주·혼합',
  STONE: '돌',
  METAL: '금속',
  WOOD: '나무',
  CERAMIC: '도자·유리',
  TEXTILE: '섬유',
  LACQUER: '옻칠·나전',
  VIDEO: '영상·디지털',
} as const;
export const MATERIALS = keysOf(MATERIAL_LABELS);
export type Material = keyof typeof MATERIAL_LABELS;
