import { withParts } from '@/lib/portfolio/changes';
import { portfolioProfile, wholePortfolio } from '@/tests/support/portfolio-content';
import { groupsOf, PART_GROUPS, rowsOf, shownOf } from './part-groups';

function group(label: string) {
  const found = PART_GROUPS.find((each) => each.label === label);
  if (found === undefined) throw new Error(`no group ${label}`);
  return found;
}

test('every part that can be hidden belongs to one group', () => {
  const parts = PART_GROUPS.flatMap((each) => each.parts);
  expect([...parts].sort()).toEqual(Object.keys(wholePortfolio().profileVisibility).sort());
});

test('a group of several parts can be shown in part', () => {
  const some = withParts(wholePortfolio(), ['GRADUATE'], false);
  expect(shownOf(group('학력'), some.profileVisibility)).toBe('some');
  expect(shownOf(group('개인전'), some.profileVisibility)).toBe(true);
  const none = withParts(some, ['UNDERGRADUATE', 'ETC'], false);
  expect(shownOf(group('학력'), none.profileVisibility)).toBe(false);
});

test('exhibitions are the rows of their type, with their places in the list of all', () => {
  const { experiences } = wholePortfolio().artistProfile;
  const rows = rowsOf(group('개인전'), wholePortfolio().artistProfile);
  expect(rows.length).toBeGreaterThan(0);
  for (const { index } of rows) expect(experiences[index]?.type).toBe('SOLO_EXHIBITION');
});

test('a list without rows has no line in the panel; the texts always have', () => {
  const artistProfile = portfolioProfile({ awards: [] });
  const labels = groupsOf(wholePortfolio({ artistProfile })).map(({ label }) => label);
  expect(labels).not.toContain('수상');
  expect(labels).toEqual(expect.arrayContaining(['사진', '한 줄 소개', '작가 노트']));
});
