import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import { startArticlePublication } from '@/server/jobs/article-publication';
import { createArticlePublicationRepository } from '@/server/jobs/article-publication-repository';
import { createLog } from '@/server/logging/log';
import { articles } from '@/server/db/schema/article';
import { auditEntries } from '@/server/db/schema/operation';
import { searchEntries } from '@/server/db/schema/search';
import { articleCalls } from '@/tests/support/admin-articles';
import { useTestApi, type Account } from '@/tests/support/api';
import { until } from '@/tests/support/until';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
let admin: Account;
const { whole, setStatus, publish } = articleCalls(api, () => admin);

beforeEach(async () => void (admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' })));

const soon = (ms: number) => new Date(clock.read().getTime() + ms);
const scheduled = async (ms: number) =>
  setStatus(await whole('EXHIBITION'), 'SCHEDULED', soon(ms).toISOString());
const publishNext = () => createArticlePublicationRepository(api.database.orm).publishNext(clock.read());
const isPublished = async () => (await api.rows(articles, { status: 'SCHEDULED' })).length === 0;

/** A server's job. @returns what it invalidated, and its end */
function server() {
  const invalidated: (readonly CacheTag[])[] = [];
  const job = startArticlePublication({
    repository: createArticlePublicationRepository(api.database.orm),
    invalidate: (tags) => void invalidated.push(tags),
    log: createLog({ level: 'silent' }),
    clock: clock.read,
    pollMs: 10,
  });
  return { invalidated, stop: () => job.stop(60_000) };
}

test('an article is published at its moment and not before', async () => {
  const { uuid, version } = await scheduled(DAY);
  clock.after(DAY - 1);
  expect(await publishNext()).toBeNull();
  await api.fails(404, 'GET', '/v1/articles/exhibitions/{uuid}', { params: { uuid } });
  clock.after(DAY);
  expect(await publishNext()).toBe(uuid);
  expect(await publishNext()).toBeNull();
  const row = await api.row(articles, { uuid });
  expect(row).toMatchObject({ status: 'PUBLISHED', publishAt: null, version: version + 1 });
  expect(row.createdAt).toEqual(clock.read());
  expect(await api.get('/v1/articles/exhibitions/{uuid}', { params: { uuid } })).toMatchObject({ uuid });
  const { content } = await api.get('/v1/contents/articles/exhibitions');
  expect(content.map((article) => article.uuid)).toEqual([uuid]);
  const sitemap = await api.get('/v1/contents/sitemap/{type}', { params: { type: 'exhibitions' } });
  expect(sitemap.totalElements).toBe(1);
  expect(await api.rows(searchEntries, { uuid })).toHaveLength(1);
  expect((await api.rows(auditEntries, { action: 'PUBLISH' })).map(({ actorId }) => actorId)).toEqual([null]);
});

test('two servers publish each article once, and the pages that show it are renewed', async () => {
  const uuids = [];
  for (let count = 0; count < 5; count += 1) uuids.push((await scheduled(DAY + count)).uuid);
  clock.after(2 * DAY);
  const servers = [server(), server()];
  await until(isPublished);
  for (const { stop } of servers) await stop();
  const tags = servers.flatMap(({ invalidated }) => invalidated);
  expect(tags.map(([, tag]) => tag).sort()).toEqual(uuids.map(cacheTags.article).sort());
  expect(tags.every(([tag]) => tag === cacheTags.articles)).toBe(true);
  expect(await api.rows(auditEntries, { action: 'PUBLISH' })).toHaveLength(5);
});

test('what came due while no server ran is published at the start, in the order of its moments', async () => {
  const late = await scheduled(2 * DAY);
  const early = await scheduled(DAY);
  clock.after(9 * DAY);
  const { stop } = server();
  await until(isPublished);
  await stop();
  const { content } = await api.get('/v1/contents/articles/exhibitions', { query: { sort: 'createdAt' } });
  expect(content.map(({ uuid }) => uuid)).toEqual([late.uuid, early.uuid]);
});

test('what was called off, or published by hand, isn’t published', async () => {
  const off = await setStatus(await scheduled(DAY), 'DRAFT');
  await publish(await scheduled(DAY));
  clock.after(2 * DAY);
  expect(await publishNext()).toBeNull();
  expect((await api.row(articles, { uuid: off.uuid })).status).toBe('DRAFT');
});

test('an operator whose form is older than the publication doesn’t take it back unseen', async () => {
  const seen = await scheduled(DAY);
  clock.after(DAY);
  await publishNext();
  const body = { version: seen.version, status: 'DRAFT' };
  const sent = { params: { uuid: seen.uuid }, as: admin, body };
  expect((await api.fails(409, 'PUT', '/v1/admin/articles/{uuid}/status', sent)).code).toBe('CONTENT_STALE');
});
