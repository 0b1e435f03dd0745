import { wholePortfolio } from '@/tests/support/portfolio-content';
import { withParts, withRows } from './changes';
import { layoutPortfolio } from './layout-portfolio';
import { onlyShown } from './only-shown';
import { VISIBLE_PARTS } from './sections';

const A4 = { width: 297, height: 210 };

test('what is hidden isn’t told, and the pages stay as they are', () => {
  const whole = wholePortfolio();
  const cases = [
    whole,
    ...VISIBLE_PARTS.map((part) => withParts(whole, [part], false)),
    withParts(whole, VISIBLE_PARTS, false),
    withRows(whole, 'awards', [0], false),
    withRows(whole, 'educations', [0], false),
  ];
  for (const portfolio of cases) {
    const boxesOf = (shown: typeof portfolio) =>
      layoutPortfolio(shown, A4).pages.map(({ kind, boxes }) => ({ kind, boxes: boxes.map(placeOf) }));
    expect(boxesOf(onlyShown(portfolio))).toEqual(boxesOf(portfolio));
  }
});

test('nothing of a hidden part is left', () => {
  const hidden = onlyShown(withParts(wholePortfolio(), VISIBLE_PARTS, false)).artistProfile;
  expect(hidden).toMatchObject({
    ...{ introduction: null, artistNote: null, imageUrl: null, activityGenreEtc: null },
    ...{ experiences: [], educations: [], awards: [], collections: [], activityGenreTypes: [] },
  });
  const { awards } = onlyShown(withRows(wholePortfolio(), 'awards', [0], false)).artistProfile;
  expect(awards).toEqual(wholePortfolio().artistProfile.awards.slice(1));
});

test('the text of the genre 기타 is told where that genre is', () => {
  const whole = wholePortfolio();
  const genres = (isEtcShown: boolean) => [
    { value: 'MEDIA' as const, selected: true },
    { value: 'ETC' as const, selected: isEtcShown },
  ];
  const textOf = (isEtcShown: boolean) =>
    onlyShown({
      ...whole,
      artistProfile: {
        ...whole.artistProfile,
        activityGenreTypes: genres(isEtcShown),
        activityGenreEtc: '염색',
      },
    }).artistProfile.activityGenreEtc;
  expect([textOf(true), textOf(false)]).toEqual(['염색', null]);
});

/** Where a box stands and what it shows. Rows are named by their places in lists, which change. */
function placeOf(box: object): object {
  return Object.fromEntries(Object.entries(box).filter(([name]) => name !== 'of'));
}
