import type { Material } from '@/lib/artwork/materials';
import type { Pigment } from '@/lib/artwork/pigments';
import { colorsOf, pigmentOf, pigmentsOf } from '@/lib/artwork/pigments-of';
import { sizeClassOf } from '@/lib/artwork/size-classes';
import { decadeOf } from '@/lib/artwork/decades';
import { directionOf } from '@/lib/artwork/directions';
import { materialsOf } from './materials-of';
import { regionsOf } from './regions-of';

const MATERIALS_SAID: readonly (readonly [text: string, ...materials: Material[]])[] = [
  ['캔버스에 유채', 'OIL'],
  ['리넨에 유화', 'OIL'],
  ['Oil on canvas', 'OIL'],
  ['종이에 오일 파스텔', 'DRAWING'],
  ['Oil pastel on paper', 'DRAWING'],
  ['캔버스에 아크릴', 'ACRYLIC'],
  ['아크릴 판에 유채', 'OIL'],
  ['장지에 먹과 채색', 'INK'],
  ['종이에 수채', 'WATERCOLOR'],
  ['한지에 수묵담채', 'INK'],
  ['면천에 안료와 아교', 'INK'],
  ['종이에 연필, 목탄', 'DRAWING'],
  ['목판화', 'PRINT'],
  ['피그먼트 프린트', 'PHOTOGRAPH'],
  ['Archival pigment print', 'PHOTOGRAPH'],
  ['캔버스에 인쇄 종이 콜라주', 'COLLAGE'],
  ['화강석', 'STONE'],
  ['돌과 나무', 'STONE', 'WOOD'],
  ['나무 패널에 아크릴', 'ACRYLIC'],
  ['스테인리스 스틸', 'METAL'],
  ['도자, 유리', 'CERAMIC'],
  ['모시에 쪽염', 'TEXTILE'],
  ['목심에 옻칠, 자개', 'WOOD', 'LACQUER'],
  ['단채널 영상, 03:12', 'VIDEO'],
  ['inkjet on paper', 'PHOTOGRAPH'],
  ['캔버스'],
  [''],
];

test.each(MATERIALS_SAID)('%s is of its families', (text, ...materials) => {
  expect(materialsOf(text)).toEqual(materials);
});

test.each([
  ['서울 성북구', null, ['SEOUL']],
  ['서울, 전주', '베를린', ['SEOUL', 'JEONBUK', 'ABROAD']],
  ['경기 광주, 서울', '', ['SEOUL', 'GYEONGGI']],
  ['전라남도 순천시·부산광역시', null, ['JEONNAM', 'BUSAN']],
  ['양평군', null, ['GYEONGGI']],
  ['제주특별자치도', null, ['JEJU']],
  ['산속 어딘가', null, []],
  [null, '파리', ['ABROAD']],
  [null, null, []],
] as const)('%s and %s are in their regions', (domestic, overseas, regions) => {
  expect(regionsOf(domestic, overseas)).toEqual(regions);
});

const COLORS: readonly (readonly [color: string, pigment: Pigment])[] = [
  ['#000000', 'MEOK'],
  ['#808080', 'JAE'],
  ['#ffffff', 'SOSAEK'],
  ['#efe9dc', 'SOSAEK'],
  ['#ff0000', 'HONG'],
  ['#963c38', 'HONG'],
  ['#ff8800', 'GAM'],
  ['#ffd400', 'CHIJA'],
  ['#5b3a21', 'HEUK'],
  ['#00a000', 'SSUK'],
  ['#66734f', 'SSUK'],
  ['#0060ff', 'JJOK'],
  ['#8ab6d6', 'JJOK'],
  ['#7040a0', 'JAJU'],
  ['#nonsense', 'MEOK'],
];

test.each(COLORS)('%s is called %s', (color, pigment) => {
  expect(pigmentOf(color)).toBe(pigment);
});

test('each colour of a work is the largest one that is called so', () => {
  const palette = [
    { color: '#c9c7c2', share: 0.6 },
    { color: '#d02020', share: 0.3 },
    { color: '#a01818', share: 0.1 },
  ];
  expect(colorsOf(palette)).toEqual([
    { pigment: 'HONG', color: '#d02020' },
    { pigment: 'SOSAEK', color: '#c9c7c2' },
  ]);
});

test('a work is called by what catches the eye, before what there is most of', () => {
  expect(
    pigmentsOf([
      { color: '#c9c7c2', share: 0.9 },
      { color: '#d02020', share: 0.1 },
    ]),
  ).toEqual(['SOSAEK', 'HONG']);
  expect(pigmentsOf([])).toEqual([]);
});

test.each([
  [null, null],
  [22.7, 'TO_10'],
  [53, 'TO_10'],
  [60.6, 'TO_30'],
  [91, 'TO_30'],
  [116.8, 'TO_50'],
  [162.2, 'TO_100'],
  [163, 'TO_100'],
  [227.3, 'OVER_100'],
] as const)('%s cm are of the class %s', (longest, size) => {
  expect(sizeClassOf(longest)).toBe(size);
});

test.each([
  [1899, 'Y1970'],
  [1985, 'Y1980'],
  [2020, 'Y2020'],
  [2999, 'Y2030'],
] as const)('%s is of the decade %s', (year, decade) => {
  expect(decadeOf(year)).toBe(decade);
});

test('sides that hardly differ make a square', () => {
  expect(directionOf({ width: 100, height: 98 })).toBe('SQUARE');
  expect(directionOf({ width: 100, height: 96 })).toBe('LANDSCAPE');
  expect(directionOf({ width: 90, height: 100 })).toBe('PORTRAIT');
});
