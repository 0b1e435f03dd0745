import { sql } from 'drizzle-orm';
import { literalQuery } from '@/lib/search/query';
import { mayHave } from '@/server/db/search-matching';
import { createPostgresSearch } from '@/server/providers/search/postgres';
import { createSearchEntryRepository } from '@/server/providers/search/postgres-repository';
import { createSuggestionRepository } from '@/server/providers/search/suggestion-repository';
import { createTestDatabase } from '@/tests/support/database';
import type { TestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { wordsIn } from '@/tests/support/search/engine';
import { bruteForce, seeded, type Findable } from '@/tests/support/search/oracle';

/** What texts with numbers are made of, and what is looked for. */
const PIECES = [
  '100', '162.2', '2024년', '1', '12345', '호', 'x', ' ', ' ', ' × ', '.', '-', ',', 'no.', '제', '회', '\n',
]; // prettier-ignore
const random = seeded(2024);
const things: Findable[] = [];
let database: TestDatabase;

function someNumbers(most: number): string {
  const count = 1 + Math.floor(random() * most);
  return Array.from({ length: count }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
}

/** The artists that the index leads to, before they are read. */
async function candidatesFor(text: string): Promise<string[]> {
  const { rows } = await database.orm.execute<{ uuid: string }>(sql`
    select e.uuid from search_entries e
    where e.index = 'ARTIST' and ${mayHave({ index: 'ARTIST' }, literalQuery(text).terms)}`);
  return rows.map(({ uuid }) => uuid).toSorted();
}

const hitsFor = (text: string) => bruteForce(text, things, { hasLabels: false }).toSorted();

beforeAll(async () => {
  database = await createTestDatabase();
  const make = createFactories(database.orm);
  for (let at = 0; at < 150; at += 1) {
    const [nameKo, introduction] = [`가${someNumbers(6)}`, someNumbers(10)];
    const artist = await make.artist({ nameKo, nameEn: null, introduction, activityGenreTypes: [] });
    things.push({
      ...artist,
      titles: [nameKo],
      labels: [introduction],
      texts: [],
      rankedAt: artist.createdAt,
    });
  }
});
afterAll(() => database?.close());

it('finds what a look at everything finds, whatever stands around a number', async () => {
  const { orm } = database;
  const search = createPostgresSearch(createSearchEntryRepository(orm), createSuggestionRepository(orm));
  let found = 0;
  for (let round = 0; round < 150; round += 1) {
    const text = someNumbers(4).replaceAll(/\s+/g, ' ').trim();
    if (text === '') continue;
    const hits = hitsFor(text);
    found += hits.length;
    expect([text, (await search.search(wordsIn('ARTIST', text, { limit: 500 }))).uuids.toSorted()]).toEqual([
      text,
      hits,
    ]);
    expect([text, await candidatesFor(text)]).toEqual([text, expect.arrayContaining(hits)]);
  }
  expect(found).toBeGreaterThan(500);
});

it.each(['2024', '100호', '100', '162'])('reads nothing but hits for %s', async (text) => {
  const hits = hitsFor(text);
  expect(hits.length).toBeGreaterThan(0);
  expect(hits.length).toBeLessThan(things.length);
  expect(await candidatesFor(text)).toEqual(hits);
});

it('keeps a long number by its beginning', async () => {
  const { rows } = await database.orm.execute<{ grams: string }>(
    sql`select search_grams('ARTIST', '010-12345678 호')::text as grams`,
  );
  expect(rows[0]?.grams).toBe("'a-1' 'a010' 'a010-' 'a1234' 'a1234호' 'a=호' 'a호'");
});
