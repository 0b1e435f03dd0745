import { SEARCH_INDEXES, type SearchIndex } from '@/lib/contracts/search';
import { createPostgresSearch } from '@/server/providers/search/postgres';
import { createSearchEntryRepository } from '@/server/providers/search/postgres-repository';
import type { SearchProvider } from '@/server/providers/search/search';
import { createSuggestionRepository } from '@/server/providers/search/suggestion-repository';
import { createTestDatabase } from '@/tests/support/database';
import type { TestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { wordsIn } from '@/tests/support/search/engine';
import { bruteForce, markedUp, seeded, someText, type Findable } from '@/tests/support/search/oracle';

const random = seeded(20_261_121);
const things = new Map<SearchIndex, Findable[]>(SEARCH_INDEXES.map((index) => [index, []]));
let database: TestDatabase;
let search: SearchProvider;

beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  search = createPostgresSearch(createSearchEntryRepository(orm), createSuggestionRepository(orm));
  const make = createFactories(orm);
  const imageId = (await make.image()).id;
  const maybe = () => (random() < 0.3 ? null : someText(random));
  for (let at = 0; at < 24; at += 1) {
    const artist = await make.artist({
      imageId,
      nameKo: someText(random, 2),
      nameEn: maybe(),
      introduction: maybe(),
    });
    const names = [artist.nameKo, artist.nameEn];
    things.get('ARTIST')?.push({
      ...artist,
      titles: names,
      labels: [artist.introduction],
      texts: [],
      rankedAt: artist.createdAt,
    });
    for (let work = 0; work < 12; work += 1) {
      const title = maybe();
      const artwork = await make.artwork(artist.id, {
        imageId,
        title,
        titleEn: title === null ? someText(random) : maybe(),
        material: someText(random, 2),
        description: maybe(),
      });
      const { titleEn, material, description, createdAt: rankedAt } = artwork;
      things.get('ARTIST_ARTWORK')?.push({
        ...artwork,
        titles: [title, titleEn],
        labels: [...names, material],
        texts: [description],
        rankedAt,
      });
    }
    for (const type of ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const) {
      const content = maybe();
      const article = await make.article({
        type,
        previewImageId: imageId,
        artistId: artist.id,
        title: someText(random),
        subTitle: maybe(),
        organizer: maybe(),
        location: maybe(),
        // Specials are written without markup.
        content: content !== null && type !== 'SPECIAL' ? markedUp(content, random) : content,
      });
      const { subTitle, organizer, location, createdAt: rankedAt } = article;
      const venue = type === 'SPECIAL' ? null : type === 'NEWS' ? organizer : location;
      const labels = [...names, subTitle, organizer, location];
      things
        .get(`ARTICLE_${type}`)
        ?.push({ ...article, titles: [article.title, venue], labels, texts: [content], rankedAt });
    }
  }
});
afterAll(() => database?.close());

/** Words as they were made, parts of them, phrases, and what is nowhere. */
function queries(): string[] {
  const parts = Array.from({ length: 60 }, () => {
    const text = someText(random, 2);
    const from = Math.floor(random() * text.length);
    return text
      .slice(from, from + 1 + Math.floor(random() * 5))
      .replaceAll(/\p{Cs}/gu, '')
      .trim();
  });
  return [
    ...new Set([...parts, '물', '물결', '달항아리', 'CANVAS', '%', '_', "'", '물 결', '없는말']),
  ].filter((text) => text !== '');
}

it.each(SEARCH_INDEXES)(
  'finds in %s what a look at everything finds, and in its order',
  async (index) => {
    const all = things.get(index) ?? [];
    let hits = 0;
    for (const text of queries()) {
      const expected = bruteForce(text, all, { hasLabels: index !== 'ARTIST' });
      const found = await search.search(wordsIn(index, text, { limit: 500 }));
      expect({ text, uuids: found.uuids }).toEqual({ text, uuids: expected });
      expect(found).toMatchObject({ total: expected.length, isCapped: false });
      hits += expected.length;
    }
    expect(hits).toBeGreaterThan(50);
  },
  120_000,
);

it('cuts the same order into pages', async () => {
  const expected = bruteForce('물', things.get('ARTIST_ARTWORK') ?? []);
  const pages: string[] = [];
  for (let offset = 0; offset < expected.length + 7; offset += 7)
    pages.push(...(await search.search(wordsIn('ARTIST_ARTWORK', '물', { offset, limit: 7 }))).uuids);
  expect(pages).toEqual(expected);
});
