import { randomUUID } from 'node:crypto';
import { cacheTags } from '@/lib/cache-tags';
import * as studioMessages from '@/lib/messages/studio';
import { artists } from '@/server/db/schema/artist';
import { artworkDrafts, artworks } from '@/server/db/schema/artwork';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { outOfStep } from '@/tests/support/search/in-step';
import { addressOf, artworkTexts, named, picture, studioArtist, studioForm } from '@/tests/support/studio';

const api = useTestApi();
const DRAFTS = '/v1/artists/me/artwork-drafts';
const ONE = '/v1/artists/me/artwork-drafts/{uuid}';
const PUBLISH = '/v1/artists/me/artwork-drafts/publish';
afterEach(async () => expect(await outOfStep(api.database.orm)).toEqual([]));

const drop = async (as: Account, name = 'a.png', bytes?: Buffer) =>
  api.call('POST', DRAFTS, {
    as,
    body: studioForm(undefined, { image_original: named(bytes ?? (await picture(400, 300)), name) }),
  });
const list = async (as: Account) => (await api.get(DRAFTS, { as })).content;
const change = (as: Account, uuid: string, version: number, fields: object) =>
  api.call('PUT', ONE, { as, params: { uuid }, body: { version, fields } });
const publish = (as: Account, ...uuids: string[]) => api.call('POST', PUBLISH, { as, body: { uuids } });
const shown = async (id: number) =>
  (await api.get('/v1/contents/artists/{id}/art-works', { params: { id } })).content.map(({ uuid }) => uuid);

describe('a draft', () => {
  it('is made of an image, and nobody but its artist sees it', async () => {
    const { as, artist } = await studioArtist(api);
    const draft = await drop(as, '바다.png');
    expect(draft).toMatchObject({
      ...{
        version: 0,
        original: { fileName: '바다.png', mime: 'image/png' },
        image: { width: 400, height: 300 },
      },
      fields: { title: null, year: null, genre: null, description: null },
    });
    expect(await list(as)).toEqual([draft]);
    expect(await shown(artist.id)).toEqual([]);
    expect((await api.row(artists)).artworkCount).toBe(0);
    expect(api.invalidated).toEqual([]);
    const { as: other } = await studioArtist(api);
    expect(await list(other)).toEqual([]);
  });

  it('keeps the order in which its files were chosen, in any order of arrival', async () => {
    const { as } = await studioArtist(api);
    const send = async (batch: string, position: number, name: string) =>
      api.request('POST', `${DRAFTS}?batch=${batch}&position=${position}`, {
        as,
        body: studioForm(undefined, { image_original: named(await picture(40, 30), name) }),
      });
    const [first, second] = [randomUUID(), randomUUID()];
    await send(first, 2, '3.png');
    await send(second, 0, '4.png');
    await send(first, 0, '1.png');
    await send(second, 10, '6.png');
    await send(second, 2, '5.png');
    await send(first, 1, '2.png');
    // Without a place, as the documents have it, it comes after what is there.
    await drop(as, '7.png');
    expect((await list(as)).map(({ original }) => original.fileName)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `${number}.png`),
    );
  });

  it('is one of the same file, also when it comes twice at once', async () => {
    const { as } = await studioArtist(api);
    const bytes = await picture(400, 300);
    const send = (from: number) =>
      api.request('POST', DRAFTS, {
        as,
        body: studioForm(undefined, { image_original: named(bytes, 'a.png') }),
        headers: addressOf(from),
      });
    await Promise.all([send(1), send(2)]);
    await drop(as, 'a.png', bytes);
    expect(await list(as)).toHaveLength(1);
    await drop(as, 'b.png', bytes);
    expect((await list(as)).map(({ original }) => original.fileName)).toEqual(['a.png', 'b.png']);
  });

  it('is refused without an image, and beyond two hundred', async () => {
    const { as, artist } = await studioArtist(api);
    const empty = studioForm(undefined, { image_resized: await picture(40, 30) });
    const { errors } = await api.fails(422, 'POST', DRAFTS, { as, body: empty });
    expect(errors).toEqual([{ field: 'image_original', message: '이미지는 필수 입니다.' }]);
    const { id: imageId } = await api.make.image();
    const rows = Array.from({ length: 200 }, (_, at) => ({
      artistId: artist.id,
      imageId,
      fileName: `${at}`,
    }));
    await api.database.orm.insert(artworkDrafts).values(rows);
    const body = studioForm(undefined, { image_original: await picture(40, 30) });
    expect((await api.fails(409, 'POST', DRAFTS, { as, body })).code).toBe('DRAFTS_FULL');
  });

  it('takes some fields and keeps the others; what is older is refused', async () => {
    const { as } = await studioArtist(api);
    const { uuid } = await drop(as);
    await change(as, uuid, 0, { title: ' 바다 ', year: 2024, genre: 'ETC' });
    const draft = await change(as, uuid, 1, { year: null, size: '10호', material: '' });
    expect(draft).toMatchObject({
      version: 2,
      fields: { title: '바다', year: null, size: '10호', material: null, genre: 'ETC' },
    });
    const body = { version: 1, fields: { title: '늦음' } };
    expect((await api.fails(409, 'PUT', ONE, { as, params: { uuid }, body })).code).toBe('ARTWORK_STALE');
    for (const version of [2 ** 31, -1, null])
      await api.fails(422, 'PUT', ONE, { as, params: { uuid }, body: { version, fields: {} } });
    expect(await list(as)).toEqual([draft]);
  });

  it('refuses fields that no artwork could have', async () => {
    const { as } = await studioArtist(api);
    const { uuid } = await drop(as);
    const fields = {
      title: '가'.repeat(201),
      year: 1899,
      genre: '유화',
      themeTime: 'NOON',
      description: '가'.repeat(601),
      etc: 5,
    };
    const { errors } = await api.fails(422, 'PUT', ONE, {
      as,
      params: { uuid },
      body: { version: 0, fields },
    });
    expect(errors.map(({ field }) => field).sort()).toEqual(
      Object.keys(fields)
        .map((name) => `fields.${name}`)
        .sort(),
    );
  });

  it('is filled with others at once, all or none', async () => {
    const { as } = await studioArtist(api);
    const uuids = [(await drop(as, '1')).uuid, (await drop(as, '2')).uuid];
    const fields = { year: 2025, material: '종이에 먹' };
    const { content } = await api.call('PUT', DRAFTS, { as, body: { uuids: [...uuids, ...uuids], fields } });
    expect(content.map((each) => [each.uuid, each.version, each.fields.material])).toEqual(
      uuids.map((uuid) => [uuid, 1, '종이에 먹']),
    );
    const { as: other } = await studioArtist(api);
    const theirs = (await drop(other)).uuid;
    for (const wrong of [theirs, UNKNOWN_UUID])
      await api.fails(404, 'PUT', DRAFTS, { as, body: { uuids: [...uuids, wrong], fields: { year: 2000 } } });
    expect((await list(as)).map((each) => each.version)).toEqual([1, 1]);
    expect((await list(other))[0]?.version).toBe(0);
  });

  it('is removed once, by its artist', async () => {
    const { as } = await studioArtist(api);
    const { as: other } = await studioArtist(api);
    const { uuid } = await drop(as);
    await api.fails(404, 'DELETE', ONE, { as: other, params: { uuid } });
    await api.fails(404, 'PUT', ONE, { as: other, params: { uuid }, body: { version: 0, fields: {} } });
    await api.call('DELETE', ONE, { as, params: { uuid } });
    await api.fails(404, 'DELETE', ONE, { as, params: { uuid } });
    for (const status of [401, 403])
      await api.fails(status, 'GET', DRAFTS, status === 401 ? {} : { as: await api.make.account() });
  });
});

