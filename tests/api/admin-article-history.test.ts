import { eq } from 'drizzle-orm';
import type { AdminArticle } from '@/lib/contracts/admin/article';
import * as adminLimits from '@/lib/limits/admin';
import * as adminMessages from '@/lib/messages/admin';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import { auditEntries } from '@/server/db/schema/operation';
import { articleCalls, articleUrl } from '@/tests/support/admin-articles';
import { useTestApi, type Account } from '@/tests/support/api';
import { useMovableClock, DAY } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
let admin: Account;
const { begin, read, save, whole, publish } = articleCalls(api, () => admin);

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
});

const params = ({ uuid }: { uuid: string }) => ({ params: { uuid }, as: admin });
const logged = async () =>
  (await api.rows(auditEntries)).sort((one, two) => one.id - two.id).map(({ action }) => action);

describe('the list', () => {
  it('has all types and statuses, those first that were saved last, by title, type and status', async () => {
    await begin('SPECIAL', '조각보');
    clock.after(1000);
    const news = await whole('NEWS');
    clock.after(2000);
    await publish(news);
    const titles = async (query: object = {}) =>
      (await api.get('/v1/admin/articles', { as: admin, query })).content.map(({ title }) => title);
    expect(await titles()).toEqual(['물러난 바다', '조각보']);
    expect(await titles({ direction: 'asc' })).toEqual(['조각보', '물러난 바다']);
    expect(await titles({ type: 'SPECIAL' })).toEqual(['조각보']);
    expect(await titles({ status: 'PUBLISHED' })).toEqual(['물러난 바다']);
    expect(await titles({ q: '바다' })).toEqual(['물러난 바다']);
    expect(await titles({ q: '%' })).toEqual([]);
    await api.fails(400, 'GET', '/v1/admin/articles?sort=title', { as: admin });
    await api.fails(400, 'GET', '/v1/admin/articles?status=GONE', { as: admin });
  });
});

