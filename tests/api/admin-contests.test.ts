import { eq } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import * as adminMessages from '@/lib/messages/admin';
import { accounts } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import { auditEntries } from '@/server/db/schema/operation';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { organization, member, contest, applicant, begin, send, saveDraft } = contestCalls(api);
let admin: Account;

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
});

const PATH = '/v1/admin/contests/{uuid}';
const get = (uuid: string) => api.get(PATH, { as: admin, params: { uuid } });
const stopping = (uuid: string, kind: 'CLOSED' | 'WITHDRAWN', version = 1) => ({
  ...{ as: admin, params: { uuid } },
  body: { kind, reason: '허위 공모라는 신고가 있었습니다.', version },
});
const stop = (...given: Parameters<typeof stopping>) => api.call('PUT', `${PATH}/stop`, stopping(...given));
const release = (uuid: string, version: number) =>
  api.call('PUT', `${PATH}/release`, { as: admin, params: { uuid }, body: { version } });
const actions = async () => (await api.rows(auditEntries)).map(({ action, label }) => [action, label]);

/** A running contest of an organization whose owner has an address, and its news. */
async function running() {
  const { uuid: organizationUuid, owner } = await organization('봄결미술관');
  await api.database.orm
    .update(accounts)
    .set({ email: 'owner@example.com' })
    .where(eq(accounts.uuid, owner.uuid));
  await member(organizationUuid, 'REVIEWER');
  const made = await contest({ organizationUuid });
  if (made.articleUuid === null) throw new Error('It has no news.');
  return { ...made, articleUuid: made.articleUuid, owner };
}
const news = (uuid: string) => ['GET', '/v1/articles/news/{uuid}', { params: { uuid } }] as const;

describe('contests of all organizations', () => {
  it('are listed with search, standing and order, and applicants as numbers alone', async () => {
    const one = await running();
    await contest({ title: '지난 공모', closesAt: new Date(clock.read().getTime() - 1000) });
    const artist = await applicant('류단아');
    await send(artist, (await begin(artist, one.uuid, { statement: '글', agreement: true })).id);
    await saveDraft(await applicant('박다온'), one.uuid, { statement: '쓰는 중' });

    const titles = async (query: object) =>
      (await api.get('/v1/admin/contests', { as: admin, query })).content.map(({ title }) => title);
    expect(await titles({ sort: 'title' })).toEqual(['신진작가 공모', '지난 공모']);
    expect(await titles({ q: '봄결' })).toHaveLength(2);
    expect(await titles({ q: '지난' })).toEqual(['지난 공모']);
    expect(await titles({ filter: 'OPEN' })).toEqual(['신진작가 공모']);
    expect(await titles({ filter: 'CLOSED' })).toEqual(['지난 공모']);
    expect(await titles({ filter: 'WITHDRAWN' })).toEqual([]);

    const shown = await get(one.uuid);
    expect(shown).toMatchObject({
      ...{ organization: '봄결미술관', standing: 'OPEN', applicants: 1, drafts: 1, stop: null, questions: 6 },
      counts: { PENDING: 1, REVIEWING: 0, SELECTED: 0, REJECTED: 0 },
    });
    expect(JSON.stringify(shown)).not.toContain('류단아');
    await api.fails(404, 'GET', PATH, { as: admin, params: { uuid: UNKNOWN_UUID } });
  });

  it('are taken along as CSV, which stands in the log', async () => {
    await running();
    const answer = await api.request('GET', '/v1/admin/contests/export', {
      as: admin,
      query: { filter: 'OPEN' },
    });
    const text = await answer.text();
    expect(text).toContain('단체,공모,상태');
    expect(text).toContain('봄결미술관,신진작가 공모,접수 중');
    expect(await actions()).toEqual([['EXPORT', '공모']]);
  });
});

