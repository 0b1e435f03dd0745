import { endOfGroup, findMove, hasSameRows, placesOf, placesOfSame } from './row-changes';
import {
  AWARDS,
  blankRow,
  EXPERIENCE_GROUPS,
  missingLabels,
  newestFirst,
  rowWords,
  type RowGroup,
} from './row-kinds';

const group = (type: string): RowGroup => {
  const found = EXPERIENCE_GROUPS.find((each) => each.type === type);
  if (found === undefined) throw new Error(type);
  return found;
};
const solo = group('SOLO_EXHIBITION');
const residency = group('RESIDENCY');
const rows = [
  { type: 'SOLO_EXHIBITION', title: '가' },
  { type: 'SOLO_EXHIBITION', title: '나' },
  { type: 'RESIDENCY', title: '다' },
];

test('a row goes behind its group, or behind the groups before it', () => {
  expect(endOfGroup(rows, solo, EXPERIENCE_GROUPS)).toBe(2);
  expect(endOfGroup(rows, group('GROUP_EXHIBITION'), EXPERIENCE_GROUPS)).toBe(2);
  expect(endOfGroup(rows, residency, EXPERIENCE_GROUPS)).toBe(3);
  expect(endOfGroup([], residency, EXPERIENCE_GROUPS)).toBe(0);
  expect(endOfGroup([{ title: '상' }], AWARDS, [AWARDS])).toBe(1);
});

test('rows of a group know their place in the whole list', () => {
  const fields = rows.map((row, index) => ({ ...row, id: `r${index}` }));
  expect(placesOf(fields, residency)).toEqual([{ id: 'r2', index: 2 }]);
  expect(placesOf(fields, solo)).toHaveLength(2);
});

test.each([
  ['abcd', 'bcad', { from: 0, to: 2 }],
  ['abcd', 'dabc', { from: 3, to: 0 }],
  ['abcd', 'acbd', { from: 1, to: 2 }],
  ['abcd', 'abcd', null],
])('from %s to %s', (before, after, move) => {
  const found = findMove([...before], [...after]);
  if (move === null) return expect(found).toBeNull();
  const moved = [...before];
  moved.splice(found?.to ?? 0, 0, ...moved.splice(found?.from ?? 0, 1));
  expect(moved.join('')).toBe(after);
});

test('inserted rows are found again, each once', () => {
  const inserted = [
    { year: 2024, title: '가' },
    { title: '나', year: 2023 },
  ];
  const all = [{ title: '가', year: 2024 }, { title: '다', year: 2020 }, ...inserted];
  expect(placesOfSame(all, inserted)).toEqual([0, 3]);
  expect(hasSameRows(all, all.toReversed())).toBe(true);
  expect(hasSameRows(all, all.slice(1))).toBe(false);
});

test('years sort newest first, and rows without one stand last', () => {
  const years = [2020, null, 2024, 2020].map((year, index) => ({ year, title: `${index}` }));
  expect(newestFirst(years).map(({ title }) => title)).toEqual(['2', '0', '3', '1']);
});

test('a row reads as a line, and says what it lacks', () => {
  const row = { type: 'SOLO_EXHIBITION', year: 2024, title: '물의 결', location: ' ', region: '서울' };
  expect(rowWords(solo, row)).toEqual({ year: '2024', text: '물의 결, 서울' });
  expect(missingLabels(solo, row)).toEqual(['장소']);
  expect(blankRow(solo)).toEqual({
    type: 'SOLO_EXHIBITION',
    year: null,
    title: '',
    location: '',
    region: '',
  });
  expect(missingLabels(solo, blankRow(solo))).toEqual([]);
  const education = {
    type: 'GRADUATE',
    year: 2018,
    schoolName: '새봄대학교',
    major: '',
    status: 'COMPLETED',
  };
  expect(rowWords({ list: 'educations', type: 'GRADUATE', label: '' }, education).text).toBe(
    '새봄대학교 수료',
  );
});
