import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

/**
 * Components whose code React or Next loads while they render: parts of lists, which the server renders too. Each is in a `LatePart`,
 * so that a load that fails leaves the part out. Everything else is loaded by `useLazyElement` or `useLazyDialog`, which keep
 * the page and offer a reload.
 */
const PARTS_OF_LISTS = [
  'components/article/article-list.tsx NoArticles',
  'components/artist/artist-list.tsx NoArtists',
  'components/artwork/wall/artwork-list-wall.tsx NoArtworks',
  'components/search/list-note.tsx UnderstoodNote',
  'components/search/named-first.tsx FoundIn',
];
/** The page is nothing else. */
const WHOLE_PAGES = ['app/admin/admin-app.tsx AdminApp'];

describe('code that is loaded late', () => {
  const files = listFiles(['app', 'components'], '.tsx').map((file) => ({
    file,
    code: readFileSync(file, 'utf8'),
  }));
  const found = files.flatMap(({ file, code }) =>
    [...code.matchAll(/const (\w+) = (?:lazy|dynamic)\b/g)].map(([, name = '']) => ({ file, code, name })),
  );

  it('never takes the page along when it can’t be loaded', () => {
    expect(found.map(({ file, name }) => `${file} ${name}`).toSorted()).toEqual(
      [...WHOLE_PAGES, ...PARTS_OF_LISTS].toSorted(),
    );
    const bare = found.filter(
      ({ file, code, name }) =>
        PARTS_OF_LISTS.includes(`${file} ${name}`) &&
        !new RegExp(`<LatePart[^<]*>\\s*<${name}\\b`).test(code),
    );
    expect(bare).toEqual([]);
  });
});