describe('publishing', () => {
  it('makes artworks of complete drafts, first in the order given, and says what others lack', async () => {
    const { as, artist } = await studioArtist(api);
    const old = await api.make.artwork(artist.id, { sortOrder: 0 });
    const [one, two, half] = [await drop(as, '1'), await drop(as, '2'), await drop(as, '3')];
    await change(as, one.uuid, 0, artworkTexts({ title: '하나', size: '10호', etc: '남은 말' }));
    await change(as, two.uuid, 0, artworkTexts({ title: '둘' }));
    await change(as, half.uuid, 0, { ...artworkTexts(), title: null, year: null });
    const result = await publish(as, two.uuid, half.uuid, one.uuid, UNKNOWN_UUID);
    expect(result).toEqual({
      published: [two.uuid, one.uuid],
      refused: [
        {
          uuid: half.uuid,
          errors: [
            { field: 'year', message: studioMessages.yearRequired },
            { field: 'title', message: studioMessages.titleRequired },
          ],
        },
        { uuid: UNKNOWN_UUID, errors: [{ field: 'uuid', message: studioMessages.importNoArtwork }] },
      ],
    });
    expect(await shown(artist.id)).toEqual([two.uuid, one.uuid, old.uuid]);
    expect((await list(as)).map(({ uuid }) => uuid)).toEqual([half.uuid]);
    const [, made] = (await api.get('/v1/artists/me/artworks', { as })).content;
    expect(made).toMatchObject({
      ...{ title: '하나', etc: null, dimensions: { height: 45.5, width: 53 }, image: one.image },
      original: one.original,
    });
    expect(api.invalidated).toEqual([
      [cacheTags.artworks(artist.id), cacheTags.artist(artist.id), cacheTags.artists],
    ]);
    const found = await api.get('/v1/search/unified-field/{index}', {
      params: { index: 'ARTIST_ARTWORK' },
      query: { q: '하나' },
    });
    expect(found.totalElements).toBe(1);
  });

  it('makes one artwork of a double click, and tells both', async () => {
    const { as, artist } = await studioArtist(api);
    const { uuid } = await drop(as);
    await change(as, uuid, 0, artworkTexts());
    const both = await Promise.all([publish(as, uuid), publish(as, uuid)]);
    expect(both.map(({ published }) => published)).toEqual([[uuid], [uuid]]);
    expect(await publish(as, uuid)).toEqual({ published: [uuid], refused: [] });
    expect((await api.row(artists, { id: artist.id })).artworkCount).toBe(1);
  });

  it('never has too many artworks, nor another artist’s', async () => {
    const { as, artist } = await studioArtist(api);
    const { uuid } = await drop(as);
    await change(as, uuid, 0, artworkTexts());
    const { as: other, artist: stranger } = await studioArtist(api);
    expect((await publish(other, uuid)).published).toEqual([]);
    const { id: imageId } = await api.make.image();
    const row = {
      imageId,
      artistId: artist.id,
      year: 2024,
      material: '유채',
      size: '10호',
      genre: 'ETC',
    } as const;
    await api.database.orm.insert(artworks).values(Array.from({ length: 1000 }, () => row));
    expect((await api.fails(409, 'POST', PUBLISH, { as, body: { uuids: [uuid] } })).code).toBe(
      'ARTWORKS_FULL',
    );
    expect(await list(as)).toHaveLength(1);
    expect(await shown(stranger.id)).toEqual([]);
    await api.fails(422, 'POST', PUBLISH, { as, body: { uuids: [] } });
  });
});
