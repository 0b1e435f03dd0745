import { eq } from 'drizzle-orm';
import type { SearchIndex } from '@/lib/contracts/search';
import { understand } from '@/lib/search/understand';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { createTestDatabase } from '@/tests/support/database';
import type { TestDatabase } from '@/tests/support/database';
import { createFactories } from '@/tests/support/factories';
import { startElasticPeer } from '@/tests/support/search/elastic-peer';
import {
  openElasticEngine,
  openPostgresEngine,
  wordsIn,
  type TestEngine,
} from '@/tests/support/search/engine';
import { bruteForce, seeded, someText, type Findable } from '@/tests/support/search/oracle';

/** The rules that every engine follows. SEARCH_TEST_URL names a real engine with nori to test too. */
const real = process.env['SEARCH_TEST_URL'] ?? '';
const ENGINES: [string, (database: TestDatabase) => Promise<TestEngine>][] = [
  ['the database', openPostgresEngine],
  [
    'the protocol’s peer',
    async (database) => {
      const peer = await startElasticPeer();
      const engine = await openElasticEngine(database, peer.url);
      return { ...engine, close: async () => engine.close().then(peer.close) };
    },
  ],
];
if (real !== '') ENGINES.push(['SEARCH_TEST_URL', (database) => openElasticEngine(database, real)]);

