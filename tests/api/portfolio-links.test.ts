import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { withParts, withRows } from '@/lib/portfolio/changes';
import { portfolioLinks, portfolios } from '@/server/db/schema/portfolio';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { named } from '@/tests/support/studio';
import { HOUR, useMovableClock, withdrawalCalls } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { save, begin } = portfolioCalls(api);
const { withdraw } = withdrawalCalls(api);

const LINKS = '/v1/artists/me/portfolio/links';
const SHARED = '/v1/portfolio-links/{token}';
const PDF_BYTES = '%PDF-1.7\n<< /Type /Page >>\n and more';

/** An artist with a portfolio whose PDF is kept. */
async function beginKept() {
  const begun = await begin();
  const pdf = named(Buffer.from(PDF_BYTES), '작품집.pdf');
  const state = await save(begun.as, portfolioBody(begun.portfolio, 0, false), { pdf });
  return { ...begun, state };
}
const create = (as: Account, label = '이음갤러리', period = 'MONTH') =>
  api.call('POST', LINKS, { as, body: { label, period } });
const list = (as: Account) => api.get(LINKS, { as }).then(({ content }) => content);
const show = (token: string) => api.get(SHARED, { params: { token } });
const view = (token: string, as: Account | null = null) =>
  api.call('POST', `${SHARED}/views`, { as, params: { token } });

/** Every call of a link that can't be opened is answered as if there never was one. */
async function expectClosed(token: string) {
  const params = { token };
  for (const [method, path] of [
    ['GET', SHARED],
    ['GET', `${SHARED}/file-url`],
    ['POST', `${SHARED}/views`],
  ] as const)
    expect((await api.fails(404, method, path, { params })).code).toBe('NOT_FOUND');
}

describe('a link', () => {
  it('shows the kept portfolio and its PDF to guests, until its last day is over', async () => {
    const { as, works } = await beginKept();
    const link = await create(as);
    expect(link).toMatchObject({ label: '이음갤러리', views: 0, lastViewedAt: null, isOpen: true });
    // The thirtieth day after the one that it was made on, to its end in Seoul.
    expect(link.createdAt).toBe('2026-11-21T05:30:00.000Z');
    expect(link.expiresAt).toBe('2026-12-21T14:59:59.999Z');
    const { portfolio } = await show(link.token);
    expect(portfolio.artistArtWorks.map(({ uuid }) => uuid)).toEqual(works.map(({ uuid }) => uuid));
    const { url } = await api.get(`${SHARED}/file-url`, { params: { token: link.token } });
    expect(await (await api.app.request(url)).text()).toBe(PDF_BYTES);

    clock.set(new Date('2026-12-21T14:59:59.998Z'));
    await show(link.token);
    clock.set(new Date('2026-12-21T14:59:59.999Z'));
    await expectClosed(link.token);
    expect(await list(as)).toMatchObject([{ id: link.id, isOpen: false }]);
  });

  it('tells nothing that the artist hid, and nothing of how the portfolio is kept', async () => {
    const { as, portfolio } = await begin();
    const hidden = withParts(withRows(portfolio, 'awards', [0], false), ['artistNote'], false);
    const [first, second] = portfolio.artistProfile.awards.map(({ title }) => title);
    await save(as, portfolioBody(hidden, 0, false), { pdf: named(Buffer.from(PDF_BYTES), 'a.pdf') });
    const shown = await show((await create(as)).token);
    const text = JSON.stringify(shown);
    expect(text).not.toContain(first);
    expect(text).not.toContain('나는 매일 점을 찍는다');
    expect(text).toContain(second);
    expect(text).not.toContain((await api.row(portfolios)).uuid);
    expect(Object.keys(shown).sort()).toEqual(['expiresAt', 'portfolio']);
  });

  it('shows what is kept, not what is being worked on', async () => {
    const { as, portfolio } = await beginKept();
    const { token } = await create(as);
    const edited = { ...portfolio, artistProfile: { ...portfolio.artistProfile, introduction: '고치는 중' } };
    await save(as, portfolioBody(edited));
    expect(JSON.stringify(await show(token))).not.toContain('고치는 중');
  });

  it('counts views, but not its artist’s own', async () => {
    const { as } = await beginKept();
    const { token } = await create(as);
    await view(token, as);
    expect(await list(as)).toMatchObject([{ views: 0, lastViewedAt: null }]);
    clock.after(HOUR);
    await Promise.all([view(token), view(token), view(token, (await begin()).as)]);
    expect(await list(as)).toMatchObject([{ views: 3, lastViewedAt: clock.read().toISOString() }]);
  });

  it('is closed when it is removed, and by nobody else', async () => {
    const { as } = await beginKept();
    const [kept, removed] = [await create(as, '가'), await create(as, '나')];
    const rival = await beginKept();
    const remove = (by: Account, id: string) =>
      api.request('DELETE', `${LINKS}/{id}`, { as: by, params: { id } }).then(({ status }) => status);
    expect(await remove(rival.as, removed.id)).toBe(404);
    expect(await remove(as, UNKNOWN_UUID)).toBe(404);
    expect(await remove(as, removed.id)).toBe(200);
    expect(await remove(as, removed.id)).toBe(404);
    await expectClosed(removed.token);
    await show(kept.token);
    expect(await list(rival.as)).toEqual([]);
  });

  it('is closed when its artist leaves', async () => {
    const { as } = await beginKept();
    const { token } = await create(as);
    await withdraw(as);
    await expectClosed(token);
  });
});

describe('links', () => {
  it('need a portfolio that is kept', async () => {
    const { as, portfolio } = await begin();
    const refused = () => api.fails(422, 'POST', LINKS, { as, body: { label: '가', period: 'WEEK' } });
    expect((await refused()).message).toBe(portfolioMessages.linkNeedsPdf);
    await save(as, portfolioBody(portfolio));
    expect((await refused()).message).toBe(portfolioMessages.linkNeedsPdf);
  });

  it('are so many and no more, also when they are made at once', async () => {
    const { as } = await beginKept();
    const most = portfolioLimits.linksMax;
    const made = await Promise.all(
      Array.from({ length: most + 3 }, (_, index) =>
        api.request('POST', LINKS, { as, body: { label: `${index}`, period: 'WEEK' } }),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(most);
    expect(made.filter(({ status }) => status === 422)).toHaveLength(3);
    expect(new Set((await api.rows(portfolioLinks)).map(({ token }) => token)).size).toBe(most);
    expect((await api.fails(422, 'POST', LINKS, { as, body: { label: '가', period: 'WEEK' } })).message).toBe(
      portfolioMessages.linksFull,
    );
  });

  it('have a name and a period, and tokens that nobody can guess', async () => {
    const { as } = await beginKept();
    const wrong = [
      { label: ' ', period: 'WEEK' },
      { label: '가'.repeat(portfolioLimits.linkLabelMax + 1), period: 'WEEK' },
      { label: '가', period: 'YEAR' },
      { label: '가' },
    ];
    for (const body of wrong) expect((await api.request('POST', LINKS, { as, body })).status).toBe(422);
    const { token } = await create(as);
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    await expectClosed(`${token.slice(0, -1)}${token.endsWith('A') ? 'Q' : 'A'}`);
    for (const guess of ['%', '..', `${token}A`, token.toLowerCase().slice(1)])
      expect([404, 422]).toContain((await api.request('GET', SHARED, { params: { token: guess } })).status);
  });
});
