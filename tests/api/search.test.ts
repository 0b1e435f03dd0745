import {
  articleHitPageSchema,
  artistHitPageSchema,
  artworkHitPageSchema,
  hitPageSchema,
  searchHealthSchema,
  SEARCH_INDEXES,
  suggestionsSchema,
} from '@/lib/contracts/search';
import { api as calls, paths } from '@/lib/paths';
import { startTestApi } from '@/tests/support/api';
import type { TestApi } from '@/tests/support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.close());

const artworks = (q: string, query: { page?: number; size?: number } = {}) =>
  api.get(calls.search('ARTIST_ARTWORK', { q, ...query }), artworkHitPageSchema);
const titles = async (q: string) => (await artworks(q)).content.map(({ title }) => title);
const suggest = (q: string) => api.get(calls.searchSuggestions(q), suggestionsSchema);

describe('a search', () => {
  it('answers with cards and what of them matched', async () => {
    const artist = await api.make.artist({
      nameKo: '김정현',
      nameEn: 'Kim Jeonghyeon',
      introduction: '물결을 그립니다',
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
      likeType: 'ARTIST_ARTWORK',
      isLike: false,
      highlight: { title: ['푸른 <em>물결</em>'] },
    });
    const artists = await api.get(calls.search('ARTIST', { q: '물결' }), artistHitPageSchema);
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
        const found = await api.get(calls.search(index, { q }), articleHitPageSchema);
        expect({ q, types: found.content.map((hit) => hit.type) }).toEqual({ q, types: [type] });
        expect(Object.keys(found.content[0]?.highlight ?? {})).not.toEqual([]);
      }
    }
    const hidden = await api.get(calls.search('ARTICLE_NEWS', { q: '가려진말' }), hitPageSchema);
    expect(hidden.totalElements).toBe(0);
  });

  it('orders by title: equal, beginning, containing, the rest; newest first among equals', async () => {
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
      '물결무늬',
      '물결 소리',
      '푸른 물결',
      '먼 물결',
      '안개',
    ]);
    expect(await titles('물 결')).toEqual(await titles('물결'));
  });

  it('tells a member what they like', async () => {
    const member = await api.make.account();
    const artist = await api.make.artist({ nameKo: '좋아요' });
    await api.make.like(member.uuid, 'ARTIST', artist.uuid);
    const path = calls.search('ARTIST', { q: '좋아요' });
    expect((await api.get(path, artistHitPageSchema, { as: member })).content[0]?.isLike).toBe(true);
    expect((await api.get(path, artistHitPageSchema)).content[0]?.isLike).toBe(false);
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
      const found = await api.get(
        `/v1/search/unified-field/${index}?q=${encodeURIComponent(q.replace(/\p{Cs}/gu, '\ufffd'))}`,
        hitPageSchema,
      );
      expect(found.totalElements).toBe(0);
    }
    expect((await suggest(q.replace(/\p{Cs}/gu, '\ufffd'))).suggestions).toEqual([]);
  });

  it('finds signs as themselves and decomposed text as composed', async () => {
    const artist = await api.make.artist();
    for (const title of ['100% 순면', 'a_b', 'c\\d', "it's", '🎨 그림', '<b>굵게</b>', '(괄호) & 더하기'])
      await api.make.artwork(artist.id, { title });
    expect(await titles('%')).toEqual(['100% 순면']);
    expect(await titles('_')).toEqual(['a_b']);
    expect(await titles('\\')).toEqual(['c\\d']);
    expect(await titles("'")).toEqual(["it's"]);
    expect(await titles('🎨')).toEqual(['🎨 그림']);
    expect(await titles('& (')).toEqual(['(괄호) & 더하기']);
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

describe('suggestions', () => {
  it('come while a syllable is half typed, by initials, and in the keyboard’s other mode', async () => {
    const artist = await api.make.artist({ nameKo: '김정현', nameEn: 'Kim Jeonghyeon' });
    const work = await api.make.artwork(artist.id, { title: '달 항아리' });
    const news = await api.make.article({ type: 'NEWS', title: '바다 소식', location: '부산' });
    const first = async (q: string) => {
      const answer = await suggest(q);
      return [answer.q, answer.suggestions[0]?.text];
    };
    for (const q of [
      '김',
      '기',
      'ㄱ',
      '김ㅈ',
      '김저',
      '김정',
      '김정ㅎ',
      '김정혀',
      '김정현',
      '정현',
      'ㄱㅈㅎ',
      'kim',
      'Jeong',
    ])
      expect(await first(q)).toEqual([q, '김정현']);
    for (const q of ['달항', '닳', '달 하', 'ㄷㅎㅇㄹ', '항아리', 'ㅎㅇㄹ'])
      expect(await first(q)).toEqual([q, '달 항아리']);
    expect(await first('받')).toEqual(['받', '바다 소식']);
    expect(await first('rlawjdgus')).toEqual(['김정현', '김정현']);
    expect(await first('ㅏㅑㅡ')).toEqual(['kim', '김정현']);
    expect(await first('김정헌')).toEqual(['김정헌', '김정현']);
    expect((await suggest('달')).suggestions).toEqual([
      {
        index: 'ARTIST_ARTWORK',
        uuid: work.uuid,
        text: '달 항아리',
        note: '김정현',
        path: paths.artist(artist.userAccountId, { artwork: work.uuid }),
      },
    ]);
    expect((await suggest('바다')).suggestions[0]).toMatchObject({
      index: 'ARTICLE_NEWS',
      note: '부산',
      path: paths.article('NEWS', news.uuid),
    });
  });

  it('leave room for every kind, and name a title once', async () => {
    const artist = await api.make.artist({ nameKo: '산' });
    for (let at = 0; at < 12; at += 1) {
      await api.make.artwork(artist.id, { title: '산 그림' });
      await api.make.artwork(artist.id, { title: `산 ${at}` });
      await api.make.article({ type: 'EVENT', title: `산 잔치 ${at}` });
    }
    const { suggestions } = await suggest('산');
    expect(suggestions).toHaveLength(8);
    expect(suggestions.map(({ index }) => index)).toEqual([
      'ARTIST',
      ...Array(4).fill('ARTIST_ARTWORK'),
      ...Array(3).fill('ARTICLE_EVENT'),
    ]);
    expect(new Set(suggestions.map(({ text }) => text)).size).toBe(8);
  });
});

it('says that the engine is there', async () => {
  expect(await api.get(calls.searchHealth(), searchHealthSchema)).toBe('GREEN');
});
