import { cacheTags } from '@/lib/cache-tags';
import type { AdminArticle } from '@/lib/contracts/admin/article';
import * as adminMessages from '@/lib/messages/admin';
import { articleRevisions, articles } from '@/server/db/schema/article';
import { likes } from '@/server/db/schema/like';
import { auditEntries } from '@/server/db/schema/operation';
import { searchEntries } from '@/server/db/schema/search';
import { articleCalls, articleUrl, block, savedAs } from '@/tests/support/admin-articles';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { useMovableClock, DAY } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
let admin: Account;
const { begin, read, save, whole, setStatus, publish } = articleCalls(api, () => admin);

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
});

const params = ({ uuid }: { uuid: string }) => ({ params: { uuid }, as: admin });
const logged = async () =>
  (await api.rows(auditEntries)).sort((one, two) => one.id - two.id).map(({ action }) => action);
const faultsOf = async (article: AdminArticle, status = 'PUBLISHED', publishAt: string | null = null) => {
  const body = { version: article.version, status, publishAt };
  const sent = { ...params(article), body };
  return (await api.fails(422, 'PUT', '/v1/admin/articles/{uuid}/status', sent)).errors;
};

describe('a draft', () => {
  it('begins with a type and a title, and may lack everything else', async () => {
    const draft = await begin('EXHIBITION');
    expect(draft).toMatchObject({ type: 'EXHIBITION', status: 'DRAFT', savedBy: 'admin01', version: 1 });
    const saved = await save(draft, { location: ' 물때화랑 ', contactEmail: '', periodFrom: '' });
    expect(saved).toMatchObject({ location: '물때화랑', contactEmail: null, periodFrom: null, version: 2 });
    expect(await logged()).toEqual(['CREATE', 'UPDATE']);
    // No visitor hears of it.
    expect(api.invalidated).toEqual([]);
    const uuid = draft.uuid;
    await api.fails(404, 'GET', '/v1/articles/exhibitions/{uuid}', { params: { uuid } });
    expect(await api.rows(searchEntries)).toEqual([]);
  });

  it('has a contact of any country', async () => {
    const saved = await save(await begin('EVENT'), { contactPhoneNum: '0049 30 1234567' });
    expect(saved.contactPhoneNum).toBe('+49 30 1234567');
    expect((await save(saved, { contactPhoneNum: '02)123-4567' })).contactPhoneNum).toBe('02-123-4567');
  });

  it('keeps the fields of its type alone, and no script', async () => {
    const text = {
      writer: '김하루',
      number: 3,
      contents: [block()],
      content: '<p>글<script>x()</script></p>',
    };
    expect(await save(await begin('NEWS'), text)).toMatchObject({
      ...{ writer: null, number: null, contents: [], content: '<p>글</p>' },
    });
    const special = await save(await begin('SPECIAL'), { ...text, location: '서울' });
    expect(special).toMatchObject({ writer: '김하루', number: 3, location: null });
    expect(special.contents).toHaveLength(1);
  });

  it('is refused with all its faults, at their fields', async () => {
    const draft = await begin('EVENT');
    const wrong = {
      ...{
        title: ' ',
        periodFrom: '2026-02-30',
        timeFrom: '25:00',
        contactPhoneNum: '전화',
        contactEmail: 'a@',
      },
      ...{ originLink: 'javascript:alert(1)', number: 0 },
    };
    const { errors } = await api.fails(422, 'PUT', articleUrl(draft.uuid), {
      as: admin,
      body: savedAs(draft, wrong),
    });
    expect(errors).toEqual([
      { field: 'title', message: adminMessages.titleRequired },
      { field: 'number', message: adminMessages.numberInvalid },
      { field: 'periodFrom', message: adminMessages.dayInvalid },
      { field: 'timeFrom', message: adminMessages.timeInvalid },
      { field: 'contactPhoneNum', message: adminMessages.phoneInvalid },
      { field: 'contactEmail', message: adminMessages.emailInvalid },
      { field: 'originLink', message: adminMessages.linkInvalid },
    ]);
    const turned = savedAs(draft, { periodFrom: '2026-03-02', periodTo: '2026-03-01' });
    expect((await api.fails(422, 'PUT', articleUrl(draft.uuid), { as: admin, body: turned })).errors).toEqual(
      [{ field: 'periodTo', message: adminMessages.periodTurned }],
    );
  });

  it('names nothing that isn’t there', async () => {
    const draft = await begin('SPECIAL');
    const gone = 'f'.repeat(32);
    const named = {
      ...{ previewImageId: gone, contents: [block({ imageId: gone })], artistId: 999 },
      ...{ relatedArtistIds: [999], relatedArtworkUuids: [UNKNOWN_UUID] },
    };
    const body = savedAs(draft, named);
    expect((await api.fails(422, 'PUT', articleUrl(draft.uuid), { as: admin, body })).errors).toEqual([
      { field: 'previewImageId', message: adminMessages.imageGone },
      { field: 'contents.0.imageId', message: adminMessages.imageGone },
      { field: 'artistId', message: adminMessages.artistGone },
      { field: 'relatedArtistIds', message: adminMessages.artistGone },
      { field: 'relatedArtworkUuids', message: adminMessages.artworkGone },
    ]);
  });

  it('isn’t saved over another operator’s', async () => {
    const draft = await begin('NEWS');
    const send = (title: string) =>
      api.request('PUT', articleUrl(draft.uuid), { as: admin, body: savedAs(draft, { title }) });
    const answers = await Promise.all([send('하나'), send('둘')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api.rows(articleRevisions)).toHaveLength(2);
  });

  it('is removed with what hangs on it; what is public isn’t', async () => {
    const article = await publish(await whole('NEWS'));
    const member = await api.make.account();
    await api.make.like(member.uuid, 'NEWS', article.uuid);
    const remove = (version: number) => ({ as: admin, body: { version } });
    const refused = await api.fails(409, 'DELETE', articleUrl(article.uuid), remove(article.version));
    expect(refused.code).toBe('ARTICLE_PUBLIC');
    const taken = await setStatus(article, 'DRAFT');
    await api.fails(409, 'DELETE', articleUrl(article.uuid), remove(article.version));
    await api.call('DELETE', '/v1/admin/articles/{uuid}', {
      ...params(article),
      body: { version: taken.version },
    });
    for (const table of [articles, likes, articleRevisions]) expect(await api.rows(table)).toEqual([]);
    expect((await logged()).at(-1)).toBe('REMOVE');
  });

  it('that isn’t there isn’t found', async () => {
    const url = articleUrl(UNKNOWN_UUID);
    await api.fails(404, 'GET', url, { as: admin });
    const text = savedAs(await begin('NEWS'));
    await api.fails(404, 'PUT', url, { as: admin, body: text });
    await api.fails(404, 'DELETE', url, { as: admin, body: { version: 1 } });
    await api.fails(404, 'PUT', articleUrl(UNKNOWN_UUID, '/status'), {
      as: admin,
      body: { version: 1, status: 'PUBLISHED' },
    });
    await api.fails(404, 'PUT', articleUrl(UNKNOWN_UUID, '/preview'), { as: admin });
    await api.fails(404, 'DELETE', articleUrl(UNKNOWN_UUID, '/preview'), { as: admin });
    await api.fails(404, 'GET', articleUrl(UNKNOWN_UUID, '/revisions'), { as: admin });
    await api.fails(404, 'GET', articleUrl(UNKNOWN_UUID, '/revisions/1'), { as: admin });
    await api.fails(404, 'POST', articleUrl(UNKNOWN_UUID, '/revisions/1/restore'), {
      as: admin,
      body: { version: 1 },
    });
  });
});

describe('publishing', () => {
  it('demands what the page of each type needs, all at once', async () => {
    const fields = async (article: AdminArticle) => (await faultsOf(article)).map(({ field }) => field);
    const special = await save(await begin('SPECIAL'), {
      contents: [block({ title: '', content: '', alt: '' })],
    });
    expect(await fields(special)).toEqual([
      ...['subTitle', 'previewImageId', 'content'],
      ...['contents.0.title', 'contents.0.content', 'contents.0.imageId', 'contents.0.alt'],
    ]);
    expect(await fields(await begin('EXHIBITION'))).toEqual([
      'previewImageId',
      'periodFrom',
      'location',
      'content',
    ]);
    const image = await api.make.image();
    const html = `<p>글</p><figure><img src="/media/${image.id}/640.webp" alt=" "></figure>`;
    const news = await save(await begin('NEWS'), { content: html, previewImageId: image.id });
    expect(await faultsOf(news)).toEqual([{ field: 'content', message: adminMessages.picturesNeedAlt }]);
  });

  it('reaches the page, the lists, the home page and the search; taking it back too', async () => {
    const artist = await api.make.artist({ nameKo: '류단아' });
    const other = await api.make.artist();
    const works = [await api.make.artwork(artist.id), await api.make.artwork(other.id)];
    const draft = await whole('SPECIAL', {
      ...{ artistId: artist.id, relatedArtistIds: [other.id, artist.id] },
      relatedArtworkUuids: works.map(({ uuid }) => uuid).reverse(),
    });
    clock.after(DAY);
    const article = await publish(draft);
    expect(article).toMatchObject({ status: 'PUBLISHED', createdAt: clock.read().toISOString() });
    expect(api.invalidated.flat()).toEqual([cacheTags.articles, cacheTags.article(article.uuid)]);
    const uuid = article.uuid;
    const shown = await api.get('/v1/articles/specials/{uuid}', { params: { uuid } });
    expect(shown.contents.map(({ title, alt }) => [title, alt])).toEqual([
      ['하나', '안개 낀 바다'],
      ['둘', '안개 낀 바다'],
    ]);
    expect(shown.relatedArtists.map(({ id }) => id)).toEqual([other.id, artist.id]);
    expect(shown.relatedArtworks.map((work) => work.uuid)).toEqual([works[1]?.uuid, works[0]?.uuid]);
    expect(await api.rows(searchEntries, { uuid })).toMatchObject([{ index: 'ARTICLE_SPECIAL' }]);
    const tags = (await api.request('GET', '/v1/articles/specials/{uuid}', { params: { uuid } })).headers;
    expect(tags.get('cache-tag')).toContain(cacheTags.artworks(other.id));

    // A public one stays whole.
    const body = savedAs(article, { content: '' });
    expect((await api.fails(422, 'PUT', articleUrl(uuid), { as: admin, body })).errors).toEqual([
      { field: 'content', message: adminMessages.contentRequired },
    ]);
    const saved = await save(article, { title: '새 제목' });
    expect(await api.get('/v1/articles/specials/{uuid}', { params: { uuid } })).toMatchObject({
      title: '새 제목',
    });
    const taken = await setStatus(saved, 'DRAFT');
    await api.fails(404, 'GET', '/v1/articles/specials/{uuid}', { params: { uuid } });
    expect(await api.rows(searchEntries, { uuid })).toEqual([]);
    expect(api.invalidated).toHaveLength(3);

    // Its place in the lists is that of the first time.
    clock.after(9 * DAY);
    expect((await publish(taken)).createdAt).toBe(article.createdAt);
    expect((await logged()).slice(-4)).toEqual(['PUBLISH', 'UPDATE', 'UNPUBLISH', 'PUBLISH']);
  });

  it('of what was public before operators wrote keeps its place', async () => {
    const row = await api.make.article({ type: 'SPECIAL', subTitle: '부제', content: '글' });
    const taken = await setStatus(await read(row.uuid), 'DRAFT');
    expect((await publish(taken)).createdAt).toBe(row.createdAt.toISOString());
  });

  it('is scheduled for a moment to come, moved and called off; a public one isn’t', async () => {
    const draft = await whole('EVENT');
    const at = (ms: number) => new Date(clock.read().getTime() + ms).toISOString();
    expect(await faultsOf(draft, 'SCHEDULED')).toEqual([
      { field: 'publishAt', message: adminMessages.publishAtRequired },
    ]);
    for (const past of [at(0), at(-DAY)]) {
      expect(await faultsOf(draft, 'SCHEDULED', past)).toEqual([
        { field: 'publishAt', message: adminMessages.publishAtPast },
      ]);
    }
    expect((await faultsOf(await begin('NEWS'), 'SCHEDULED', at(DAY))).map(({ field }) => field)).toEqual([
      'previewImageId',
      'content',
    ]);
    const scheduled = await setStatus(draft, 'SCHEDULED', at(DAY));
    expect(scheduled).toMatchObject({ status: 'SCHEDULED', publishAt: at(DAY) });
    const moved = await setStatus(scheduled, 'SCHEDULED', at(2 * DAY));
    const off = await setStatus(moved, 'DRAFT');
    expect(off).toMatchObject({ status: 'DRAFT', publishAt: null });
    const published = await publish(off);
    const body = { version: published.version, status: 'SCHEDULED', publishAt: at(DAY) };
    const refused = await api.fails(409, 'PUT', articleUrl(draft.uuid, '/status'), { as: admin, body });
    expect(refused.code).toBe('ARTICLE_PUBLIC');
    expect((await logged()).slice(-4)).toEqual(['SCHEDULE', 'SCHEDULE', 'UPDATE', 'PUBLISH']);
  });

  it('happens once, of two clicks', async () => {
    const draft = await whole('NEWS');
    const answers = await Promise.all(
      [1, 2].map(() =>
        api.request('PUT', articleUrl(draft.uuid, '/status'), {
          ...{ as: admin, body: { version: draft.version, status: 'PUBLISHED' } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await logged()).filter((action) => action === 'PUBLISH')).toHaveLength(1);
  });
});
