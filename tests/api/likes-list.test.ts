import { eq } from 'drizzle-orm';
import { articleCardSchema } from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import { ERRORS } from '@/lib/contracts/errors';
import * as likeMessages from '@/lib/messages/like';
import { apiUrl, type QueryOf } from '@/lib/api/url';
import { accounts } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { likes } from '@/server/db/schema/like';
import { useTestApi } from '@/tests/support/api';
import type { Sent } from '@/tests/support/api';

const api = useTestApi();

type Query = QueryOf<'/v1/users/me/likes'>;

const artistPages = (as: Sent['as'], query: Omit<Query, 'likeType'> = {}) =>
  api.get('/v1/users/me/likes', { query: { likeType: 'ARTIST', ...query }, as });
const uuidPage = (as: Sent['as'], query: Query) => api.get('/v1/users/me/likes', { query, as });

/** A like of the nth minute of a day. */
function likeAt(accountUuid: string, type: 'ARTIST' | 'ART_WORK', targetUuid: string, minute: number) {
  const createdAt = new Date(Date.UTC(2026, 4, 1, 9, minute));
  return api.database.orm.insert(likes).values({ accountUuid, type, targetUuid, createdAt });
}

describe('GET /v1/users/me/likes', () => {
  it('lists liked artists as their cards, newest like first', async () => {
    const as = await api.make.account();
    const made = [await api.make.artist(), await api.make.artist(), await api.make.artist()];
    for (const [index, { uuid }] of made.entries()) await likeAt(as.uuid, 'ARTIST', uuid, index);
    const page = await artistPages(as);
    expect(page.content.map(({ uuid }) => uuid)).toEqual(made.map(({ uuid }) => uuid).reverse());
    expect(page.content.every(({ isLike, likeType }) => isLike && likeType === 'ARTIST')).toBe(true);
    expect(page).toMatchObject({
      pageable: { pageNumber: 0, pageSize: 20 },
      totalElements: 3,
      totalPages: 1,
    });
  });

  it('lists liked artworks with whose they are, under either name of the type', async () => {
    const as = await api.make.account();
    const interviews = [{ interviewTitle: '작업실에서', interviewLink: 'https://example.com/a' }];
    const artist = await api.make.artist({ nameEn: 'RYU DANA', interviews });
    const work = await api.make.artwork(artist.id, { description: '새벽의 그림' });
    await api.make.like(as.uuid, 'ART_WORK', work.uuid);
    for (const likeType of ['ART_WORK', 'ARTIST_ARTWORK'] as const) {
      const page = await api.get('/v1/users/me/likes', { query: { likeType }, as });
      expect(page.pageable.pageSize).toBe(20);
      expect(page.content).toMatchObject([
        {
          uuid: work.uuid,
          isLike: true,
          likeType: 'ART_WORK',
          description: '새벽의 그림',
          artistUserAccountId: artist.userAccountId,
          artist: { id: artist.id, nameKo: artist.nameKo, nameEn: 'RYU DANA', interviews },
        },
      ]);
    }
  });

  it('lists liked articles type by type, each with the size of its section', async () => {
    const as = await api.make.account();
    const sizes = { SPECIAL: 4, EXHIBITION: 8, EVENT: 8, NEWS: 8 } as const;
    for (const [type, size] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
      const made = [];
      for (let index = 0; index <= size; index += 1) made.push(await api.make.article({ type }));
      for (const { uuid } of made) await api.make.like(as.uuid, type, uuid);
      const answer = await api.get('/v1/users/me/likes', { query: { likeType: type }, as });
      const page = pageSchema(articleCardSchema).parse(answer);
      expect(page.content).toHaveLength(size);
      expect(page.content.every((article) => article.type === type && article.isLike)).toBe(true);
      expect(page).toMatchObject({ totalElements: size + 1, totalPages: 2, pageable: { pageSize: size } });
    }
  });

  it('leaves out and does not count what visitors can’t see', async () => {
    const as = await api.make.account();
    const [shown, hidden] = [await api.make.artist(), await api.make.artist()];
    const works = [await api.make.artwork(shown.id), await api.make.artwork(hidden.id)];
    const [published, draft] = [await api.make.article(), await api.make.article()];
    for (const { uuid } of [shown, hidden]) await api.make.like(as.uuid, 'ARTIST', uuid);
    for (const { uuid } of works) await api.make.like(as.uuid, 'ART_WORK', uuid);
    for (const { uuid } of [published, draft]) await api.make.like(as.uuid, 'SPECIAL', uuid);
    await api.database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, hidden.id));
    await api.database.orm.update(articles).set({ status: 'DRAFT' }).where(eq(articles.uuid, draft.uuid));
    const seen = [
      ['ARTIST', shown.uuid],
      ['ART_WORK', works[0]?.uuid],
      ['SPECIAL', published.uuid],
    ] as const;
    for (const [likeType, uuid] of seen) {
      const page = await uuidPage(as, { likeType });
      expect(page.content.map((one) => one.uuid)).toEqual([uuid]);
      expect([page.totalElements, page.totalPages]).toEqual([1, 1]);
    }
    // The like of a hidden artist is kept, and not listed.
    await api.database.orm.update(artists).set({ isPublic: true });
    expect((await artistPages(as)).totalElements).toBe(2);
  });

  it('cuts pages alike where likes are of one moment', async () => {
    const as = await api.make.account();
    const uuids: string[] = [];
    for (let index = 0; index < 9; index += 1) {
      const { uuid } = await api.make.artist();
      uuids.push(uuid);
      await likeAt(as.uuid, 'ARTIST', uuid, 0);
    }
    const pages = [];
    for (const page of [2, 0, 1, 3]) pages[page] = (await artistPages(as, { page, size: 3 })).content;
    expect(new Set(pages.flat().map(({ uuid }) => uuid))).toEqual(new Set(uuids));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 0]);
    const whole = (await artistPages(as, { size: 100 })).content;
    expect(pages.flat()).toEqual(whole);
  });

  it('never shows another account’s likes', async () => {
    const [as, other] = [await api.make.account(), await api.make.account({ roleType: 'BUSINESS' })];
    const artist = await api.make.artist();
    await api.make.like(other.uuid, 'ARTIST', artist.uuid);
    expect(await artistPages(as)).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
    expect((await artistPages(other)).totalElements).toBe(1);
    await api.database.orm.update(accounts).set({ tokenVersion: 1 }).where(eq(accounts.uuid, other.uuid));
    await api.fails(401, 'GET', '/v1/users/me/likes', { query: { likeType: 'ARTIST' }, as: other });
  });

  it('is empty behind its end and beyond the depth', async () => {
    const as = await api.make.account();
    const artist = await api.make.artist();
    await api.make.like(as.uuid, 'ARTIST', artist.uuid);
    for (const page of [1, 5000, 999_999_999]) {
      expect(await artistPages(as, { page })).toMatchObject({ content: [], totalElements: 1 });
    }
  });

  it('refuses guests, unknown types, pages and sizes in the required words', async () => {
    const as = await api.make.account();
    const path = apiUrl('/v1/users/me/likes', { query: { likeType: 'ARTIST' } });
    expect((await api.fails(401, 'GET', path)).message).toBe(likeMessages.loginRequired);
    const refused = {
      '': ERRORS.BAD_REQUEST,
      '?likeType=': ERRORS.BAD_REQUEST,
      '?likeType=artist': ERRORS.BAD_REQUEST,
      '?likeType=BANNER': ERRORS.BAD_REQUEST,
      '?likeType=ARTIST&page=-1': ERRORS.PAGE_INVALID,
      '?likeType=ARTIST&page=x': ERRORS.PAGE_INVALID,
      '?likeType=ARTIST&size=0': ERRORS.SIZE_INVALID,
      '?likeType=NEWS&size=101': ERRORS.SIZE_INVALID,
    };
    for (const [query, { message }] of Object.entries(refused)) {
      const failure = await api.fails(400, 'GET', `${apiUrl('/v1/users/me/likes')}${query}`, { as });
      expect([query, failure.message]).toEqual([query, message]);
    }
  });
});
