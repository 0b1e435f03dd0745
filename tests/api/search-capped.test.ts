import { sql } from 'drizzle-orm';
import { SEARCH_COUNT_CAP } from '@/server/providers/search/search';
import { createPostgresSearch } from '@/server/providers/search/postgres';
import { createSearchEntryRepository } from '@/server/providers/search/postgres-repository';
import type { SearchProvider } from '@/server/providers/search/search';
import { createSuggestionRepository } from '@/server/providers/search/suggestion-repository';
import { createTestDatabase } from '@/tests/support/database';
import type { TestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { wordsIn } from '@/tests/support/search/engine';

const CAP = SEARCH_COUNT_CAP;
let database: TestDatabase;
let search: SearchProvider;

/** `count` artworks at once, newer than those before: their titles are made of `i`, which counts from 1. */
async function addArtworks(count: number, title: string): Promise<void> {
  await database.orm.execute(sql`
    insert into artworks (artist_id, image_id, title, year, material, size, genre, created_at)
    select a.id, a.image_id, ${sql.raw(title)}, 2024, '먹', '1 cm', 'ETC',
      coalesce((select max(created_at) from artworks), '2020-01-01') + i * interval '1 second'
    from artists a, generate_series(1, ${count}::int) i`);
}

async function titlesOf(uuids: readonly string[]): Promise<string[]> {
  const { rows } = await database.orm.execute<{ uuid: string; title: string }>(
    sql`select uuid, title from artworks`,
  );
  const titles = new Map(rows.map(({ uuid, title }) => [uuid, title]));
  return uuids.map((uuid) => titles.get(uuid) ?? '');
}

/** Reads all pages and checks that they follow one another without a gap. */
async function everything(text: string): Promise<string[]> {
  const pages: string[][] = [];
  for (let offset = 0; offset < CAP + 100; offset += 100) {
    const found = await search.search(wordsIn('ARTIST_ARTWORK', text, { offset }));
    expect(found).toMatchObject({ total: CAP, isCapped: true });
    pages.push(found.uuids);
  }
  expect(pages.at(-1)).toEqual([]);
  const uuids = pages.flat();
  expect(new Set(uuids).size).toBe(CAP);
  return titlesOf(uuids);
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  search = createPostgresSearch(createSearchEntryRepository(orm), createSuggestionRepository(orm));
  await createFactories(orm).artist({ nameKo: '가' });
});
beforeEach(() => database.orm.execute(sql`delete from artworks`));
afterAll(() => database?.close());

it('counts up to the cap and says that there are more', async () => {
  await addArtworks(CAP, `'물결 ' || i`);
  expect(await search.search(wordsIn('ARTIST_ARTWORK', '물결', { limit: 1 }))).toMatchObject({
    total: CAP,
    isCapped: false,
  });
  await addArtworks(1, `'물결 하나'`);
  expect(await search.search(wordsIn('ARTIST_ARTWORK', '물결', { limit: 1 }))).toMatchObject({
    total: CAP,
    isCapped: true,
  });
});

it('keeps the order of titles beyond the cap, where nearly everything matches', async () => {
  await addArtworks(20, `'물결'`);
  await addArtworks(30, `'물결 ' || i`);
  await addArtworks(1500, `'먼 물결 ' || i`);
  const titles = await everything('물결');
  expect(titles.slice(0, 20)).toEqual(Array(20).fill('물결'));
  expect(titles.slice(20, 50)).toEqual(Array.from({ length: 30 }, (_, at) => `물결 ${30 - at}`));
  expect(titles.slice(50)).toEqual(Array.from({ length: CAP - 50 }, (_, at) => `먼 물결 ${1500 - at}`));
});

it('keeps it where hits are old and the newest say nothing', async () => {
  await addArtworks(5, `'물결'`);
  await addArtworks(1200, `'먼 물결 ' || i`);
  await addArtworks(3000, `'산 ' || i`);
  const titles = await everything('물결');
  expect(titles.slice(0, 7)).toEqual([...Array<string>(5).fill('물결'), '먼 물결 1200', '먼 물결 1199']);
});

it('tells titles that begin with a syllable from those that begin with a longer one', async () => {
  await addArtworks(3, `'김 ' || i`);
  await addArtworks(1300, `'기 ' || i`);
  await addArtworks(2, `'기'`);
  const titles = await everything('기');
  expect(titles.slice(0, 4)).toEqual(['기', '기', '기 1300', '기 1299']);
  expect(titles.some((title) => title.startsWith('김'))).toBe(false);
});
