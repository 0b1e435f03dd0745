import { cacheTags } from '@/lib/cache-tags';
import * as studioMessages from '@/lib/messages/studio';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { likes } from '@/server/db/schema/like';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { outOfStep } from '@/tests/support/search/in-step';
import { addressOf, artworkTexts, picture, studioArtist, studioForm } from '@/tests/support/studio';

const api = useTestApi();
const LIST = '/v1/artists/me/artworks';
const ONE = '/v1/artists/me/artworks/{uuid}';
let image: Buffer;
beforeAll(async () => void (image = await picture(1600, 1200, 'jpeg')));
afterEach(async () => expect(await outOfStep(api.database.orm)).toEqual([]));

const form = (given: object = {}, file: Buffer | undefined = image) =>
  studioForm({ ...artworkTexts(), ...given }, { image_original: file });
const create = (as: Account, given: object = {}) => api.call('POST', LIST, { as, body: form(given) });
const update = (as: Account, uuid: string, given: object, file?: Buffer) =>
  api.call('PUT', ONE, {
    as,
    params: { uuid },
    body: studioForm({ ...artworkTexts(), ...given }, { image_original: file }),
  });
const failsUpdate = (status: number, as: Account, uuid: string, given: object) =>
  api.fails(status, 'PUT', ONE, { as, params: { uuid }, body: studioForm({ ...artworkTexts(), ...given }) });
const list = async (as: Account) => (await api.get(LIST, { as })).content;
const shown = async (id: number) =>
  (await api.get('/v1/contents/artists/{id}/art-works', { params: { id } })).content;
const find = async (q: string) =>
  (await api.get('/v1/search/unified-field/{index}', { params: { index: 'ARTIST_ARTWORK' }, query: { q } }))
    .totalElements;
const tagsOf = (id: number) => [cacheTags.artworks(id), cacheTags.artist(id), cacheTags.artists];