describe('stopping a contest', () => {
  it('ends it at that moment, in every list and in its news', async () => {
    const { uuid, owner, articleUuid } = await running();
    const { closesAt } = await stop(uuid, 'CLOSED');
    const rows = [
      await api.get('/v1/organizations/contests', { as: owner }),
      await api.get('/v1/admin/contests', { as: admin }),
    ].map(({ content }) => content.map((row) => row.closesAt));
    const { closesAt: ofNews } = await api.get('/v1/articles/news/{uuid}', { params: { uuid: articleUuid } });
    expect(closesAt).toBe(clock.read().toISOString());
    expect([...rows, ofNews]).toEqual([[closesAt], [closesAt], closesAt]);
  });

  it('ends its applications for a reason that its owner reads and is mailed', async () => {
    const { uuid, owner, articleUuid } = await running();
    const stopped = await stop(uuid, 'CLOSED');
    expect(stopped).toMatchObject({
      standing: 'CLOSED',
      stop: { kind: 'CLOSED', reason: '허위 공모라는 신고가 있었습니다.' },
      version: 2,
    });
    expect(api.invalidated.flat()).toEqual([cacheTags.articles, cacheTags.article(articleUuid)]);
    expect(await api.mails()).toEqual([['contest-stopped', 'owner@example.com']]);
    expect(await actions()).toEqual([['CLOSE', '신진작가 공모']]);
    const own = await api.get('/v1/organizations/contests/{uuid}', { as: owner, params: { uuid } });
    expect(own.stop).toMatchObject({ kind: 'CLOSED', reason: '허위 공모라는 신고가 있었습니다.' });
    // Its owner can't open it again, and no artist can apply.
    const reopening = { as: owner, params: { uuid }, body: { action: 'REOPEN', version: 2 } } as const;
    expect((await api.fails(409, 'PUT', '/v1/organizations/contests/{uuid}/standing', reopening)).code).toBe(
      'CONTEST_STANDING',
    );
    const late = { as: await applicant(), params: { contestUuid: uuid }, body: { formData: '{}' } };
    await api.fails(409, 'POST', '/v1/artists/contest-applicants/{contestUuid}', late);

    expect(await release(uuid, 2)).toMatchObject({ standing: 'OPEN', stop: null, closedAt: null });
    expect(await api.mails()).toContainEqual(['contest-released', 'owner@example.com']);
  });

  it('takes it from visitors with its news, and gives both back', async () => {
    const { uuid, articleUuid } = await running();
    const byArticle = { params: { articleUuid } } as const;
    await api.get('/v1/contents/contests/by-article/{articleUuid}', byArticle);
    expect(await stop(uuid, 'WITHDRAWN')).toMatchObject({ standing: 'WITHDRAWN' });
    await api.fails(404, 'GET', '/v1/contents/contests/by-article/{articleUuid}', byArticle);
    await api.fails(404, ...news(articleUuid));
    expect(await api.row(articles, { uuid: articleUuid })).toMatchObject({ status: 'DRAFT', version: 2 });
    expect(
      (await api.get('/v1/admin/contests', { as: admin, query: { filter: 'WITHDRAWN' } })).content,
    ).toHaveLength(1);
    expect((await api.get('/v1/admin/contests', { as: admin, query: { filter: 'OPEN' } })).content).toEqual(
      [],
    );

    const asPublished = { uuid: articleUuid, status: 'PUBLISHED' };
    expect(await release(uuid, 2)).toMatchObject({ standing: 'OPEN', stop: null, news: asPublished });
    await api.get('/v1/contents/contests/by-article/{articleUuid}', byArticle);
    expect((await api.request(...news(articleUuid))).status).toBe(200);
    expect(await actions()).toEqual([
      ['HIDE', '신진작가 공모'],
      ['SHOW', '신진작가 공모'],
    ]);
  });

  it.each([
    ['was a draft before', -1],
    ['was saved since', 1],
  ])('gives no news back that %s', async (_, minutes) => {
    const { uuid, articleUuid } = await running();
    const draft = () =>
      api.database.orm
        .update(articles)
        .set({ status: 'DRAFT', updatedAt: new Date(clock.read().getTime() + minutes * 60_000) })
        .where(eq(articles.uuid, articleUuid));
    if (minutes < 0) await draft();
    await stop(uuid, 'WITHDRAWN');
    if (minutes > 0) await draft();
    const asDraft = { uuid: articleUuid, status: 'DRAFT' };
    expect(await release(uuid, 2)).toMatchObject({ standing: 'OPEN', stop: null, news: asDraft });
    await api.fails(404, ...news(articleUuid));
    expect(await api.row(articles, { uuid: articleUuid })).toMatchObject({ status: 'DRAFT' });
  });

  it('is refused where it makes no sense, without a reason, and to the second of two operators', async () => {
    const { uuid } = await running();
    const fails = async (status: number, given: ReturnType<typeof stopping>) =>
      api.fails(status, 'PUT', `${PATH}/stop`, given);
    const given = stopping(uuid, 'CLOSED');
    const { errors } = await fails(422, { ...given, body: { ...given.body, reason: ' ' } });
    expect(errors).toEqual([{ field: 'reason', message: adminMessages.contestReasonRequired }]);
    await stop(uuid, 'CLOSED');
    expect((await fails(409, stopping(uuid, 'WITHDRAWN'))).code).toBe('CONTENT_STALE');
    expect((await fails(409, stopping(uuid, 'CLOSED', 2))).code).toBe('CONTEST_STANDING');
    await stop(uuid, 'WITHDRAWN', 2);
    expect((await fails(409, stopping(uuid, 'WITHDRAWN', 3))).code).toBe('CONTEST_STANDING');
    await release(uuid, 3);
    const again = { as: admin, params: { uuid }, body: { version: 4 } };
    expect((await api.fails(409, 'PUT', `${PATH}/release`, again)).code).toBe('CONTEST_STANDING');
    const draft = await contest({ state: 'DRAFT' });
    expect((await fails(409, stopping(draft.uuid, 'WITHDRAWN'))).code).toBe('CONTEST_STANDING');
    await fails(404, stopping(UNKNOWN_UUID, 'CLOSED'));
  });
});
