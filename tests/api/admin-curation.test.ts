import { sql } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import * as adminMessages from '@/lib/messages/admin';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { auditEntries } from '@/server/db/schema/operation';
import { useTestApi, type Account } from '@/tests/support/api';

const api = useTestApi();
let admin: Account;
let other: Account;

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  other = await api.make.account({ accountId: 'admin02', roleType: 'ADMIN' });
});

const chosen = () => api.get('/v1/admin/home', { as: admin });
const home = () => api.get('/v1/home');
const logged = async () =>
  (await api.rows(auditEntries)).map(({ actorId, action, subject, label, before, after }) => ({
    ...{ actorId, action, subject, label, before, after },
  }));
const setArtists = async (artistIds: number[], given: { as?: Account; version?: string } = {}) => ({
  as: given.as ?? admin,
  body: { artistIds, version: given.version ?? (await chosen()).artists.version },
});

describe('이달의 작가', () => {
  it('are chosen in their order and stand on the home page at once', async () => {
    const [one, two] = [await api.make.artist({ nameKo: '하나' }), await api.make.artist({ nameKo: '둘' })];
    await api.call('PUT', '/v1/admin/home/artists', await setArtists([two.id, one.id]));
    expect(api.invalidated.flat()).toEqual([cacheTags.home]);
    expect((await home()).artists.map(({ nameKo }) => nameKo)).toEqual(['둘', '하나']);
    expect(await logged()).toEqual([
      {
        ...{ actorId: 'admin01', action: 'UPDATE', subject: 'CURATION', label: '이달의 작가' },
        ...{ before: { chosen: [] }, after: { chosen: [two.id, one.id] } },
      },
    ]);
    await api.call('PUT', '/v1/admin/home/artists', await setArtists([]));
    expect((await home()).artists).toEqual([]);
  });

  it('leave no hole when one is hidden, and come back with it', async () => {
    const made = [];
    for (const nameKo of ['하나', '둘', '셋']) made.push(await api.make.artist({ nameKo }));
    await api.call('PUT', '/v1/admin/home/artists', await setArtists(made.map(({ id }) => id)));
    const orm = api.database.orm;
    const names = async () => (await home()).artists.map(({ nameKo }) => nameKo);
    await orm.update(artists).set({ isPublic: sql`name_ko <> '둘'` });
    expect(await names()).toEqual(['하나', '셋']);
    expect((await chosen()).artists.artistIds).toHaveLength(3);
    await orm.update(artists).set({ isPublic: true });
    expect(await names()).toEqual(['하나', '둘', '셋']);
  });

  it('are public, each once', async () => {
    const hidden = await api.make.artist({ isPublic: false });
    const { id } = await api.make.artist();
    const fails = async (ids: number[]) =>
      (await api.fails(422, 'PUT', '/v1/admin/home/artists', await setArtists(ids))).errors;
    expect(await fails([id, hidden.id])).toEqual([{ field: 'artistIds', message: adminMessages.notPublic }]);
    expect(await fails([999_999])).toEqual([{ field: 'artistIds', message: adminMessages.notPublic }]);
    expect(await fails([id, id])).toEqual([{ field: 'artistIds', message: adminMessages.chosenTwice }]);
  });

  it('are refused to the second of two operators', async () => {
    const { id } = await api.make.artist();
    const { version } = (await chosen()).artists;
    await api.call('PUT', '/v1/admin/home/artists', await setArtists([id], { version }));
    const second = await setArtists([], { as: other, version });
    expect((await api.fails(409, 'PUT', '/v1/admin/home/artists', second)).code).toBe('CONTENT_STALE');
    expect((await chosen()).artists.artistIds).toEqual([id]);
  });

  it('are saved over the latest by a caller that doesn’t say what it began with', async () => {
    const { id } = await api.make.artist();
    await api.call('PUT', '/v1/admin/home/artists', await setArtists([id]));
    await api.call('PUT', '/v1/admin/home/artists', { as: other, body: { artistIds: [] } });
    expect((await chosen()).artists.artistIds).toEqual([]);
  });

  it('of two saves at the same time one is kept', async () => {
    const { id } = await api.make.artist();
    const given = await setArtists([id]);
    const answers = await Promise.all([
      api.request('PUT', '/v1/admin/home/artists', given),
      api.request('PUT', '/v1/admin/home/artists', { ...given, body: { ...given.body, artistIds: [] } }),
    ]);
    // The empty choice is what was there before, so it may be first without being in the way.
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await chosen()).artists.artistIds.length).toBeLessThanOrEqual(1);
  });
});