describe('POST /v1/artists/me/artworks', () => {
  it('registers an artwork, which comes first, is seen and found at once', async () => {
    const { as, artist } = await studioArtist(api);
    await api.make.artwork(artist.id, { sortOrder: 0 });
    const made = await create(as, { title: ' 볕 드는 마당 ', etc: '남은 말', description: '' });
    expect(made).toMatchObject({
      ...{ version: 0, title: '볕 드는 마당', titleEn: null, etc: null, description: null, sortOrder: -1 },
      dimensions: { height: 230, width: 162, depth: null },
      original: { fileName: 'image_original.jpg', bytes: image.length, mime: 'image/jpeg' },
      ...{ categoryUuid: null, categorySortOrder: null },
    });
    expect((await list(as)).map(({ uuid }) => uuid)[0]).toBe(made.uuid);
    expect((await shown(artist.id))[0]).toMatchObject({ uuid: made.uuid, imageUrl: made.imageUrl });
    expect(await find('볕 드는 마당')).toBe(1);
    expect((await api.row(artists)).artworkCount).toBe(2);
    const sitemap = await api.get('/v1/contents/sitemap/{type}', { params: { type: 'artworks' } });
    expect(JSON.stringify(sitemap)).toContain(made.uuid);
    expect(api.invalidated).toEqual([tagsOf(artist.id)]);
  });

  it('reads the size as it is written, or as the canvas that it names, which lies as the image does', async () => {
    const { as } = await studioArtist(api);
    expect((await create(as, { size: '10호 P' })).dimensions).toEqual({
      height: 40.9,
      width: 53,
      depth: null,
    });
    expect(await create(as, { size: '가변 설치' })).toMatchObject({ dimensions: null, size: '가변 설치' });
  });

  it('makes one artwork of a form that is sent twice, and two of two forms', async () => {
    const { as, artist } = await studioArtist(api);
    const formKey = '0198f3a0-1111-7000-8000-000000000001';
    const send = (from: number) =>
      api.request('POST', LIST, { as, body: form({ formKey }), headers: addressOf(from) });
    const answers = await Promise.all([1, 2, 3].map(send));
    const uuids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { data: { uuid: string } }).data.uuid),
    );
    expect(new Set(uuids).size).toBe(1);
    expect((await create(as, { formKey })).uuid).toBe(uuids[0]);
    expect(await list(as)).toHaveLength(1);
    expect((await api.row(artists)).artworkCount).toBe(1);
    await create(as);
    await create(as);
    expect(await list(as)).toHaveLength(3);
    // The key is the artist's own: another artist's finds nothing.
    const { as: other } = await studioArtist(api);
    expect((await create(other, { formKey })).uuid).not.toBe(uuids[0]);
    expect((await shown(artist.id)).length).toBe(3);
  });

  it('stops at a thousand, also when two come at once', async () => {
    const { as, artist } = await studioArtist(api);
    const { id: imageId } = await api.make.image();
    const row = {
      artistId: artist.id,
      imageId,
      year: 2024,
      material: '유채',
      size: '10호',
      genre: 'ETC',
    } as const;
    await api.database.orm.insert(artworks).values(Array.from({ length: 999 }, () => row));
    const send = (from: number) => api.request('POST', LIST, { as, body: form(), headers: addressOf(from) });
    const answers = await Promise.all([send(1), send(2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    // An image for which there is no room isn't looked at, not even one that breaks off.
    const failure = await api.fails(409, 'POST', LIST, { as, body: form({}, image.subarray(0, 400)) });
    expect([failure.code, failure.message]).toEqual(['ARTWORKS_FULL', studioMessages.artworksFull]);
    expect(await list(as)).toHaveLength(1000);
  });

  it('names everything that is missing at once', async () => {
    const { as } = await studioArtist(api);
    const nothing = { title: '\u3164', titleEn: '', year: null, size: ' ', material: null, genre: null };
    const themes = { themeSubject: null, themeTime: null, themeFocus: null, themeStyle: null };
    const given = { ...nothing, ...themes, description: '가'.repeat(601) };
    const { errors } = await api.fails(422, 'POST', LIST, {
      as,
      body: studioForm({ ...artworkTexts(), ...given }),
    });
    const theme = studioMessages.themeRequired;
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual({
      ...{ title: studioMessages.titleRequired, year: studioMessages.yearRequired },
      ...{ size: studioMessages.sizeRequired, material: studioMessages.materialRequired },
      ...{ genre: studioMessages.artworkGenreRequired, description: studioMessages.tooLong(600) },
      ...{ themeSubject: theme, themeTime: theme, themeFocus: theme, themeStyle: theme },
      image_original: '이미지는 필수 입니다.',
    });
    expect(await list(as)).toEqual([]);
    expect(api.invalidated).toEqual([]);
  });
});

describe('PUT /v1/artists/me/artworks/{uuid}', () => {
  it('changes the texts and keeps the image, the place and the category', async () => {
    const { as, artist } = await studioArtist(api);
    const { uuid: categoryUuid } = await api.make.category(artist.id);
    const before = await create(as, { title: '옛 제목' });
    await api.call('PUT', '/v1/artists/me/artworks/category-and-order-bulk', {
      as,
      body: [{ artWorkUuid: before.uuid, sortOrder: 7, categoryUuid, categorySortOrder: 3 }],
    });
    api.invalidated.length = 0;
    const after = await update(as, before.uuid, { version: 0, title: '새 제목', genre: 'ETC', etc: '섬유' });
    expect(after).toMatchObject({
      ...{
        version: 1,
        title: '새 제목',
        genre: 'ETC',
        etc: '섬유',
        sortOrder: 7,
        categoryUuid,
        categorySortOrder: 3,
      },
      ...{ image: before.image, original: before.original },
    });
    expect([await find('옛 제목'), await find('새 제목')]).toEqual([0, 1]);
    expect(api.invalidated).toEqual([tagsOf(artist.id)]);
  });

  it('changes the image, and the lengths with it', async () => {
    const { as } = await studioArtist(api);
    const before = await create(as, { size: '10호' });
    const upright = await picture(900, 1200);
    const after = await update(as, before.uuid, { version: 0, size: '10호' }, upright);
    expect(after.dimensions).toEqual({ height: 53, width: 45.5, depth: null });
    expect(after.image.id).not.toBe(before.image.id);
    expect(after.original).toEqual({
      fileName: 'image_original.png',
      bytes: upright.length,
      mime: 'image/png',
    });
  });

  it('keeps what the form doesn’t know of', async () => {
    const { as, artist } = await studioArtist(api);
    const work = await api.make.artwork(artist.id, { price: 1000, viewCount: 5 });
    const extra = { price: 1, viewCount: 0, likeCount: 99, sortOrder: 99, artistId: 1, uuid: UNKNOWN_UUID };
    await update(as, work.uuid, { ...extra, version: 0 });
    expect(await api.row(artworks, { uuid: work.uuid })).toMatchObject({
      ...{ price: 1000, viewCount: 5, likeCount: 0, sortOrder: work.sortOrder, artistId: artist.id },
    });
  });

  it('never overwrites a later save, also of several at once', async () => {
    const { as } = await studioArtist(api);
    const { uuid } = await create(as);
    const send = (from: number) =>
      api.request('PUT', ONE, {
        as,
        params: { uuid },
        body: studioForm({ ...artworkTexts({ title: `${from}` }), version: 0 }),
        headers: addressOf(from),
      });
    const answers = await Promise.all([1, 2, 3].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const failure = await failsUpdate(409, as, uuid, { version: 0 });
    expect([failure.code, failure.message]).toEqual(['ARTWORK_STALE', studioMessages.artworkStale]);
    expect((await list(as))[0]?.version).toBe(1);
    // A client that names no version, as the documents', replaces the latest one.
    expect(await update(as, uuid, {})).toMatchObject({ version: 2 });
  });
});

describe('DELETE /v1/artists/me/artworks/{uuid}', () => {
  it('removes the artwork with its likes, from lists, search and counters, once', async () => {
    const { as, artist } = await studioArtist(api);
    const category = await api.make.category(artist.id);
    const kept = await api.make.artwork(artist.id);
    const { uuid } = await api.make.artwork(artist.id, { title: '지울 그림', categoryUuid: category.uuid });
    const fan = await api.make.account();
    for (const liked of [uuid, kept.uuid]) await api.make.like(fan.uuid, 'ART_WORK', liked);
    const remove = (from: number) =>
      api.request('DELETE', ONE, { as, params: { uuid }, headers: addressOf(from) });
    const answers = await Promise.all([remove(1), remove(2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await list(as)).map((each) => each.uuid)).toEqual([kept.uuid]);
    expect(await find('지울')).toBe(0);
    expect((await api.rows(likes)).map(({ targetUuid }) => targetUuid)).toEqual([kept.uuid]);
    expect((await api.row(artists)).artworkCount).toBe(1);
    const [shownCategory] = await api.get('/v1/artists/me/artworks/categories', { as });
    expect(shownCategory?.artworkCount).toBe(0);
    expect(api.invalidated).toEqual([tagsOf(artist.id)]);
    const favorites = await api.get('/v1/users/me/likes', { as: fan, query: { likeType: 'ART_WORK' } });
    expect(favorites.totalElements).toBe(1);
  });
});

it('knows nothing of other artists’ artworks, and nothing without an artist', async () => {
  const { as } = await studioArtist(api);
  const { artist: other } = await studioArtist(api);
  const theirs = await api.make.artwork(other.id);
  for (const uuid of [theirs.uuid, UNKNOWN_UUID]) {
    await failsUpdate(404, as, uuid, { version: 0 });
    await api.fails(404, 'DELETE', ONE, { as, params: { uuid } });
  }
  expect(await api.row(artworks, { uuid: theirs.uuid })).toEqual(theirs);
  expect(await list(as)).toEqual([]);
  const without = await api.make.account({ roleType: 'ARTIST' });
  await api.fails(404, 'GET', LIST, { as: without });
  await api.fails(404, 'POST', LIST, { as: without, body: form() });
  await api.fails(401, 'POST', LIST, { body: form() });
  await api.fails(403, 'POST', LIST, { as: await api.make.account(), body: form() });
});