describe.each(ENGINES)('search in %s', (_, open) => {
  let database: TestDatabase;
  let engine: TestEngine;
  let make: ReturnType<typeof createFactories>;
  beforeAll(async () => {
    database = await createTestDatabase();
    engine = await open(database);
    make = createFactories(database.orm);
  });
  beforeEach(async () => {
    await database.orm.delete(artists);
  });
  afterAll(async () => {
    await engine?.close();
    await database?.close();
  });

  const find = async (text: string, index: SearchIndex = 'ARTIST_ARTWORK') => {
    await engine.settle();
    return engine.search.search(wordsIn(index, text));
  };

  it('says that it is there', async () => {
    expect(['GREEN', 'YELLOW']).toContain(await engine.search.checkHealth());
  });

  it('misses nothing that has every word, and puts titles first as they should stand', async () => {
    const random = seeded(7);
    const things: Findable[] = [];
    for (let at = 0; at < 6; at += 1) {
      const artist = await make.artist({ nameKo: someText(random, 1) });
      for (let work = 0; work < 12; work += 1) {
        const row = await make.artwork(artist.id, { title: someText(random), material: someText(random, 2) });
        things.push({
          ...row,
          titles: [row.title],
          labels: [artist.nameKo, row.material],
          texts: [],
          rankedAt: row.createdAt,
        });
      }
    }
    for (const text of [
      '물',
      '물결',
      '달항아리',
      '항아',
      'oil',
      'CAN',
      '결 달',
      '%',
      "it's",
      '🎨',
      '꽃길산물',
    ]) {
      const expected = bruteForce(text, things);
      const { uuids, total, isCapped } = await find(text);
      expect({ text, missed: expected.filter((uuid) => !uuids.includes(uuid)) }).toEqual({
        text,
        missed: [],
      });
      expect({ text, uuids: uuids.slice(0, expected.length) }).toEqual({ text, uuids: expected });
      expect({ total, isCapped }).toEqual({ total: uuids.length, isCapped: false });
    }
  });

  it.each([
    ['100', ['100', '100 호', '제100회']],
    ['100호', ['100 호']],
    ['162', ['162.2 × 130.3', '162x130']],
    ['162.2', ['162.2 × 130.3']],
    ['162x130', ['162x130']],
    ['2024', ['2024. 5. 3']],
    ['2024.5.3', ['2024. 5. 3']],
    ['12', ['no.12']],
    ['no.12', ['no.12']],
    ['No. 1', []],
    ['00', []],
    ['2', []],
    ['24', ['20 24']],
  ])('finds the number %s whole', async (text, names) => {
    for (const nameKo of ['100', '100 호', '제100회', '2100', '1003', '162.2 × 130.3', '162x130'])
      await make.artist({ nameKo });
    for (const nameKo of ['1162x130', 'no.12', '20 24', '2024. 5. 3']) await make.artist({ nameKo });
    const { uuids } = await find(text, 'ARTIST');
    const rows = await database.orm.select().from(artists);
    expect(uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.nameKo).toSorted()).toEqual(names);
  });

  it.each([
    ['〈먹 오늘의 농도〉', ['먹, 오늘의 농도']],
    ['“먹, 오늘의 농도”', ['먹, 오늘의 농도']],
    ['〈오늘의 먹〉', []],
    ['천 번의 안부, 2024', ['천 번의 안부']],
    ['류단아 〈천 번의 안부〉 2024', ['천 번의 안부']],
    ['100호F', ['천 번의 안부']],
    ['P100', []],
    ['ＡＴｈｏｕｓａｎｄ Ｒｅｇａｒｄｓ', ['천 번의 안부']],
    ['무제 Ⅱ', ['무제 II']],
    ['x', []],
    ['안', ['천 번의 안부']],
    ['물', ['겨울 강물']],
    ['3', ['벽보 3']],
    ['〈없는 작품〉', []],
    ['없는전시', []],
    ['#', ['# 표시']],
  ])('finds %s as captions mean it', async (text, titles) => {
    const artist = await make.artist({ nameKo: '류단아' });
    const add = (title: string, given = {}) =>
      make.artwork(artist.id, { title, year: 2020, size: '10 × 3 cm', heightCm: 10, widthCm: 3, ...given });
    await add('천 번의 안부', {
      ...{
        titleEn: 'A Thousand Regards',
        year: 2024,
        size: '162.2 × 130.3 cm',
        heightCm: 162.2,
        widthCm: 130.3,
      },
    });
    await add('먹, 오늘의 농도');
    await add('무제 II');
    await add('겨울 강물');
    await add('벽보 3', { description: '강물 없는 그림이고, 이 작품은 물가에서 그렸다.' });
    await add('# 표시');
    await engine.settle();
    const wanted = wordsIn('ARTIST_ARTWORK', '');
    const { uuids } = await engine.search.search({ ...wanted, query: understand(text, null) });
    const rows = await database.orm.select().from(artworks);
    expect(uuids.map((uuid) => rows.find((row) => row.uuid === uuid)?.title)).toEqual(titles);
  });

  it('matches an entry that takes place in a year like one that names it', async () => {
    const { uuid } = await make.article({
      ...{ type: 'EXHIBITION', title: '먼 점', periodFrom: '2024-03-01', periodTo: '2024-04-01' },
    });
    await engine.settle();
    const found = async (text: string) => {
      const query = understand(text, '2026-06-01', 'period');
      return (await engine.search.search({ ...wordsIn('ARTICLE_EXHIBITION', ''), query })).uuids;
    };
    expect([await found('먼 점, 2024'), await found('먼 점, 2023')]).toEqual([[uuid], []]);
    await database.orm.delete(articles);
  });

  it('is in step with changes: renamed, hidden, deleted', async () => {
    const artist = await make.artist({ nameKo: '한도윤' });
    const work = await make.artwork(artist.id, { title: '바다' });
    expect((await find('한도윤')).uuids).toEqual([work.uuid]);
    expect((await find('한도윤', 'ARTIST')).uuids).toEqual([artist.uuid]);
    await database.orm.update(artists).set({ nameKo: '서가온' }).where(eq(artists.id, artist.id));
    expect([(await find('한도윤')).total, (await find('서가온')).total]).toEqual([0, 1]);
    await database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, artist.id));
    expect((await find('바다')).total).toBe(0);
    await database.orm.update(artists).set({ isPublic: true }).where(eq(artists.id, artist.id));
    expect((await find('바다')).total).toBe(1);
    await database.orm.delete(artworks).where(eq(artworks.id, work.id));
    expect((await find('바다')).total).toBe(0);
  });

  it('pages, and caps what it counts', async () => {
    const artist = await make.artist({ nameKo: '가' });
    const imageId = artist.imageId;
    const rows = Array.from({ length: 1003 }, (_row, at) => ({
      artistId: artist.id,
      imageId,
      title: at < 2 ? '물결' : `먼 물결 ${at}`,
      year: 2024,
      material: '먹',
      size: '1 cm',
      genre: 'ETC' as const,
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * 1000),
    }));
    await database.orm.insert(artworks).values(rows);
    await engine.settle();
    const page = (offset: number) =>
      engine.search.search(wordsIn('ARTIST_ARTWORK', '물결', { offset, limit: 10 }));
    const [first, second] = [await page(0), await page(10)];
    expect([first.total, first.isCapped, first.uuids.length]).toEqual([1000, true, 10]);
    expect(first.uuids.filter((uuid) => second.uuids.includes(uuid))).toEqual([]);
    expect((await page(1000)).uuids).toEqual([]);
  });

  it('suggests during typing', async () => {
    const artist = await make.artist({ nameKo: '김정현' });
    const work = await make.artwork(artist.id, { title: '달 항아리' });
    await engine.settle();
    const first = async (text: string) => (await engine.search.suggest(text, 8))[0]?.uuid;
    for (const text of [
      '김',
      '기',
      '김ㅈ',
      '김정혀',
      'ㄱㅈㅎ',
      'ㅈㅎ',
      '정현',
      '김정헌',
      '김ㅈㅎ',
      'ㄱ정현',
      '“김정현”',
    ])
      expect(await first(text)).toBe(artist.uuid);
    for (const text of ['달항', '닳', 'ㄷㅎ', '항아리']) expect(await first(text)).toBe(work.uuid);
    expect(await engine.search.suggest('없는말이다', 8)).toEqual([]);
  });
});
