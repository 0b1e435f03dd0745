import { sql } from 'drizzle-orm';
import { understand } from '@/lib/search/understand';
import type { Database } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { createPostgresSearch } from '@/server/providers/search/postgres';
import { createSearchEntryRepository } from '@/server/providers/search/postgres-repository';
import type { SearchProvider } from '@/server/providers/search/search';
import { createSuggestionRepository } from '@/server/providers/search/suggestion-repository';
import { findPostgres, openPglite, openPostgres, type OpenDatabase } from './databases';
import { quantile } from './load';
import { short, table } from './report-file';
import { generateSearchable } from './search-content';

/** Artworks; BENCH_SEARCH_MAX leaves the larger ones out, for a look while working. */
const MOST = Number(process.env['BENCH_SEARCH_MAX'] || 1_000_000);
const SIZES = [10_000, 100_000, 1_000_000].filter((size) => size <= MOST);
const ROUNDS = 200;
const WARM_UP = 20;
/** The size at which two other ways are compared. At a million they take seconds, and their index minutes. */
const COMPARED = 100_000;
const SCANS = 5;
const PAGE_SIZE = 10;

/** Words of known rarity (`search-content.ts`, `generate.ts`): one artwork in 20,000, in 500, in a dozen or all. */
const WORDS: [string, string][] = [
  ['one syllable, rare', '꿩'],
  ['one syllable, middling', '뜰'],
  ['one syllable, common', '물'],
  ['one syllable, in all', '그'],
  ['two syllables, rare', '수선'],
  ['two syllables, middling', '뜨락'],
  ['two syllables, common', '물결'],
  ['three syllables, rare', '수선화'],
  ['three syllables, middling', '뜨락길'],
  ['three syllables, common', '그림자'],
  ['Latin, rare', 'gouache'],
  ['Latin, middling', 'linocut'],
  ['Latin, in all', 'untitled'],
  ['two words', '푸른 물결'],
  ['a year', '2024'],
  ['a canvas number', '100호'],
  ['a size', '162x130'],
  ['other words, common', '유화'],
  ['other words, middling', '판화'],
  ['a word that is nowhere', '없는말'],
];
const TYPED = ['ㄱ', 'ㅈㅎ', '김', '김ㅈ', '달항', 'ㄷㅎㅇㄹ', '물겨', '꿩', 'unti'];

interface Filled {
  size: number;
  database: Database;
  search: SearchProvider;
  close(): Promise<void>;
}

/** Searches at growing sizes on PostgreSQL, which has to answer. */
export async function measureSearch(): Promise<string> {
  const url = await findPostgres();
  if (url === null) throw new Error('No PostgreSQL answers.');
  return `## Search

The first page of ${PAGE_SIZE} artworks with its count, in process, ${ROUNDS} of each, the sizes in turns. Aim: p99
under 50 ms at a million on PostgreSQL, and p99 growing by less than the square root of the size. _Scan_ is \`ILIKE\` on the same
text without an index, _trigrams_ the same with \`pg_trgm\` alone; both count to the cap and sort by time only, and both are
measured at ${inWords(COMPARED)}. The smaller table says what the search takes on the disk.

${await measureOn(SIZES, () => openPostgres(url))}`;
}

/** The same on the embedded database, to 100 thousand artworks. */
export async function measureEmbeddedSearch(): Promise<string> {
  const sizes = SIZES.filter((size) => size <= COMPARED);
  return `## Search in the embedded database

The same as above on PGlite.

${await measureOn(sizes, openPglite)}`;
}

async function measureOn(sizes: readonly number[], open: () => Promise<OpenDatabase>): Promise<string> {
  // Side by side: the million alone takes more than half of the part's ten minutes.
  const fillings = await Promise.allSettled(sizes.map(async (size) => fill(await open(), size)));
  const filled = fillings.flatMap((filling) => (filling.status === 'fulfilled' ? [filling.value] : []));
  try {
    for (const filling of fillings) if (filling.status === 'rejected') throw filling.reason;
    const compared = filled.find(({ size }) => size === COMPARED) ?? filled.at(-1);
    if (compared === undefined) throw new Error('There is a size to measure.');
    const rows: (string | number)[][] = [];
    for (const [label, text] of WORDS) {
      const times = await inTurns(filled, ({ search }) =>
        search.search({
          index: 'ARTIST_ARTWORK',
          query: understand(text, null),
          today: '2026-11-22',
          offset: 0,
          limit: PAGE_SIZE,
        }),
      );
      const scan = await scanned(compared.database, 'bench_scan', text);
      const trigrams = await scanned(compared.database, 'bench_trigrams', text);
      rows.push([`${label}: ${text}`, ...summary(times), short(scan), short(trigrams)]);
    }
    for (const text of TYPED) {
      const times = await inTurns(filled, ({ search }) => search.suggest(text, 8));
      rows.push([`suggestions: ${text}`, ...summary(times), '–', '–']);
    }
    const growth = Math.sqrt((sizes.at(-1) ?? 1) / (sizes[0] ?? 1));
    const head = [
      'word',
      ...sizes.map((size) => `p50 ms, ${inWords(size)}`),
      ...sizes.map((size) => `p99 ms, ${inWords(size)}`),
    ];
    const weights = await Promise.all(filled.map(({ database }) => weigh(database)));
    return [
      table([...head, `p99 ratio (aim < ${short(growth)})`, 'scan ms', 'trigrams ms'], rows),
      table(
        ['artworks', 'entries MB', 'index of grams MB', 'other indexes MB', 'artworks themselves MB'],
        filled.map(({ size }, at) => [inWords(size), ...(weights[at] ?? [])]),
      ),
    ].join('\n\n');
  } finally {
    for (const { close } of filled) await close();
  }
}