describe('a preview', () => {
  const preview = (uuid: string, token: string) =>
    api.get('/v1/previews/events/{uuid}', { params: { uuid }, query: { token } });
  const missing = (uuid: string, token: string) =>
    api.fails(404, 'GET', '/v1/previews/events/{uuid}', { params: { uuid }, query: { token } });

  it('shows a draft by its link, until its end', async () => {
    const draft = await whole('EVENT');
    const { preview: link } = await api.call('PUT', '/v1/admin/articles/{uuid}/preview', params(draft));
    const { token = '', until = '' } = link ?? {};
    expect(Date.parse(until)).toBe(clock.read().getTime() + adminLimits.previewDays * DAY);
    expect(await preview(draft.uuid, token)).toMatchObject({ title: draft.title, previewUntil: until });
    const answer = await api.request('GET', '/v1/previews/events/{uuid}', {
      ...{ params: { uuid: draft.uuid }, query: { token } },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // Neither by another token, nor as another type, nor another article.
    await missing(draft.uuid, 'A'.repeat(22));
    await missing((await whole('EVENT')).uuid, token);
    await api.fails(404, 'GET', '/v1/previews/news/{uuid}', {
      params: { uuid: draft.uuid },
      query: { token },
    });
    await api.fails(400, 'GET', `/v1/previews/events/${draft.uuid}?token=x`);
    clock.after(adminLimits.previewDays * DAY);
    await missing(draft.uuid, token);
    expect((await read(draft.uuid)).preview).toBeNull();
  });

  it('is renewed and taken back; the log says so without the token', async () => {
    const draft = await whole('EVENT');
    const first = await api.call('PUT', '/v1/admin/articles/{uuid}/preview', params(draft));
    const second = await api.call('PUT', '/v1/admin/articles/{uuid}/preview', params(draft));
    await missing(draft.uuid, first.preview?.token ?? '');
    await preview(draft.uuid, second.preview?.token ?? '');
    // Sharing is no save: a form that is open stays as it is.
    expect(second.version).toBe(draft.version);
    await api.call('DELETE', '/v1/admin/articles/{uuid}/preview', params(draft));
    await missing(draft.uuid, second.preview?.token ?? '');
    const shares = await api.rows(auditEntries, { action: 'SHARE' });
    expect(shares).toHaveLength(3);
    expect(JSON.stringify(shares)).not.toContain(second.preview?.token);
  });

  it('needs the picture that the page has', async () => {
    const { errors } = await api.fails(422, 'PUT', '/v1/admin/articles/{uuid}/preview', {
      ...params(await begin('EVENT')),
    });
    expect(errors).toEqual([{ field: 'previewImageId', message: adminMessages.previewNeedsImage }]);
  });
});

describe('revisions', () => {
  const revisions = async (article: { uuid: string }) =>
    (await api.get('/v1/admin/articles/{uuid}/revisions', params(article))).content;
  const restore = (article: AdminArticle, version: number) =>
    api.call('POST', '/v1/admin/articles/{uuid}/revisions/{version}/restore', {
      ...{ as: admin, params: { uuid: article.uuid, version: String(version) } },
      body: { version: article.version },
    });

  it('keep each text with who saved it, and bring it back as a new save', async () => {
    const draft = await whole('SPECIAL');
    const saved = await save(draft, { title: '새 제목', contents: [] });
    expect((await revisions(draft)).map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [3, 'admin01'],
      [2, 'admin01'],
      [1, 'admin01'],
    ]);
    const second = await api.get('/v1/admin/articles/{uuid}/revisions/{version}', {
      ...{ as: admin, params: { uuid: draft.uuid, version: '2' } },
    });
    expect(second.text.contents).toHaveLength(2);
    expect(await restore(saved, 2)).toEqual({ lost: { images: 0, artists: 0, artworks: 0 } });
    expect(await read(draft.uuid)).toMatchObject({
      title: draft.title,
      contents: draft.contents,
      version: 4,
    });
    expect((await revisions(draft))[0]).toMatchObject({ version: 4 });
    expect((await logged()).at(-1)).toBe('RESTORE_REVISION');
    const stale = { as: admin, body: { version: saved.version } };
    await api.fails(409, 'POST', articleUrl(draft.uuid, '/revisions/1/restore'), stale);
    await api.fails(404, 'GET', articleUrl(draft.uuid, '/revisions/9'), { as: admin });
  });

  it('begin with what was there before the first save', async () => {
    const row = await api.make.article({ type: 'NEWS', title: '처음', content: '<p>글</p>' });
    const saved = await save(await read(row.uuid), { title: '다음' });
    expect((await revisions(row)).map(({ version, savedBy }) => [version, savedBy])).toEqual([
      [2, 'admin01'],
      [1, null],
    ]);
    await restore(saved, 1);
    expect((await read(row.uuid)).title).toBe('처음');
  });

  it('are the last ones', async () => {
    let article = await begin('NEWS');
    for (let count = 0; count < adminLimits.revisionsMax + 1; count += 1)
      article = await save(article, { title: `제목 ${count}` });
    const versions = (await revisions(article)).map(({ version }) => version);
    expect(versions).toHaveLength(adminLimits.revisionsMax);
    expect(versions.at(-1)).toBe(3);
  });

  it('tell of what is gone; a public article isn’t left without its picture', async () => {
    const artist = await api.make.artist();
    const work = await api.make.artwork(artist.id);
    const lost = await api.make.image();
    const draft = await whole('NEWS', {
      ...{ previewImageId: lost.id, artistId: artist.id, relatedArtworkUuids: [work.uuid] },
      content: `<p>글</p><figure><img src="/media/${lost.id}/640.webp" alt="바다"><figcaption>바다</figcaption></figure>`,
    });
    const saved = await save(draft, { previewImageId: null, content: '<p>글</p>', relatedArtworkUuids: [] });
    await api.database.orm.delete(images).where(eq(images.id, lost.id));
    await api.database.orm.delete(artworks).where(eq(artworks.uuid, work.uuid));
    expect(await restore(saved, draft.version)).toEqual({ lost: { images: 1, artists: 0, artworks: 1 } });
    const restored = await read(draft.uuid);
    expect(restored).toMatchObject({ previewImageId: null, relatedArtworkUuids: [], artistId: artist.id });
    expect(restored.content).not.toContain('<img');
    const published = await publish(await save(restored, { previewImageId: (await api.make.image()).id }));
    const { errors } = await api.fails(
      422,
      'POST',
      articleUrl(draft.uuid, `/revisions/${draft.version}/restore`),
      { as: admin, body: { version: published.version } },
    );
    expect(errors).toEqual([{ field: 'previewImageId', message: adminMessages.previewImageRequired }]);
  });
});
