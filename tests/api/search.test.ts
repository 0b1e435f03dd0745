import {
  articleHitPageSchema,
  artworkHitPageSchema,
  SEARCH_INDEXES,
  type SearchIndex,
} from '@/lib/contracts/search';
import { useTestApi, type Sent } from '@/tests/support/api';

const api = useTestApi();
const find = (index: SearchIndex, q: string, query: { page?: number; size?: number } = {}, as?: Sent['as']) =>
  api.get('/v1/search/unified-field/{index}', { params: { index }, query: { q, ...query }, as: as ?? null });
const artworks = async (q: string, query?: { page?: number; size?: number }) =>
  artworkHitPageSchema.parse(await find('ARTIST_ARTWORK', q, query));
const titles = async (q: string) => (await artworks(q)).content.map(({ title }) => title);

describe('a search', () => {
  it('answers with cards and what of them matched', async () => {
    const seen = {
      videoLink: 'https://vimeo.com/1',
      interviews: [{ interviewTitle: '작업실에서', interviewLink: 'https://example.com/1' }],
    };
    const artist = await api.make.artist({
      nameKo: '김정현',
      nameEn: 'Kim Jeonghyeon',
      introduction: '물결을 그립니다',
      ...seen,
    });
    const work = await api.make.artwork(artist.id, { title: '푸른 물결', material: '장지에 먹' });
    const found = await artworks('물결');
    expect(found).toMatchObject({
      totalElements: 1,
      totalPages: 1,
      isCapped: false,
      pageable: { pageNumber: 0, pageSize: 24 },
    });
    expect(found.content[0]).toMatchObject({
      uuid: work.uuid,
      userAccountId: artist.userAccountId,
      artistId: artist.id,
      artistNameKo: '김정현',
      artist: { id: artist.id, userAccountId: artist.userAccountId, ...seen },
      likeType: 'ARTIST_ARTWORK',
      isLike: false,
      highlight: { title: ['푸른 <em>물결</em>'] },
    });
    const artists = await find('ARTIST', '물결');
    expect(artists.content[0]?.highlight).toEqual({ introduction: ['<em>물결</em>을 그립니다'] });
    expect((await artworks('김정현')).content[0]?.highlight).toEqual({ artistNameKo: ['<em>김정현</em>'] });
  });

  it('finds each type of article in its own index, by every text of it', async () => {
    const artist = await api.make.artist({ nameKo: '한도윤' });
    for (const type of ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const) {
      await api.make.article({
        type,
        title: '여름의 끝',
        subTitle: '부제목',
        organizer: '결 미술관',
        location: '서울 종로구',
        artistId: artist.id,
        content: '<p class="가려진말">물감&nbsp;냄새 &amp; 빛</p>',
        contents: [{ uuid: 'x', title: '소제목', content: '깊은 이야기', imageId: 'x' }],
      });
      const index = `ARTICLE_${type}` as const;
      for (const q of [
        '여름',
        '부제목',
        '미술관',
        '종로',
        '한도윤',
        '물감',
        '소제목',
        '이야기',
        '여름 물감',
      ]) {
        const found = articleHitPageSchema.parse(await find(index, q));
        expect({ q, types: found.content.map((hit) => hit.type) }).toEqual({ q, types: [type] });
        expect(Object.keys(found.content[0]?.highlight ?? {})).not.toEqual([]);
      }
    }
    const hidden = await find('ARTICLE_NEWS', '가려진말');
    expect(hidden.totalElements).toBe(0);
  });

  it('orders by title: equal, its words, parts of them, the rest; newest first among equals', async () => {
    const artist = await api.make.artist();
    for (const [title, description] of [
      ['안개', '물결'],
      ['먼 물결', ''],
      ['물결 소리', ''],
      ['물결', ''],
      ['푸른 물결', ''],
      ['물 결', ''],
      ['물결무늬', ''],
    ] as const)
      await api.make.artwork(artist.id, { title, description });
    expect(await titles('물결')).toEqual([
      '물 결',
      '물결',
      '물결 소리',
      '푸른 물결',
      '먼 물결',
      '물결무늬',
      '안개',
    ]);
    expect(await titles('물 결')).toEqual(await titles('물결'));
  });

  it('tells a member what they like', async () => {
    const member = await api.make.account();
    const artist = await api.make.artist({ nameKo: '좋아요' });
    await api.make.like(member.uuid, 'ARTIST', artist.uuid);
    expect((await find('ARTIST', '좋아요', {}, member)).content[0]?.isLike).toBe(true);
    expect((await find('ARTIST', '좋아요')).content[0]?.isLike).toBe(false);
  });

  it('goes through pages that hang together', async () => {
    const artist = await api.make.artist();
    for (let at = 0; at < 7; at += 1) await api.make.artwork(artist.id, { title: `물결 ${at}` });
    const pages = [];
    for (const page of [0, 1, 2, 3]) pages.push(await artworks('물결', { page, size: 3 }));
    expect(pages.map(({ content }) => content.map(({ title }) => title))).toEqual([
      ['물결 6', '물결 5', '물결 4'],
      ['물결 3', '물결 2', '물결 1'],
      ['물결 0'],
      [],
    ]);
    expect(pages.map(({ totalElements, totalPages }) => [totalElements, totalPages])).toEqual(
      Array(4).fill([7, 3]),
    );
  });

  it.each([
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'",
    '"',
    "' or 1=1 --",
    '&|!:*()<->',
    ':*',
    '꽃:*',
    '\0',
    '🎨',
    '\ud83c',
    '김'.normalize('NFD'),
    'ㄱ',
    '쀍'.repeat(500),
    '쀍 '.repeat(250),
    'İ ß Σ',
    '\u200b\u202e',
    '$1 ${x}',
  ])('is safe with %#: %j', async (q) => {
    const artist = await api.make.artist();
    await api.make.artwork(artist.id, { title: '안전한 제목' });
    for (const index of SEARCH_INDEXES) {
      expect((await find(index, q.replace(/\p{Cs}/gu, '\ufffd'))).totalElements).toBe(0);
    }
    const near = await api.get('/v1/search/suggestions', { query: { q: q.replace(/\p{Cs}/gu, '\ufffd') } });
    expect(near.suggestions).toEqual([]);
  });

  it('finds words with any signs around them, and signs alone in titles', async () => {
    const artist = await api.make.artist();
    for (const title of ['100% 순면', 'a_b', 'c\\d', "it's", '🎨 그림', '<b>굵게</b>', '(괄호) & 더하기'])
      await api.make.artwork(artist.id, { title });
    expect(await titles('%')).toEqual(['100% 순면']);
    expect(await titles('_')).toEqual(['a_b']);
    expect(await titles('\\')).toEqual(['c\\d']);
    expect(await titles("'")).toEqual(["it's"]);
    expect(await titles('& (')).toEqual(['(괄호) & 더하기']);
    for (const q of ['〈〉', '…', '!!!', '* ?'])
      expect({ q, found: await titles(q) }).toEqual({ q, found: [] });
    expect(await titles('100%')).toEqual(['100% 순면']);
    expect(await titles('a_b')).toEqual(['a_b']);
    expect(await titles('c\\d')).toEqual(['c\\d']);
    expect(await titles('it’s')).toEqual(["it's"]);
    expect(await titles('🎨')).toEqual(['🎨 그림']);
    expect(await titles('(괄호) & 더하기')).toEqual(['(괄호) & 더하기']);
    expect(await titles('순면'.normalize('NFD'))).toEqual(['100% 순면']);
    expect((await artworks('굵게')).content[0]?.highlight).toEqual({
      title: ['&lt;b&gt;<em>굵게</em>&lt;/b&gt;'],
    });
  });

  it('refuses what is no page, size or index', async () => {
    await api.fails(400, 'GET', '/v1/search/unified-field/ARTIST?q=a&page=-1');
    await api.fails(400, 'GET', '/v1/search/unified-field/ARTIST?q=a&size=101');
    await api.fails(404, 'GET', '/v1/search/unified-field/ARTISTS?q=a');
  });
});

it('says that the engine is there', async () => {
  expect(await api.get('/v1/health/elasticsearch')).toBe('GREEN');
});