describe('the special and the articles', () => {
  it('are chosen with the lines of the headline, and only what is published', async () => {
    const special = await api.make.article({ type: 'SPECIAL', title: '봄의 방' });
    const news = await api.make.article({ type: 'NEWS', title: '소식' });
    const event = await api.make.article({ type: 'EVENT', title: '행사' });
    const draft = await api.make.article({ type: 'SPECIAL', status: 'DRAFT' });
    const { version } = (await chosen()).special;
    const setSpecial = (articleUuid: string | null) =>
      ({
        as: admin,
        body: { articleUuid, titleLines: ['봄의', ' ', '방'], version },
      }) as const;
    const fails = async (uuid: string) =>
      (await api.fails(422, 'PUT', '/v1/admin/home/special', setSpecial(uuid))).errors[0]?.message;
    expect(await fails(draft.uuid)).toBe(adminMessages.notPublic);
    expect(await fails(news.uuid)).toBe(adminMessages.specialOnly);
    await api.call('PUT', '/v1/admin/home/special', setSpecial(special.uuid));
    expect((await home()).articleSpecial).toMatchObject({ title: '봄의 방', titleLines: ['봄의', '방'] });

    const { version: before } = (await chosen()).articles;
    const body = { articleUuids: [event.uuid, news.uuid], version: before };
    await api.call('PUT', '/v1/admin/home/articles', { as: admin, body });
    expect((await home()).articles.map(({ title }) => title)).toEqual(['행사', '소식']);
    await api.database.orm.update(articles).set({ status: 'DRAFT' });
    expect(await home()).toMatchObject({ articleSpecial: null, articles: [] });
  });
});

describe('the badge of an artist', () => {
  it('is set and removed, shown at once, and stands in the log', async () => {
    const { id, version } = await api.make.artist({ userAccountId: 'haru', nameKo: '김하루' });
    const set = (badge: string | null, seen: string | null, as = admin) =>
      ({ as, params: { id }, body: { badge, seen } }) as const;
    const saved = await api.call('PUT', '/v1/admin/artists/{id}/badge', set(' 올해의 작가 ', null));
    expect(saved.badge).toBe('올해의 작가');
    expect(api.invalidated.flat()).toEqual([cacheTags.artists, cacheTags.artist(id)]);
    expect(await api.get('/v2/artists/{userAccountId}', { params: { userAccountId: 'haru' } })).toMatchObject(
      {
        badge: '올해의 작가',
      },
    );
    // The artist's own form isn't disturbed.
    expect((await api.row(artists)).version).toBe(version);

    expect((await api.fails(409, 'PUT', '/v1/admin/artists/{id}/badge', set('신진', null, other))).code).toBe(
      'CONTENT_STALE',
    );
    await api.call('PUT', '/v1/admin/artists/{id}/badge', set('', '올해의 작가', other));
    expect((await api.row(artists)).badge).toBeNull();
    expect((await logged()).map(({ actorId, after }) => [actorId, after])).toEqual([
      ['admin01', { badge: '올해의 작가' }],
      ['admin02', { badge: null }],
    ]);
    const tooLong = { as: admin, params: { id }, body: { badge: 'ㄱ'.repeat(21), seen: null } };
    await api.fails(422, 'PUT', '/v1/admin/artists/{id}/badge', tooLong);
    await api.fails(404, 'PUT', '/v1/admin/artists/{id}/badge', {
      ...tooLong,
      params: { id: 999_999 },
      body: { badge: null, seen: null },
    });
  });

  it('is found by name, login ID and whether there is one', async () => {
    await api.make.artist({ userAccountId: 'haru', nameKo: '김하루', badge: '신진' });
    await api.make.artist({ userAccountId: 'daon', nameEn: 'Park Daon', nameKo: null, isPublic: false });
    const found = async (query: { q?: string; badge?: 'WITH' | 'WITHOUT' }) =>
      (await api.get('/v1/admin/artists', { as: admin, query })).content.map(
        ({ userAccountId }) => userAccountId,
      );
    expect(await found({})).toEqual(['daon', 'haru']);
    expect(await found({ q: '하루' })).toEqual(['haru']);
    expect(await found({ q: 'park' })).toEqual(['daon']);
    expect(await found({ q: 'DAO' })).toEqual(['daon']);
    expect(await found({ badge: 'WITH' })).toEqual(['haru']);
    expect(await found({ badge: 'WITHOUT' })).toEqual(['daon']);
  });
});
