import type { Portfolio } from '@/lib/contracts/portfolio';
import { withParts } from '@/lib/portfolio/changes';
import { portfolioContent, portfolioProfile } from '@/tests/support/portfolio-content';
import { groupsOf, PART_GROUPS, rowsOf, shownOf } from './part-groups';

const portfolio = (changes: Parameters<typeof portfolioContent>[0] = {}): Portfolio => ({
  ...portfolioContent(changes),
  pdfSettingConfig: {
    pageWidth: 297,
    pageHeight: 210,
    orientation: 'landscape',
    scale: 1,
    imageQuality: 0.9,
  },
});

function group(label: string) {
  const found = PART_GROUPS.find((each) => each.label === label);
  if (found === undefined) throw new Error(`no group ${label}`);
  return found;
}

test('every part that can be hidden belongs to one group', () => {
  const parts = PART_GROUPS.flatMap((each) => each.parts);
  expect([...parts].sort()).toEqual(Object.keys(portfolio().profileVisibility).sort());
});

test('a group of several parts can be shown in part', () => {
  const some = withParts(portfolio(), ['GRADUATE'], false);
  expect(shownOf(group('학력'), some.profileVisibility)).toBe('some');
  expect(shownOf(group('개인전'), some.profileVisibility)).toBe(true);
  const none = withParts(some, ['UNDERGRADUATE', 'ETC'], false);
  expect(shownOf(group('학력'), none.profileVisibility)).toBe(false);
});

test('exhibitions are the rows of their type, with their places in the list of all', () => {
  const { experiences } = portfolio().artistProfile;
  const rows = rowsOf(group('개인전'), portfolio().artistProfile);
  expect(rows.length).toBeGreaterThan(0);
  for (const { index } of rows) expect(experiences[index]?.type).toBe('SOLO_EXHIBITION');
});

test('a list without rows has no line in the panel; the texts always have', () => {
  const artistProfile = portfolioProfile({ awards: [] });
  const labels = groupsOf(portfolio({ artistProfile })).map(({ label }) => label);
  expect(labels).not.toContain('수상');
  expect(labels).toEqual(expect.arrayContaining(['사진', '한 줄 소개', '작가 노트']));
});
