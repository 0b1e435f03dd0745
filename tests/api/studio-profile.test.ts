import { cacheTags } from '@/lib/cache-tags';
import type { StudioProfileForm } from '@/lib/contracts/studio-profile';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { counters } from '@/server/db/schema/counter';
import { useTestApi, type Account } from '@/tests/support/api';
import { outOfStep } from '@/tests/support/search/in-step';
import { addressOf, named, picture, studioArtist, studioForm, studioProfile } from '@/tests/support/studio';

const api = useTestApi();
const ME = '/v1/artists/me';
let crop: Buffer;
beforeAll(async () => void (crop = await picture(965, 1350, 'jpeg')));
afterEach(async () => expect(await outOfStep(api.database.orm)).toEqual([]));

const fresh = () => api.make.account({ roleType: 'ARTIST_BEFORE_PROFILE', accountId: 'fresh1' });
const put = (
  as: Account,
  given: Partial<StudioProfileForm> = {},
  files: Parameters<typeof studioForm>[1] = { cropImage: crop },
) => api.call('PUT', ME, { as, body: studioForm(studioProfile(given), files) });
const fails = (
  status: number,
  as: Account,
  given: object = {},
  files: Parameters<typeof studioForm>[1] = { cropImage: crop },
) => api.fails(status, 'PUT', ME, { as, body: studioForm({ ...studioProfile(), ...given }, files) });
const publicArtists = async () => (await api.rows(counters, { name: 'artists.public' }))[0]?.value;

describe('GET /v1/artists/me', () => {
  it('is empty and of version 0 before the first save', async () => {
    const as = await fresh();
    expect(await api.get(ME, { as })).toMatchObject({
      ...{ version: 0, userAccountId: 'fresh1', isPublic: false, image: null, imageUrl: null, nameKo: null },
      ...{ educations: [], educationNotApplicable: false, hasPhotoOriginal: false },
    });
  });

  it('answers the rows in the artist’s own order', async () => {
    const awards = [
      { year: 2020, title: '나중에 쓴 것' },
      { year: 2024, title: '먼저 쓴 것' },
    ];
    const { as, artist } = await studioArtist(api, { awards, introduction: '한 줄' });
    expect(await api.get(ME, { as })).toMatchObject({
      ...{ version: 1, awards, introduction: '한 줄', nameKo: artist.nameKo, educationNotApplicable: true },
      ...{ userAccountId: artist.userAccountId, isPublic: true },
    });
  });
});

