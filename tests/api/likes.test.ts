import * as likeLimits from '@/lib/limits/like';
import * as likeMessages from '@/lib/messages/like';
import { artists } from '@/server/db/schema/artist';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import type { Sent } from '@/tests/support/api';

const api = useTestApi();

async function change(method: 'POST' | 'DELETE', as: Sent['as'], body: { type: string; uuid: string }) {
  return api.call(method, '/v1/users/me/likes', { as, body });
}

describe('POST and DELETE /v1/users/me/likes', () => {
  it('likes and takes back, each as often as one wants', async () => {
    const artist = await api.make.artist();
    const [first, second] = [await api.make.account(), await api.make.account()];
    const target = { type: 'ARTIST', uuid: artist.uuid };
    expect(await change('POST', first, target)).toEqual({ isLike: true, likeCount: 1 });
    expect(await change('POST', first, target)).toEqual({ isLike: true, likeCount: 1 });
    expect(await change('POST', second, target)).toEqual({ isLike: true, likeCount: 2 });
    expect(await change('DELETE', first, target)).toEqual({ isLike: false, likeCount: 1 });
    expect(await change('DELETE', first, target)).toEqual({ isLike: false, likeCount: 1 });
  });

  it('takes every type, and the search index’s name for artworks', async () => {
    const as = await api.make.account();
    const artist = await api.make.artist();
    const { uuid } = await api.make.artwork(artist.id);
    expect(await change('POST', as, { type: 'ARTIST_ARTWORK', uuid })).toEqual({
      isLike: true,
      likeCount: 1,
    });
    expect(await change('POST', as, { type: 'ART_WORK', uuid })).toEqual({ isLike: true, likeCount: 1 });
    for (const type of ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const) {
      const article = await api.make.article({ type });
      expect(await change('POST', as, { type, uuid: article.uuid })).toEqual({ isLike: true, likeCount: 1 });
    }
  });

  it('tells the pages that show the count, once for each change', async () => {
    const as = await api.make.account();
    const artist = await api.make.artist();
    const target = { type: 'ARTIST', uuid: artist.uuid };
    await change('POST', as, target);
    await change('POST', as, target);
    await change('DELETE', as, target);
    expect(api.invalidated).toEqual([[`followers:${artist.id}`], [`followers:${artist.id}`]]);
    api.invalidated.length = 0;
    const { uuid } = await api.make.artwork(artist.id);
    await change('POST', as, { type: 'ART_WORK', uuid });
    await change('POST', as, { type: 'ART_WORK', uuid });
    expect(api.invalidated).toEqual([[`artwork:${uuid}`]]);
  });

  it('answers 404 for what is hidden, a draft, of another type, or not there', async () => {
    const as = await api.make.account();
    const hidden = await api.make.artist({ isPublic: false });
    const draft = await api.make.article({ status: 'DRAFT' });
    const special = await api.make.article();
    const kept = await api.make.artwork(hidden.id);
    for (const body of [
      { type: 'ARTIST', uuid: hidden.uuid },
      { type: 'ART_WORK', uuid: kept.uuid },
      { type: 'SPECIAL', uuid: draft.uuid },
      { type: 'NEWS', uuid: special.uuid },
      { type: 'ARTIST', uuid: UNKNOWN_UUID },
    ]) {
      await api.fails(404, 'POST', '/v1/users/me/likes', { as, body });
    }
    await api.fails(404, 'DELETE', '/v1/users/me/likes', {
      as,
      body: { type: 'ARTIST', uuid: UNKNOWN_UUID },
    });
  });

  it('lets go of what was hidden after it was liked', async () => {
    const as = await api.make.account();
    const artist = await api.make.artist();
    const target = { type: 'ARTIST', uuid: artist.uuid };
    await change('POST', as, target);
    await api.database.orm.update(artists).set({ isPublic: false });
    expect(await change('DELETE', as, target)).toEqual({ isLike: false, likeCount: 0 });
  });

  it('refuses guests in the required words', async () => {
    const body = { type: 'ARTIST', uuid: UNKNOWN_UUID };
    expect((await api.fails(401, 'POST', '/v1/users/me/likes', { body })).message).toBe(
      likeMessages.loginRequired,
    );
    expect((await api.fails(401, 'DELETE', '/v1/users/me/likes', { body })).message).toBe(
      likeMessages.loginRequired,
    );
  });
});

describe('GET /v1/users/me/likes/states', () => {
  it('answers those of the asked that the caller likes, of any type, in the order asked', async () => {
    const as = await api.make.account();
    const artist = await api.make.artist();
    const artwork = await api.make.artwork(artist.id);
    const other = await api.make.artwork(artist.id);
    await api.make.like(as.uuid, 'ARTIST', artist.uuid);
    await api.make.like(as.uuid, 'ART_WORK', artwork.uuid);
    await api.make.like((await api.make.account()).uuid, 'ART_WORK', other.uuid);
    const uuids = [artwork.uuid, other.uuid, artist.uuid, artwork.uuid.toUpperCase(), UNKNOWN_UUID];
    expect(await api.get('/v1/users/me/likes/states', { query: { uuids: uuids.join(',') }, as })).toEqual({
      liked: [artwork.uuid, artist.uuid],
    });
    expect(await api.get('/v1/users/me/likes/states?uuids=', { as })).toEqual({ liked: [] });
  });

  it('refuses guests, what are no uuids, and too many', async () => {
    const as = await api.make.account();
    await api.fails(401, 'GET', '/v1/users/me/likes/states', { query: { uuids: [UNKNOWN_UUID].join(',') } });
    await api.fails(400, 'GET', '/v1/users/me/likes/states', { query: { uuids: ['x'].join(',') }, as });
    await api.fails(400, 'GET', '/v1/users/me/likes/states', { as });
    const many = Array.from(
      { length: likeLimits.statesMax + 1 },
      (_, index) => `0198f3a0-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    await api.fails(400, 'GET', '/v1/users/me/likes/states', { query: { uuids: many.join(',') }, as });
    expect(
      await api.get('/v1/users/me/likes/states', { query: { uuids: many.slice(1).join(',') }, as }),
    ).toEqual({ liked: [] });
  });
});
