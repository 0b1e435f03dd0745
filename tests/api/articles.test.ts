import { articleCardSchema } from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import { articleLists } from '@/lib/lists/article-lists';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { fillUrl, type LooseParts } from '@/lib/api/url';
import type { ArticlePathType } from '@/lib/paths/article';
import { useTestApi } from '@/tests/support/api';

const listSchema = pageSchema(articleCardSchema);
const WITH_PERIOD = ['EXHIBITION', 'EVENT', 'NEWS'] as const;
const ALL = [...WITH_PERIOD, 'SPECIAL'] as const;

/** The time of the server's clock. */
let now = new Date('2026-03-15T03:00:00Z');
const api = useTestApi({ clock: () => now });
beforeEach(() => void (now = new Date('2026-03-15T03:00:00Z')));

const list = async (type: ArticlePathType, query: LooseParts['query'] = {}) =>
  listSchema.parse(await api.get(fillUrl(ARTICLE_CALLS[type].list, { query })));
const titles = async (type: ArticlePathType, query: LooseParts['query'] = {}) =>
  (await list(type, query)).content.map(({ title }) => title);

describe('GET /v1/contents/articles/{collection}', () => {
  it('answers empty pages before there is anything', async () => {
    for (const type of ALL) {
      expect(await list(type)).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
    }
  });

  it('lists what is published of the type, newest first, in pages of each type’s size', async () => {
    for (let index = 0; index < articleLists.EVENT.pageSize + 1; index += 1) {
      await api.make.article({ type: 'EVENT', title: `행사 ${index}` });
      await api.make.article({ type: 'SPECIAL', title: `스페셜 ${index}` });
    }
    await api.make.article({ type: 'EVENT', status: 'DRAFT' });
    await api.make.article({ type: 'EVENT', status: 'SCHEDULED' });
    const first = await list('EVENT');
    expect(first.content).toHaveLength(articleLists.EVENT.pageSize);
    expect(first.content[0]?.title).toBe(`행사 ${articleLists.EVENT.pageSize}`);
    expect(first).toMatchObject({ totalElements: articleLists.EVENT.pageSize + 1, totalPages: 2 });
    expect(await titles('EVENT', { page: 1 })).toEqual(['행사 0']);
    expect(await list('EVENT', { page: 99_999_999 })).toMatchObject({ content: [] });
    expect((await list('SPECIAL')).content).toHaveLength(articleLists.SPECIAL.pageSize);
    expect(first.content[0]).toMatchObject({ type: 'EVENT', likeType: 'EVENT', isLike: false });
  });

  it('is kept by caches for guests until an article or the day changes, and says likes to their owner alone', async () => {
    const article = await api.make.article({ type: 'EXHIBITION' });
    const as = await api.make.account();
    await api.make.like(as.uuid, 'EXHIBITION', article.uuid);
    const anonymous = await api.request('GET', '/v1/contents/articles/exhibitions');
    expect(anonymous.headers.get('cache-tag')).toBe('articles, today');
    expect(anonymous.headers.get('cache-control')).toContain('public');
    const own = await api.request('GET', '/v1/contents/articles/exhibitions', { as });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(listSchema.parse((await own.json()).data).content[0]?.isLike).toBe(true);
    const specials = await api.request('GET', '/v1/contents/articles/specials', { query: { q: '가' } });
    expect(specials.headers.get('cache-tag')).toBe('articles, artists');
  });

  it.each(ALL)('%s refuses what no list has, in the catalogue’s words', async (type) => {
    for (const [query, code] of [
      ['page=-1', 'PAGE_INVALID'],
      ['page=1.5', 'PAGE_INVALID'],
      ['size=0', 'SIZE_INVALID'],
      ['size=101', 'SIZE_INVALID'],
      ['direction=up', 'DIRECTION_INVALID'],
      ['sort=likeCount', 'SORT_INVALID'],
      ["sort=title'--", 'SORT_INVALID'],
    ] as const) {
      expect([query, (await api.fails(400, 'GET', `${ARTICLE_CALLS[type].list}?${query}`)).code]).toEqual([
        query,
        code,
      ]);
    }
  });

  it('refuses a status that there isn’t, and specials have no period', async () => {
    expect(await api.get('/v1/contents/articles/events?filter=')).toEqual(
      await api.get('/v1/contents/articles/events'),
    );
    const failure = await api.fails(400, 'GET', '/v1/contents/articles/events?filter=SOON');
    expect(failure).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'filter' }] });
    expect((await api.fails(400, 'GET', '/v1/contents/articles/specials?sort=periodFrom')).code).toBe(
      'SORT_INVALID',
    );
    const unknown: string = '/v1/contents/articles/essays';
    await api.fails(404, 'GET', unknown);
  });
});

