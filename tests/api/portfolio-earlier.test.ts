import { eq } from 'drizzle-orm';
import type { Portfolio } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { artworks } from '@/server/db/schema/artwork';
import { portfolios } from '@/server/db/schema/portfolio';
import { storedUploads } from '@/server/db/schema/upload';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { removeLetGo } from '@/tests/support/file-removals';
import { PORTFOLIO, portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { named, studioForm } from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { save, saved, begin } = portfolioCalls(api);

const SHARED = '/v1/portfolio-links/{token}';
const introduced = (portfolio: Portfolio, introduction: string): Portfolio => ({
  ...portfolio,
  artistProfile: { ...portfolio.artistProfile, introduction },
});
const pdfOf = (text: string) => named(Buffer.from(`%PDF-1.7 << /Type /Page >>\n${text}`), '작품집.pdf');
/** Saves a portfolio with its PDF. */
const finish = (as: Account, portfolio: Portfolio, text: string, version = 0) =>
  save(as, portfolioBody(introduced(portfolio, text), version, false), { pdf: pdfOf(text) });
const startAnother = (as: Account, portfolio: Portfolio, text: string, version: number) =>
  save(as, { ...portfolioBody(introduced(portfolio, text), version), begins: true });
const earlier = (as: Account) => api.get(`${PORTFOLIO}/earlier`, { as }).then(({ content }) => content);
const restore = (as: Account, id: string) =>
  api.call('POST', `${PORTFOLIO}/{id}/restore`, { as, params: { id } });
const read = async (url: string | undefined) => (await api.app.request(url ?? '')).text();
const keptPdf = async (as: Account) => read((await api.get(`${PORTFOLIO}/file-urls`, { as })).urls[0]);
const introductionOf = async (as: Account, isTemporary: boolean) =>
  (await saved(as, isTemporary)).artistProfile.introduction;

describe('a finished portfolio', () => {
  it('can be restored with its PDF where another one was begun', async () => {
    const { as, portfolio, works } = await begin();
    const finished = await finish(as, portfolio, '완성한 것');
    expect(await earlier(as)).toEqual([]);
    const begun = await save(as, portfolioBody(introduced(portfolio, '새로 시작한 것')));
    expect(await earlier(as)).toEqual([
      {
        ...{ id: finished.id, isTemporary: false, hasPdf: true, isShown: true },
        ...{ updatedAt: finished.updatedAt, works: works.length, titles: ['보낸 제목', '보낸 제목'] },
      },
    ]);
    expect(await restore(as, finished.id)).toMatchObject({
      ...{ id: finished.id, isTemporary: false, hasPdf: true, updatedAt: finished.updatedAt },
      artistProfile: { introduction: '완성한 것' },
    });
    expect(await keptPdf(as)).toContain('완성한 것');
    await api.fails(404, 'GET', `${PORTFOLIO}/saved-with-latest-data`, {
      as,
      query: { isTemporary: 'true' },
    });
    // What was begun is kept in its turn.
    expect(await earlier(as)).toMatchObject([{ id: begun.id, isTemporary: true, isShown: false }]);
    await restore(as, begun.id);
    expect(await introductionOf(as, true)).toBe('새로 시작한 것');
    expect(await keptPdf(as)).toContain('완성한 것');
  });

  it('becomes an earlier one when the PDF of another is kept, and links follow the one that is restored', async () => {
    const { as, portfolio } = await begin();
    const first = await finish(as, portfolio, '첫째');
    const link = await api.call('POST', `${PORTFOLIO}/links`, {
      as,
      body: { label: '갤러리', period: 'MONTH' },
    });
    const params = { token: link.token };
    const shown = async () => {
      const { url } = await api.get(`${SHARED}/file-url`, { params });
      const { portfolio: seen } = await api.get(SHARED, { params });
      return [seen.artistProfile.introduction, (await read(url)).split('\n')[1]];
    };
    await save(as, portfolioBody(introduced(portfolio, '둘째를 시작함')));
    expect(await shown()).toEqual(['첫째', '첫째']);
    const workedOn = await saved(as, true);
    const second = await finish(as, portfolio, '둘째', workedOn.version);
    expect(await shown()).toEqual(['둘째', '둘째']);
    expect(await earlier(as)).toMatchObject([{ id: first.id, hasPdf: true, isShown: false }]);

    const { url } = await api.get(`${PORTFOLIO}/{id}/file-url`, { as, params: { id: first.id } });
    expect(await read(url)).toContain('첫째');
    await restore(as, first.id);
    await restore(as, first.id);
    expect(await shown()).toEqual(['첫째', '첫째']);
    expect(await earlier(as)).toMatchObject([{ id: second.id, isShown: false }]);
  });

  it('names the artworks that were removed since, and keeps its PDF', async () => {
    const { as, portfolio, works } = await begin();
    const finished = await finish(as, portfolio, '완성한 것');
    await save(as, portfolioBody(portfolio));
    const gone = works[0]?.uuid ?? '';
    await api.database.orm.delete(artworks).where(eq(artworks.uuid, gone));
    expect((await restore(as, finished.id)).missingArtworks).toEqual([{ uuid: gone, title: '보낸 제목' }]);
    expect(await keptPdf(as)).toContain('완성한 것');
  });

  it('that shows the same is kept once', async () => {
    const { as, portfolio } = await begin();
    await finish(as, portfolio, '같은 것');
    await finish(as, portfolio, '같은 것');
    expect(await earlier(as)).toEqual([]);
    expect(await api.rows(portfolios)).toHaveLength(1);
  });

  it('is kept within bounds, and what is dropped frees its file', async () => {
    const { as, portfolio } = await begin();
    const most = portfolioLimits.earlierMax;
    const texts = Array.from({ length: most + 3 }, (_, at) => `${at + 1}번째`);
    for (const text of texts) await finish(as, portfolio, text);
    expect(await earlier(as)).toHaveLength(most);
    expect(await keptPdf(as)).toContain(`${most + 3}번째`);
    expect(await api.rows(storedUploads)).toHaveLength(most + 1);
    await removeLetGo(api);
    expect((await api.storedKeys()).filter((key) => key.endsWith('.pdf'))).toHaveLength(most + 1);
    const [newest] = await earlier(as);
    await restore(as, newest?.id ?? '');
    expect(await keptPdf(as)).toContain(`${most + 2}번째`);
  });
});

describe('an unfinished portfolio', () => {
  it('becomes an earlier one where another one begins, and isn’t saved over', async () => {
    const { as, portfolio } = await begin();
    const first = await save(as, portfolioBody(introduced(portfolio, '작업하던 것')));
    const second = await startAnother(as, portfolio, '새로 시작한 것', first.version);
    expect(second.id).not.toBe(first.id);
    expect(await introductionOf(as, true)).toBe('새로 시작한 것');
    expect(await earlier(as)).toMatchObject([{ id: first.id, isTemporary: true, hasPdf: false }]);
    await api.fails(404, 'GET', `${PORTFOLIO}/{id}/file-url`, { as, params: { id: first.id } });
    for (let at = 0; at < portfolioLimits.earlierMax + 2; at++)
      await startAnother(as, portfolio, `${at}`, (await saved(as, true)).version);
    expect(await earlier(as)).toHaveLength(portfolioLimits.earlierMax);
  });

  it('is never taken for another one by its version', async () => {
    const { as, portfolio } = await begin();
    const first = await finish(as, portfolio, '완성한 것');
    const other = await save(as, portfolioBody(portfolio));
    expect(other.version).toBeGreaterThan(first.version);
    await startAnother(as, portfolio, '셋째', other.version);
    const refused = (version: number, begins: boolean) =>
      api.fails(409, 'POST', PORTFOLIO, {
        as,
        body: studioForm({ ...portfolioBody(portfolio, version), begins }),
      });
    for (const { version } of [first, other])
      for (const begins of [false, true])
        expect((await refused(version, begins)).code).toBe('PORTFOLIO_STALE');
    expect((await refused(0, true)).code).toBe('PORTFOLIO_STALE');
    await restore(as, other.id);
    expect((await refused(other.version, false)).code).toBe('PORTFOLIO_STALE');
    expect(await introductionOf(as, true)).toBe(portfolio.artistProfile.introduction);
  });

  it('that another one has replaced becomes the kept one where its PDF arrives late', async () => {
    const { as, portfolio } = await begin();
    const first = await save(as, portfolioBody(introduced(portfolio, '그리던 것')));
    await startAnother(as, portfolio, '새로 시작한 것', first.version);
    const query = { fileName: '늦음.pdf', contentType: 'application/pdf' };
    const url = await api.get('/v1/s3/put/presigned-url', { as, query });
    const headers = { 'content-type': query.contentType };
    await api.app.request(url, { method: 'PUT', body: '%PDF-1.7 << /Type /Page >>\n늦게 옴', headers });
    await api.call('PUT', `${PORTFOLIO}/{id}/pdf/saved`, { as, params: { id: first.id }, body: { url } });
    expect(await introductionOf(as, false)).toBe('그리던 것');
    expect(await introductionOf(as, true)).toBe('새로 시작한 것');
    expect(await earlier(as)).toMatchObject([{ id: first.id, isShown: true }]);
  });
});

it('no other account sees, restores or downloads an earlier portfolio', async () => {
  const { as, portfolio } = await begin();
  const first = await finish(as, portfolio, '첫째');
  await finish(as, portfolio, '둘째');
  const other = await begin();
  expect(await earlier(other.as)).toEqual([]);
  for (const id of [first.id, UNKNOWN_UUID]) {
    await api.fails(404, 'POST', `${PORTFOLIO}/{id}/restore`, { as: other.as, params: { id } });
    await api.fails(404, 'GET', `${PORTFOLIO}/{id}/file-url`, { as: other.as, params: { id } });
  }
  expect(await keptPdf(as)).toContain('둘째');
});
