import { readFileSync } from 'node:fs';
import { OFFLINE_LISTS, WITHOUT_ROW } from '@/tests/support/offline-lists';
import { listComponents, listFiles } from '@/tests/support/source-files';

/**
 * Every list with controls has a row in `tests/support/offline-lists.ts`, which `tests/e2e/offline-lists.spec.ts` taps without a
 * network. A new list fails here until it has one.
 */
const CONTROLS =
  /<(?:Pagination|ChoiceLinks|ListOrders|ListSearch|PagedList|CategoryTabs|ArticleMenu)\b|\buseListNavigation\(|\brouter\.push\(href\)/;
/** Where the controls are made, and pages that only place what is listed. */
const PIECES = /^components\/(ui\/|shell\/)/;

const read = (file: string) => readFileSync(file, 'utf8');
const rows = OFFLINE_LISTS.flatMap(({ from }) => from);

test('every component with the controls of a list has a row', () => {
  const found = listComponents().filter((file) => !PIECES.test(file) && CONTROLS.test(read(file)));
  const placed = ['article-list-frame', 'article-page', 'special-article'].map(
    (name) => `components/article/${name}.tsx`,
  );
  const known = [...rows, ...Object.keys(WITHOUT_ROW), ...placed, 'components/artwork/artwork-wall.tsx'];
  // The layer leads to the search's page, whose field has a row.
  expect(found.filter((file) => !known.includes(file))).toEqual(['components/search/search-layer.tsx']);
});

test('every row names components that exist, and taps something', () => {
  const files = listComponents();
  expect(rows.filter((file) => !files.includes(file))).toEqual([]);
  expect(OFFLINE_LISTS.filter(({ taps }) => Object.keys(taps).length === 0)).toEqual([]);
});

test('every defined list has a row', () => {
  const defined = listFiles(['lib/lists'], '.ts').flatMap((file) =>
    [...read(file).matchAll(/export const (\w+)[^=]*=[^;]*?defineList\(/g)].map(([, name = '']) => name),
  );
  expect(defined.length).toBeGreaterThan(8);
  const sources = [...rows, ...Object.keys(WITHOUT_ROW)].map(read).join('\n');
  // A screen of the back office has its list through `AdminList`.
  const ofBackOffice = new Set(
    ['admin-lists', 'admin-member-lists'].flatMap((file) =>
      [...read(`lib/lists/${file}.ts`).matchAll(/export const (\w+)/g)].map(([, name = '']) => name),
    ),
  );
  /** Lists that their component knows by another name. */
  const aliases: Readonly<Record<string, string>> = { favoriteArticleLists: 'favoriteArticlesAddress' };
  const others = defined.filter((name) => !ofBackOffice.has(name)).map((name) => aliases[name] ?? name);
  expect(others.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});

test('a list has a place for the fault between its controls and its items, and at its page numbers', () => {
  for (const piece of ['components/ui/list/paged-list.tsx', 'components/ui/list/pagination.tsx'])
    expect([piece, read(piece).includes('<FaultPlace />')]).toEqual([piece, true]);
  const without = listComponents().filter(
    (file) =>
      !PIECES.test(file) &&
      /\buseListNavigation\(/.test(read(file)) &&
      !/<(PagedList|FaultPlace)\b/.test(read(file)),
  );
  // It has no controls but its page numbers.
  expect(without).toEqual(['components/article/liked-article-section.tsx']);
});

test('no page is sent for as a document by a script where the router can lead there', () => {
  const own = listFiles(['components'], '.tsx').filter((file) =>
    /<a\s[^>]*href=\{[^}]*\.address\(/.test(read(file)),
  );
  expect(own).toEqual([]);
});
