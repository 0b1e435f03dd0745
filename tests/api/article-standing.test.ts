import { articleCardSchema } from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { fillUrl, type LooseParts } from '@/lib/api/url';
import type { ArticlePathType } from '@/lib/paths/article';
import { useTestApi } from '@/tests/support/api';

const listSchema = pageSchema(articleCardSchema);
const TO_VISIT = ['EXHIBITION', 'EVENT'] as const;

const NOON = new Date('2026-03-15T03:00:00Z');
/** What the server's clock says. */
let now = NOON;
const api = useTestApi({ clock: () => now });
beforeEach(() => void (now = NOON));

const titles = async (type: ArticlePathType, query: LooseParts['query'] = {}) =>
  listSchema
    .parse(await api.get(fillUrl(ARTICLE_CALLS[type].list, { query })))
    .content.map(({ title }) => title);

/** In the order in which they were made. */
const PERIODS: [title: string, from: string | null, to: string | null][] = [
  ['오래 열린 전시', '2020-01-01', null],
  ['지난달에 끝난 전시', '2026-01-01', '2026-02-20'],
  ['다음 달 전시', '2026-04-01', '2026-04-30'],
  ['날이 없는 전시', null, null],
  ['어제 끝난 전시', '2026-03-01', '2026-03-14'],
  ['내일 여는 전시', '2026-03-16', '2026-03-31'],
  ['오늘까지인 전시', '2026-03-01', '2026-03-15'],
  ['끝만 아는 지난 전시', null, '2026-03-14'],
  ['내일 여는 둘째 전시', '2026-03-16', null],
];
const EXPECTED = [
  // What runs, the newest first.
  '오늘까지인 전시',
  '날이 없는 전시',
  '오래 열린 전시',
  // What comes, the nearest first.
  '내일 여는 둘째 전시',
  '내일 여는 전시',
  '다음 달 전시',
  // What is over, the latest end first.
  '끝만 아는 지난 전시',
  '어제 끝난 전시',
  '지난달에 끝난 전시',
];

async function makeAll(type: (typeof TO_VISIT)[number] | 'NEWS') {
  for (const [title, periodFrom, periodTo] of PERIODS) {
    await api.make.article({ type, title, periodFrom, periodTo });
  }
}

describe('P-175: lists open with what runs now', () => {
  it.each(TO_VISIT)('%s: then with what comes, then with what is over', async (type) => {
    await makeAll(type);
    await api.make.article({ type, title: '초안', status: 'DRAFT', periodFrom: '2026-03-15' });
    expect(await titles(type)).toEqual(EXPECTED);
    expect(await titles(type, { sort: 'standing', direction: 'desc' })).toEqual([...EXPECTED].reverse());
  });

  it('pages lose and repeat nothing, in either direction', async () => {
    await makeAll('EXHIBITION');
    for (const direction of ['asc', 'desc']) {
      const paged: string[] = [];
      for (let page = 0; page < 5; page += 1) {
        paged.push(...(await titles('EXHIBITION', { direction, page, size: 2 })));
      }
      expect(paged).toEqual(direction === 'asc' ? EXPECTED : [...EXPECTED].reverse());
    }
  });

  it('keeps a steady order where all are equal', async () => {
    const createdAt = new Date('2026-01-01T00:00:00Z');
    const periods = [
      ['2026-03-01', null],
      ['2026-03-20', null],
      ['2026-03-01', '2026-03-02'],
    ] as const;
    for (const [periodFrom, periodTo] of periods) {
      for (let index = 0; index < 3; index += 1) {
        await api.make.article({
          type: 'EVENT',
          title: `${periodFrom} ${periodTo} ${index}`,
          createdAt,
          periodFrom,
          periodTo,
        });
      }
    }
    const seen: string[] = [];
    for (let page = 0; page < 9; page += 1) seen.push(...(await titles('EVENT', { page, size: 1 })));
    expect(new Set(seen).size).toBe(9);
    expect(await titles('EVENT')).toEqual(seen);
  });

  it('holds under each filter and for the hits of a search', async () => {
    await makeAll('EXHIBITION');
    expect(await titles('EXHIBITION', { filter: 'ONGOING' })).toEqual(EXPECTED.slice(0, 3));
    expect(await titles('EXHIBITION', { filter: 'UPCOMING' })).toEqual(EXPECTED.slice(3, 6));
    expect(await titles('EXHIBITION', { filter: 'PAST' })).toEqual(EXPECTED.slice(6));
    expect(await titles('EXHIBITION', { q: '여는' })).toEqual(EXPECTED.slice(3, 5));
    expect(await titles('EXHIBITION', { q: '끝' })).toEqual([
      '끝만 아는 지난 전시',
      '어제 끝난 전시',
      '지난달에 끝난 전시',
    ]);
  });

  it('changes at midnight in Seoul', async () => {
    await api.make.article({
      type: 'EVENT',
      title: '하루',
      periodFrom: '2026-03-15',
      periodTo: '2026-03-15',
    });
    await api.make.article({
      type: 'EVENT',
      title: '이틀',
      periodFrom: '2026-03-16',
      periodTo: '2026-03-17',
    });
    expect(await titles('EVENT')).toEqual(['하루', '이틀']);
    now = new Date('2026-03-15T14:59:59.999Z');
    expect(await titles('EVENT')).toEqual(['하루', '이틀']);
    now = new Date('2026-03-15T15:00:00Z');
    expect(await titles('EVENT')).toEqual(['이틀', '하루']);
  });

  it('an order in the address keeps its meaning', async () => {
    await makeAll('EVENT');
    const newest = PERIODS.map(([title]) => title).reverse();
    expect(await titles('EVENT', { sort: 'createdAt' })).toEqual(newest);
  });

  it('news keep the newest first, and have no such order', async () => {
    await makeAll('NEWS');
    expect(await titles('NEWS')).toEqual(PERIODS.map(([title]) => title).reverse());
    const failure = await api.fails(400, 'GET', '/v1/contents/articles/news?sort=standing');
    expect(failure.code).toBe('SORT_INVALID');
  });
});
