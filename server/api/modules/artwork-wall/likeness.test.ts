import { likeness, mostAlike, type ComparedWork } from './likeness';

const BLUE = [
  { color: '#2c4a74', share: 0.7 },
  { color: '#dfe3e6', share: 0.3 },
];
const RED = [{ color: '#a83228', share: 1 }];

const work = (id: number, change: Partial<ComparedWork> = {}): ComparedWork => ({
  ...{ id, artistId: id, imageId: `image ${id}`, year: 2024, genre: 'WESTERN_PAINTING' },
  ...{ materials: ['OIL'], area: 10_000, palette: BLUE },
  ...change,
});
const one = work(1);

test('a work is wholly like one that has all of it, and as like to another as that one to it', () => {
  expect(likeness(one, work(2))).toBeCloseTo(1);
  const other = work(3, { palette: RED, year: 2010, area: 1000, materials: ['OIL', 'ACRYLIC'] });
  expect(likeness(one, other)).toBeCloseTo(likeness(other, one));
});

test.each<[string, Partial<ComparedWork>, Partial<ComparedWork>]>([
  ['a shade', { palette: [{ color: '#2f5080', share: 1 }] }, { palette: RED }],
  ['colour before material', { materials: ['INK'] }, { palette: RED }],
  ['material before genre', { genre: 'KOREAN_PAINTING' }, { materials: ['INK'] }],
  ['a size', { area: 12_000 }, { area: 400 }],
  ['a time', { year: 2022 }, { year: 1990 }],
  ['no size and no colours', { area: null }, { area: null, palette: [] }],
])('%s is nearer', (_, nearer, further) => {
  expect(likeness(one, work(2, nearer))).toBeGreaterThan(likeness(one, work(2, further)));
});

test('who made it doesn’t count; of an artist a few are named, of the own one none, and no image twice', () => {
  const ofSeven = [10, 11, 12, 13].map((id) => work(id, { artistId: 7 }));
  const same = work(20, { imageId: one.imageId });
  const copy = work(21, { imageId: 'image 10' });
  const own = work(22, { artistId: one.artistId });
  const far = work(23, { palette: RED });
  const found = mostAlike(one, [...ofSeven, same, copy, own, far], 12);
  expect(found.filter((id) => id < 20)).toHaveLength(2);
  expect(found).not.toContain(20);
  expect(found).not.toContain(22);
  expect(found.at(-1)).toBe(23);
  expect(mostAlike(one, ofSeven, 1)).toEqual([13]);
  expect(mostAlike(one, [], 12)).toEqual([]);
});
