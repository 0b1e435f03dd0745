import { PRINTED_FIELDS } from '@/lib/artwork/fields';
import { textBoxes, textOf } from '@/tests/support/portfolio-checks';
import {
  pairedWorks,
  portfolioContent,
  portfolioProfile,
  portfolioWork,
} from '@/tests/support/portfolio-content';
import { layoutArtworkList } from './layout-artwork-list';
import { layoutCv } from './layout-cv';
import { layoutPortfolio } from './layout-portfolio';

const texts = (layout: ReturnType<typeof layoutCv>, role: string) =>
  textBoxes(layout.pages)
    .filter((box) => box.role === role)
    .map(textOf);

it('has the CV’s labels and names in either language', () => {
  const ko = layoutCv(portfolioContent(), 'ko');
  expect(texts(ko, 'name')).toEqual(['류단아', 'RYU DANA']);
  expect(texts(ko, 'heading').slice(0, 3)).toEqual(['개인전', '단체전', '학력']);
  const en = layoutCv(portfolioContent(), 'en');
  expect(texts(en, 'name')).toEqual(['RYU DANA', '류단아']);
  expect(texts(en, 'heading').slice(0, 3)).toEqual(['Solo Exhibitions', 'Group Exhibitions', 'Education']);
  expect(texts(en, 'row')).toContain('새봄대학교, 회화과, Graduated');
});

it('sets a CV tighter where that saves a page', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, row) => ({
      year: 2025 - (row % 30),
      title: `수상 ${row}`,
      selected: true,
    }));
  const pagesOf = (count: number) =>
    layoutCv(portfolioContent({ artistProfile: portfolioProfile({ awards: rows(count) }) }), 'ko').pages
      .length;
  const counts = Array.from({ length: 40 }, (_, count) => pagesOf(count));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  const last = counts.indexOf(2);
  // Roomy rows need an eighth of a line more each.
  expect(last).toBeGreaterThan(20);
});

it('prints every printed field of a work on its page', () => {
  const work = portfolioWork(1, { edition: '3/10' });
  const empty = PRINTED_FIELDS.filter((name) => work[name] === null);
  const marked = { ...work, ...Object.fromEntries(empty.map((name) => [name, `<${name}>`])) };
  const printed = textBoxes(
    layoutPortfolio(portfolioContent({ artistArtWorks: pairedWorks([marked]) }), { width: 280, height: 210 })
      .pages,
  )
    .map(textOf)
    .join('\n');
  expect(PRINTED_FIELDS.filter((name) => !printed.includes(String(marked[name])))).toEqual([]);
  expect(printed).toContain('Ed. 3/10');
});

it('numbers the works of a list, and says nothing of them but their labels', () => {
  const works = [1, 2, 3].map((index) => portfolioWork(index, { description: '말' }));
  const list = layoutArtworkList(portfolioContent({ artistArtWorks: pairedWorks(works) }), 'ko');
  expect(texts(list, 'label')).toEqual(['1', '2', '3']);
  expect(texts(list, 'title')).toEqual([
    '작품 1, 2024',
    'Work 1',
    '작품 2, 2024',
    'Work 2',
    '작품 3, 2024',
    'Work 3',
  ]);
  expect(texts(list, 'description')).toEqual([]);
  expect(texts(list, 'heading')).toEqual(['작품 목록']);
});