describe('the status filter', () => {
  const PERIODS: [title: string, from: string | null, to: string | null][] = [
    ['지났다', '2026-03-01', '2026-03-14'],
    ['오늘까지', '2026-03-01', '2026-03-15'],
    ['오늘만', '2026-03-15', '2026-03-15'],
    ['오늘부터', '2026-03-15', '2026-03-31'],
    ['내일부터', '2026-03-16', '2026-03-31'],
    ['끝이 열림', '2026-03-01', null],
    ['끝이 열리고 내일부터', '2026-03-16', null],
    ['시작이 열리고 어제까지', null, '2026-03-14'],
    ['시작이 열리고 오늘까지', null, '2026-03-15'],
    ['날이 없음', null, null],
  ];

  it.each(WITH_PERIOD)('%s: both days belong to the period, open ends are open', async (type) => {
    for (const [title, periodFrom, periodTo] of PERIODS) {
      await api.make.article({ type, title, periodFrom, periodTo });
    }
    const of = (filter: string) => titles(type, { filter, sort: 'createdAt', direction: 'asc' });
    expect(await of('UPCOMING')).toEqual(['내일부터', '끝이 열리고 내일부터']);
    expect(await of('PAST')).toEqual(['지났다', '시작이 열리고 어제까지']);
    expect(await of('ongoing')).toEqual([
      '오늘까지',
      '오늘만',
      '오늘부터',
      '끝이 열림',
      '시작이 열리고 오늘까지',
      '날이 없음',
    ]);
    expect(await of('ALL')).toHaveLength(PERIODS.length);
  });

  it.each([
    ['2026-03-14T14:59:59.999Z', ['하루'], [], []],
    ['2026-03-14T15:00:00.000Z', [], ['하루'], []],
    ['2026-03-15T14:59:59.999Z', [], ['하루'], []],
    ['2026-03-15T15:00:00.000Z', [], [], ['하루']],
  ])('changes at midnight in Seoul: at %s', async (moment, upcoming, ongoing, past) => {
    await api.make.article({
      type: 'EVENT',
      title: '하루',
      periodFrom: '2026-03-15',
      periodTo: '2026-03-15',
    });
    now = new Date(moment);
    expect(await titles('EVENT', { filter: 'UPCOMING' })).toEqual(upcoming);
    expect(await titles('EVENT', { filter: 'ONGOING' })).toEqual(ongoing);
    expect(await titles('EVENT', { filter: 'PAST' })).toEqual(past);
  });
});

describe('orders', () => {
  beforeEach(async () => {
    await api.make.article({ type: 'NEWS', title: '나', periodFrom: '2026-03-02' });
    await api.make.article({ type: 'NEWS', title: '가', periodFrom: null });
    await api.make.article({ type: 'NEWS', title: '다', periodFrom: '2026-03-01' });
    await api.make.article({ type: 'NEWS', title: 'B', periodFrom: '2026-03-02' });
  });

  it.each([
    ['createdAt', undefined, 'B다가나'],
    ['createdAt', 'asc', '나가다B'],
    ['title', undefined, 'B가나다'],
    ['title', 'DESC', '다나가B'],
  ])('%s %s', async (sort, direction, expected) => {
    expect((await titles('NEWS', { sort, direction })).join('')).toBe(expected);
  });

  it('by beginning: the latest first, an open one as the earliest, equals in a steady order', async () => {
    const down = (await titles('NEWS', { sort: 'periodFrom' })).join('');
    expect(down).toMatch(/^(B나|나B)다가$/);
    const up = (await titles('NEWS', { sort: 'periodFrom', direction: 'asc' })).join('');
    expect(up).toBe([...down].reverse().join(''));
  });

  it('pages lose and repeat nothing where all are equal', async () => {
    const createdAt = new Date('2026-01-01T00:00:00Z');
    for (let index = 0; index < 7; index += 1) {
      await api.make.article({ type: 'EVENT', title: '같다', createdAt, periodFrom: '2026-01-01' });
    }
    for (const sort of ['createdAt', 'periodFrom', 'title']) {
      const seen: string[] = [];
      for (let page = 0; page < 4; page += 1) {
        seen.push(...(await list('EVENT', { sort, page, size: 2 })).content.map(({ uuid }) => uuid));
      }
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 7, 7]);
    }
  });
});
