import { config, PORTFOLIO_CASES, works } from '@/tests/support/portfolio-cases';
import { faultsOf, imageBoxes, textBoxes, textOf } from '@/tests/support/portfolio-checks';
import {
  portfolioContent,
  portfolioProfile,
  workUuid,
  type PortfolioContent,
} from '@/tests/support/portfolio-content';
import { layoutArtworkList } from './layout-artwork-list';
import { layoutCv } from './layout-cv';
import { layoutPortfolio } from './layout-portfolio';
import { TEMPLATE_NAMES, TEMPLATES } from './templates';
import { drawableText } from './text-runs';

const A4 = TEMPLATES.A4_LANDSCAPE;

/** The keys of all rows that are selected. */
function selectedKeys({ artistProfile: profile }: PortfolioContent): string[] {
  return (['experiences', 'educations', 'awards', 'collections'] as const).flatMap((list) =>
    profile[list].flatMap(({ selected }, index) => (selected ? [`${list}:${index}`] : [])),
  );
}

describe.each(Object.keys(PORTFOLIO_CASES))('%s', (name) => {
  const content = PORTFOLIO_CASES[name]?.() ?? portfolioContent();
  const isHidden = !content.profileVisibility.awards;

  it.each(TEMPLATE_NAMES)(
    'stays inside its columns on %s, and nothing lies over another thing',
    (template) => {
      const layout = layoutPortfolio(content, TEMPLATES[template]);
      expect(faultsOf(layout)).toEqual([]);
      expect(layout.pages[0]?.kind).toBe('cover');
      expect(imageBoxes(layout.pages).flatMap(({ of }) => (of?.startsWith('0198') ? [of] : []))).toEqual(
        content.artistArtWorks.map(({ uuid }) => uuid),
      );
      const rows = textBoxes(layout.pages).filter(({ role }) => role === 'row');
      const keys = rows.flatMap(({ of }) => of ?? []);
      const inOrder = keys.filter((key, index) => key !== keys[index - 1]);
      // Each row once, in one piece of lines.
      expect(inOrder.toSorted()).toEqual(isHidden ? [] : selectedKeys(content).toSorted());
    },
  );

  it('has a CV and a list that stay inside their columns', () => {
    for (const language of ['ko', 'en'] as const) {
      const cv = layoutCv(content, language);
      expect(faultsOf(cv)).toEqual([]);
      const keys = textBoxes(cv.pages).flatMap(({ role, of }) => (role === 'row' && of !== null ? [of] : []));
      expect([...new Set(keys)].toSorted()).toEqual(isHidden ? [] : selectedKeys(content).toSorted());
      const list = layoutArtworkList(content, language);
      expect(faultsOf(list)).toEqual([]);
      expect(imageBoxes(list.pages).map(({ of }) => of)).toEqual(
        content.artistArtWorks.map(({ uuid }) => uuid),
      );
    }
  });
});

it('loses no character of a row', () => {
  const content = PORTFOLIO_CASES['rows of 600 characters']?.() ?? portfolioContent();
  const lines = textBoxes(layoutPortfolio(content, A4).pages).filter(({ role }) => role === 'row');
  for (const [index, { title, selected }] of content.artistProfile.awards.entries()) {
    const text = lines
      .filter(({ of }) => of === `awards:${index}`)
      .map(textOf)
      .join('');
    expect(text.replaceAll(' ', '')).toBe(selected ? drawableText(title).replaceAll(' ', '') : '');
  }
});

it('orders sections as the public page does, and rows by year', () => {
  const { pages } = layoutPortfolio(portfolioContent(), A4);
  const profile = textBoxes(pages.filter(({ kind }) => kind === 'profile'));
  expect(profile.filter(({ role }) => role === 'heading').map(textOf)).toEqual([
    '개인전',
    '단체전',
    '학력',
    '레지던시',
    '수상',
    '소장',
    '지원',
  ]);
  expect(
    profile
      .filter(({ role }) => role === 'year')
      .map(textOf)
      .slice(0, 10),
  ).toEqual(['2025', '2023', '2021', '2019', '2025', '2024', '2023', '2022', '2018', '2015']);
  expect(profile.filter(({ role }) => role === 'contact').map(textOf)).toContain('010-1234-5678');
});

it('gives a blank line and a gap the room that the artist asked for', () => {
  const yOf = (layout: ReturnType<typeof layoutPortfolio>, text: string) =>
    textBoxes(layout.pages).find((box) => textOf(box) === text)?.y ?? 0;
  const plain = layoutPortfolio(portfolioContent({ profilePageLayoutConfig: config(0, 0, false) }), A4);
  const blank = layoutPortfolio(portfolioContent({ profilePageLayoutConfig: config(0, 1, false) }), A4);
  const gap = layoutPortfolio(portfolioContent({ profilePageLayoutConfig: config(8, 0, false) }), A4);
  const line = (13.5 * 25.4) / 72;
  expect(yOf(blank, '단체전') - yOf(plain, '단체전')).toBeCloseTo(line);
  // Four solo exhibitions have three gaps.
  expect(yOf(gap, '단체전') - yOf(plain, '단체전')).toBeCloseTo(3 * 0.5 * line);
});

it('removes the end of a note that is too long, and says what it kept', () => {
  const artistNote = '안부를 묻는다.\n'.repeat(130).trim();
  const { notices, pages } = layoutPortfolio(
    portfolioContent({ artistProfile: portfolioProfile({ artistNote }) }),
    A4,
  );
  const cut = notices.find(({ kind }) => kind === 'noteCut');
  expect(cut?.kind).toBe('noteCut');
  const kept = artistNote.slice(0, cut?.kind === 'noteCut' ? cut.keptLength : 0);
  expect(
    textBoxes(pages)
      .filter(({ role }) => role === 'note')
      .map(textOf)
      .join('\n'),
  ).toBe(kept);
  const again = layoutPortfolio(
    portfolioContent({ artistProfile: portfolioProfile({ artistNote: kept }) }),
    A4,
  );
  expect(again.notices).toEqual([]);
});

it('tells the artist of characters and pictures that it can’t show', () => {
  const artistArtWorks = works(2).map((work, index) => ({
    ...work,
    title: index === 0 ? '바다 🎨' : '산',
    imageUrl: index === 1 ? '' : work.imageUrl,
  }));
  const { notices, pages } = layoutPortfolio(portfolioContent({ artistArtWorks }), A4);
  expect(notices).toEqual([
    { kind: 'imageMissing', artwork: workUuid(1) },
    { kind: 'notDrawn', characters: ['🎨'], of: workUuid(0) },
  ]);
  expect(textBoxes(pages).map(textOf).join()).not.toContain('🎨');
});

it('keeps the proportions of pictures', () => {
  const artistArtWorks = works(2).map((work, index) => ({
    ...work,
    width: 1000,
    height: index === 0 ? 300 : 2400,
  }));
  const [first, second] = imageBoxes(layoutPortfolio(portfolioContent({ artistArtWorks }), A4).pages).slice(
    1,
  );
  expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(1000 / 300);
  expect((second?.width ?? 0) / (second?.height ?? 1)).toBeCloseTo(1000 / 2400);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeCloseTo((second?.y ?? 0) + (second?.height ?? 0));
});