const inWords = (size: number) => `${size / 1000}k`;

/** What the search keeps, in megabytes: its entries, the index of their grams, its other indexes; and beside it the artworks. */
async function weigh(database: Database): Promise<string[]> {
  const { rows } = await database.orm.execute<
    Record<'entries' | 'grams' | 'others' | 'artworks', number>
  >(sql`
    select pg_table_size('search_entries') / 1e6 as entries,
      pg_relation_size('search_entries_grams_idx') / 1e6 as grams,
      (pg_indexes_size('search_entries') - pg_relation_size('search_entries_grams_idx')) / 1e6 as others,
      pg_total_relation_size('artworks') / 1e6 as artworks`);
  const [weight] = rows;
  if (weight === undefined) throw new Error('The database says how large its tables are.');
  const { entries, grams, others, artworks } = weight;
  return [entries, grams, others, artworks].map((megabytes) => short(Number(megabytes)));
}

async function inTurns(
  filled: readonly Filled[],
  call: (one: Filled) => Promise<unknown>,
): Promise<number[][]> {
  const times = filled.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [at, one] of filled.entries()) {
      const started = performance.now();
      await call(one);
      if (round >= 0) times[at]?.push(performance.now() - started);
    }
  }
  return times;
}

function summary(times: readonly number[][]): string[] {
  const p99 = times.map((seen) => quantile(seen, 0.99));
  const ratio = (p99.at(-1) ?? 0) / (p99[0] ?? 1);
  return [...times.map((seen) => quantile(seen, 0.5)), ...p99, ratio].map(short);
}

/** The median of a count to the cap and a first page, from a table of its own. */
async function scanned(database: Database, name: string, text: string): Promise<number> {
  const every = text.split(' ').map((word) => sql`body ilike ${`%${word}%`}`);
  const from = sql`${sql.raw(name)} where ${sql.join(every, sql` and `)}`;
  const times: number[] = [];
  for (let round = 0; round <= SCANS; round += 1) {
    const started = performance.now();
    await database.orm.execute(sql`select count(*) from (select from ${from} limit 1001) found`);
    await database.orm.execute(
      sql`select uuid from ${from} order by ranked_at desc, uuid desc limit ${PAGE_SIZE}`,
    );
    if (round > 0) times.push(performance.now() - started);
  }
  return quantile(times, 0.5);
}

async function fill(opened: OpenDatabase, size: number): Promise<Filled> {
  const { database, remove } = opened;
  const close = async () => {
    await database.close();
    await remove();
  };
  try {
    await fillTables(database, size);
  } catch (error) {
    await close();
    throw error;
  }
  const { orm } = database;
  const search = createPostgresSearch(createSearchEntryRepository(orm), createSuggestionRepository(orm));
  return { size, database, search, close };
}

async function fillTables(database: Database, size: number): Promise<void> {
  await migrate(database);
  const started = performance.now();
  await generateSearchable(database, size);
  if (size <= COMPARED) await makeCompared(database);
  console.log(`  ${size} artworks on ${database.kind} in ${short((performance.now() - started) / 1000)} s`);
}

/** The same text in a table without an index, and in one with an index of trigrams. */
async function makeCompared(database: Database): Promise<void> {
  await database.orm.transaction(async (tx) => {
    for (const name of ['bench_scan', 'bench_trigrams']) {
      await tx.execute(sql`
        create table ${sql.raw(name)} as
        select uuid, ranked_at, body from search_entries where index = 'ARTIST_ARTWORK'`);
    }
    await tx.execute(sql`create index on bench_trigrams using gin (body gin_trgm_ops)`);
  });
  await database.vacuum();
}
