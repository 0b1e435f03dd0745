import { eq } from 'drizzle-orm';
import type { QueryOf } from '@/lib/api/url';
import { cacheTags } from '@/lib/cache-tags';
import { ERRORS } from '@/lib/contracts/errors';
import { images } from '@/server/db/schema/image';
import { useTestApi } from '@/tests/support/api';

const WALL = '/v1/contents/artworks';
const api = useTestApi();

const titlesOf = async (query: QueryOf<typeof WALL> = {}) =>
  (await api.get(WALL, { query })).content.map(({ title }) => title);

describe('GET /v1/contents/artworks', () => {
  it('lists the works of public artists, the newest first, a page at a time, each with its artist', async () => {
    const [dana, hidden] = [
      await api.make.artist({ nameKo: '류단아' }),
      await api.make.artist({ isPublic: false }),
    ];
    for (const title of ['하나', '둘', '셋']) await api.make.artwork(dana.id, { title });
    await api.make.artwork(hidden.id, { title: '숨은 작품' });
    const first = await api.get(WALL, { query: { size: 2 } });
    expect(first).toMatchObject({ totalElements: 3, totalPages: 2, understood: null });
    expect(first.content).toMatchObject([
      { title: '셋', artist: { nameKo: '류단아' }, artistUserAccountId: dana.userAccountId },
      { title: '둘' },
    ]);
    expect(await titlesOf({ size: 2, page: 1 })).toEqual(['하나']);
    expect(await titlesOf({ size: 2, page: 2 })).toEqual([]);
  });

  it('sorts by each order in both directions; works of unknown size come last', async () => {
    const [nabi, garam] = [
      await api.make.artist({ nameKo: '나비' }),
      await api.make.artist({ nameKo: '가람' }),
    ];
    await api.make.artwork(nabi.id, { title: '중간', year: 2020, heightCm: 20, widthCm: 20 });
    await api.make.artwork(garam.id, { title: '큰', year: 2024, heightCm: 200, widthCm: 100 });
    await api.make.artwork(nabi.id, { title: '모름', year: 1999, heightCm: null, widthCm: null });
    await api.make.artwork(garam.id, { title: '작은', year: 2022, heightCm: 5, widthCm: 5 });
    expect(await titlesOf({ sort: 'year' })).toEqual(['큰', '작은', '중간', '모름']);
    expect(await titlesOf({ sort: 'year', direction: 'asc' })).toEqual(['모름', '중간', '작은', '큰']);
    expect(await titlesOf({ sort: 'size' })).toEqual(['큰', '중간', '작은', '모름']);
    expect(await titlesOf({ sort: 'size', direction: 'asc' })).toEqual(['작은', '중간', '큰', '모름']);
    expect(await titlesOf({ sort: 'artist' })).toEqual(['작은', '큰', '모름', '중간']);
    expect(await titlesOf({ sort: 'artist', direction: 'desc' })).toEqual(['모름', '중간', '작은', '큰']);
    expect(await titlesOf({ sort: 'createdAt', direction: 'asc' })).toEqual(['중간', '큰', '모름', '작은']);
  });

  it('has those of a genre, and says how many', async () => {
    const { id } = await api.make.artist();
    await api.make.artwork(id, { title: '조각', genre: 'SCULPTURE' });
    await api.make.artwork(id, { title: '그림', genre: 'WESTERN_PAINTING' });
    const { id: hidden } = await api.make.artist({ isPublic: false });
    await api.make.artwork(hidden, { title: '숨은 조각', genre: 'SCULPTURE' });
    const page = await api.get(WALL, { query: { genre: 'SCULPTURE', size: 1 } });
    expect(page).toMatchObject({ totalElements: 1, content: [{ title: '조각' }] });
    expect(await titlesOf({ genre: 'MEDIA' })).toEqual([]);
  });

  it('is narrowed by facets: any of the values of one, all of the facets, with counts that follow the others', async () => {
    const [seoul, abroad] = [
      await api.make.artist({ domesticArea: '서울 성북구' }),
      await api.make.artist({ domesticArea: '전주', overseasArea: '파리' }),
    ];
    const paint = async (artistId: number, title: string, material: string, year: number) =>
      api.make.artwork(artistId, {
        title,
        material,
        year,
        genre: 'WESTERN_PAINTING',
        heightCm: 160,
        widthCm: 100,
      });
    await paint(seoul.id, '유화 하나', '캔버스에 유채', 2021);
    await paint(seoul.id, '유화 둘', '캔버스에 유채', 2012);
    await paint(abroad.id, '먹 하나', '한지에 먹', 2023);
    await api.make.artwork(abroad.id, {
      title: '조각',
      material: '대리석',
      genre: 'SCULPTURE',
      year: 2020,
      heightCm: 20,
      widthCm: 20,
    });
    expect(await titlesOf({ material: 'OIL.INK', sort: 'year' })).toEqual([
      '먹 하나',
      '유화 하나',
      '유화 둘',
    ]);
    expect(await titlesOf({ material: 'oil,ink', decade: 'Y2020' })).toEqual(['먹 하나', '유화 하나']);
    expect(await titlesOf({ region: 'ABROAD', canvas: 'TO_100' })).toEqual(['먹 하나']);
    const { facets, totalElements } = await api.get(WALL, {
      query: { material: 'OIL', decade: 'Y2010', facets: true, size: 1 },
    });
    expect(totalElements).toBe(1);
    expect(facets).toMatchObject({
      all: 4,
      found: 4,
      counts: {
        material: { OIL: 1 },
        decade: { Y2010: 1, Y2020: 1 },
        region: { SEOUL: 1 },
        genre: { WESTERN_PAINTING: 1 },
        canvas: { TO_100: 1 },
      },
      without: [],
    });
    expect((await api.get(WALL, { query: {} })).facets).toBeNull();
  });

  it('says for an empty choice what each of its values holds back', async () => {
    const { id } = await api.make.artist();
    await api.make.artwork(id, { genre: 'SCULPTURE', material: '대리석' });
    await api.make.artwork(id, { genre: 'SCULPTURE', material: '청동' });
    await api.make.artwork(id, { genre: 'MEDIA', material: '단채널 영상' });
    const { facets } = await api.get(WALL, {
      query: { genre: 'SCULPTURE', material: 'VIDEO', facets: true },
    });
    expect(facets?.without).toEqual([
      { facet: 'genre', value: 'SCULPTURE', count: 1 },
      { facet: 'material', value: 'VIDEO', count: 2 },
    ]);
  });

  it('is narrowed by the colours of the images', async () => {
    const { id } = await api.make.artist();
    const { imageId: blue } = await api.make.artwork(id, { title: '파란' });
    await api.make.artwork(id, { title: '무색' });
    const palette = [{ color: '#2c4a74', share: 1 }];
    await api.database.orm.update(images).set({ palette }).where(eq(images.id, blue));
    expect(await titlesOf({ color: 'JJOK.HONG' })).toContain('파란');
    expect(await titlesOf({ color: 'HONG' })).toEqual([]);
  });

  it('finds by words, works with the text in their title first, and says what a text was taken for', async () => {
    const { id } = await api.make.artist({ nameKo: '바다윤' });
    await api.make.artwork(id, { title: '바다', material: '캔버스에 유채' });
    await api.make.artwork(id, { title: '산', description: '바다를 등지고' });
    await api.make.artwork((await api.make.artist({ nameKo: '윤' })).id, { title: '들' });
    expect(await titlesOf({ q: '바다', sort: 'createdAt', direction: 'desc' })).toEqual(['바다', '산']);
    expect(await titlesOf({ q: '유채', genre: 'MEDIA' })).toEqual([]);
    const { understood, content } = await api.get(WALL, { query: { q: 'qkek' } });
    expect(understood).toMatchObject({ reading: 'KEYBOARD', text: '바다' });
    expect(content).toHaveLength(2);
  });

  it.each([
    ['page=-1', 'PAGE_INVALID'],
    ['size=101', 'SIZE_INVALID'],
    ['sort=price', 'SORT_INVALID'],
    ['direction=up', 'DIRECTION_INVALID'],
    ['genre=PAINTING', 'BAD_REQUEST'],
    ['color=JJOK.BLUE', 'BAD_REQUEST'],
  ] as const)('refuses %s with the sentence of %s', async (query, code) => {
    expect(await api.fails(400, 'GET', `${WALL}?${query}`)).toMatchObject({
      code,
      message: ERRORS[code].message,
    });
  });

  it('says what it depends on', async () => {
    const tagsOf = async (query: QueryOf<typeof WALL>) =>
      (await api.request('GET', WALL, { query })).headers.get('cache-tag') ?? '';
    expect(await tagsOf({})).toContain(cacheTags.artists);
    expect(await tagsOf({})).not.toContain(cacheTags.articles);
    expect(await tagsOf({ q: '바다' })).toContain(cacheTags.articles);
  });
});