describe('PUT /v1/artists/me', () => {
  it('makes an artist of the first save, whom visitors see and find at once', async () => {
    const as = await fresh();
    const find = () =>
      api.get('/v1/search/unified-field/{index}', { params: { index: 'ARTIST' }, query: { q: '최보늬' } });
    expect((await find()).totalElements).toBe(0);
    const saved = await put(as, { videoLink: 'youtu.be/dQ3nA7gyeol', overseasArea: ' 교토 ' });
    expect(saved).toMatchObject({ version: 1, nameEn: 'CHOI BONUI', overseasArea: '교토', isPublic: true });
    expect(saved.image).toMatchObject({ width: 965, height: 1350 });
    expect(await api.get(ME, { as: await api.account(as) })).toEqual(saved);
    expect((await api.account(as)).roleType).toBe('ARTIST');
    const { id } = await api.row(artists);
    expect(
      await api.get('/v2/artists/{userAccountId}', { params: { userAccountId: 'fresh1' } }),
    ).toMatchObject({
      ...{ id, nameKo: '최보늬', imageUrl: saved.imageUrl, artworkCount: 0 },
    });
    expect((await find()).totalElements).toBe(1);
    expect((await api.get('/v2/artists')).totalElements).toBe(1);
    expect(await publicArtists()).toBe(1);
    const sitemap = await api.get('/v1/contents/sitemap/{type}', { params: { type: 'artists' } });
    expect(JSON.stringify(sitemap)).toContain('fresh1');
    expect(api.invalidated).toEqual([
      [cacheTags.artist(id), cacheTags.artworks(id), cacheTags.artists, cacheTags.home],
    ]);
  });

  it('makes one artist of a double click', async () => {
    const as = await fresh();
    const body = () => studioForm(studioProfile(), { cropImage: crop });
    const answers = await Promise.all(
      [1, 2, 3].map((from) => api.request('PUT', ME, { as, body: body(), headers: addressOf(from) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await api.rows(artists)).toHaveLength(1);
    expect(await publicArtists()).toBe(1);
  });

  it('changes the profile, keeps its photo without a new one, and counts on', async () => {
    const { as, artist } = await studioArtist(api);
    const saved = await put(as, { version: 1, nameKo: '새이름', educationNotApplicable: true }, {});
    expect(saved).toMatchObject({
      version: 2,
      nameKo: '새이름',
      educations: [],
      educationNotApplicable: true,
    });
    expect(saved.image?.id).toBe(artist.imageId);
    const row = await api.row(artists);
    expect(row.updatedAt.getTime()).toBeGreaterThan(artist.updatedAt.getTime());
    expect(row).toMatchObject({ createdAt: artist.createdAt, uuid: artist.uuid, badge: null });
  });

  it('never overwrites a later save', async () => {
    const { as } = await studioArtist(api);
    await put(as, { version: 1, nameKo: '먼저' });
    const failure = await fails(409, as, { version: 1, nameKo: '나중' });
    expect([failure.code, failure.message]).toEqual(['PROFILE_STALE', studioMessages.profileStale]);
    await fails(409, as, { version: 0 });
    await fails(409, await fresh(), { version: 1 });
    expect((await api.row(artists)).nameKo).toBe('먼저');
    expect(api.invalidated).toHaveLength(1);
  });

  it('lets one of many saves of the same version win', async () => {
    const { as } = await studioArtist(api);
    const send = (from: number) =>
      api.request('PUT', ME, {
        as,
        body: studioForm(studioProfile({ version: 1, introduction: `${from}` })),
        headers: addressOf(from),
      });
    const answers = await Promise.all([1, 2, 3, 4].map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await api.row(artists)).version).toBe(2);
  });

  it('changes nothing that the form has no business with', async () => {
    const { as, artist } = await studioArtist(api, { badge: '에디터의 선택' });
    const extra = {
      id: 99,
      isPublic: false,
      badge: '내가 씀',
      userAccountId: 'admin01',
      accountUuid: as.uuid,
    };
    const educations = [{ ...studioProfile().educations[0], id: 7 }];
    await api.call('PUT', ME, {
      as,
      body: studioForm({ ...studioProfile({ version: 1 }), ...extra, educations }, {}),
    });
    expect(await api.row(artists)).toMatchObject({
      ...{ id: artist.id, isPublic: true, badge: '에디터의 선택', userAccountId: artist.userAccountId },
      educations: studioProfile().educations,
    });
  });

  it('refuses other roles', async () => {
    const as = await fresh();
    await api.fails(401, 'PUT', ME, { body: studioForm(studioProfile()) });
    for (const roleType of ['MEMBER', 'ARTIST_PENDING', 'ARTIST_PENDING_RETRY', 'BUSINESS', 'ADMIN'] as const)
      await fails(403, await api.make.account({ roleType }));
    expect(await api.rows(artists)).toEqual([]);
    expect(await api.rows(accounts, { roleType: 'ARTIST' })).toEqual([]);
    expect((await api.account(as)).roleType).toBe('ARTIST_BEFORE_PROFILE');
  });
});

describe('the photo', () => {
  const photoError = async (as: Account, files: Parameters<typeof studioForm>[1]) => {
    const { errors } = await fails(422, as, {}, files);
    return errors.map(({ field, message }) => [field, message]);
  };

  it('is needed where none is kept', async () => {
    const as = await fresh();
    expect(await photoError(as, {})).toEqual([['cropImage', '사진을 등록해 주세요.']]);
    expect(await api.rows(artists)).toEqual([]);
  });

  it('has its shape and its size', async () => {
    const as = await fresh();
    const shape = [['cropImage', studioMessages.photoShape]];
    expect(await photoError(as, { cropImage: await picture(965, 1380) })).toEqual(shape);
    expect(await photoError(as, { cropImage: await picture(1350, 965) })).toEqual(shape);
    expect(await photoError(as, { cropImage: await picture(386, 540) })).toEqual([
      ['cropImage', studioMessages.photoSmall],
    ]);
    for (const file of [await picture(480, 672), await picture(965, 1359, 'webp')]) {
      const { image } = await put(
        as,
        { version: (await api.get(ME, { as: await api.account(as) })).version },
        { cropImage: file },
      );
      expect(image).not.toBeNull();
      Object.assign(as, await api.account(as));
    }
  });

  it('is judged by its content', async () => {
    const as = await fresh();
    const html = Buffer.from('<script>alert(1)</script>');
    const { refused, contentDiffers } = uploadMessages;
    const type = [['cropImage', refused('me.jpg', studioMessages.photoType, contentDiffers(null, null))]];
    expect(await photoError(as, { cropImage: named(html, 'me.jpg') })).toEqual(type);
    const long = `${'가'.repeat(97)}.jpg`;
    expect(await photoError(as, { cropImage: named(crop, long) })).toEqual([
      ['cropImage', refused(long, studioMessages.imageNameTooLong)],
    ]);
    expect(await photoError(as, { cropImage: crop.subarray(0, 400) })).toEqual([
      ['cropImage', refused('cropImage.png', studioMessages.imageBroken)],
    ]);
    const large = Buffer.concat([crop, Buffer.alloc(10 * 1024 * 1024)]);
    const [[field, message] = []] = await photoError(as, { cropImage: large });
    expect([field, message?.includes('파일 크기가 너무 큽니다')]).toEqual(['cropImage', true]);
    const webp = await picture(965, 1350, 'webp');
    expect(await photoError(as, { cropImage: crop, originImage: webp })).toEqual([
      ['originImage', refused('originImage.png', studioMessages.photoType, contentDiffers('WEBP', null))],
    ]);
  });

  it('is kept uncropped, private, and read by a signed address of its artist', async () => {
    const as = await fresh();
    const origin = await picture(1500, 1500);
    await put(as, {}, { cropImage: crop, originImage: named(origin, '원본 사진.png') });
    Object.assign(as, await api.account(as));
    expect((await api.get(ME, { as })).hasPhotoOriginal).toBe(true);
    const { url } = await api.get('/v1/artists/me/portrait-original', { as });
    expect(url).toContain('/files/');
    expect((await api.storedKeys()).some((key) => url.includes(key))).toBe(true);
    // A crop of the kept original needs no second upload.
    expect((await put(as, { version: 1 }, { cropImage: crop })).hasPhotoOriginal).toBe(true);
    const { as: other } = await studioArtist(api);
    await api.fails(404, 'GET', '/v1/artists/me/portrait-original', { as: other });
  });
});

it('answers the addresses of the artist’s own public images', async () => {
  const { as, artist } = await studioArtist(api);
  const artwork = await api.make.artwork(artist.id);
  const { artist: other } = await studioArtist(api);
  const url = (id: string) => `http://gyeol.test/media/${id}/320.webp`;
  const get = (...ids: string[]) =>
    api.get('/v1/artists/me/public-presigned-urls', { as, query: { 'imageUrls[]': ids.map(url) } });
  expect(await get(artwork.imageId, artist.imageId)).toEqual({
    urls: [artwork.imageId, artist.imageId].map((id) => `/media/${id}/1280.webp`),
  });
  const path = '/v1/artists/me/public-presigned-urls';
  for (const wrong of [url(other.imageId), url('0'.repeat(32)), 'https://example.com/x.jpg', '/media/../etc'])
    await api.fails(404, 'GET', path, { as, query: { 'imageUrls[]': [url(artist.imageId), wrong] } });
  await api.fails(400, 'GET', path, { as });
});
