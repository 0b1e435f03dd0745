import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { artworks } from '@/server/db/schema/artwork';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { animatedPng } from '@/tests/support/images';
import { artworkTexts, named, picture, studioArtist, studioForm } from '@/tests/support/studio';

const api = useTestApi();
const LIST = '/v1/artists/me/artworks';
const DOWNLOADS = '/v1/artists/me/artworks/file-urls';
const VIEWS = '/v1/artists/me/artworks/private-presigned-urls-with-artworkUuids';
type Files = Parameters<typeof studioForm>[1];

const send = (as: Account, files: Files) => ({ as, body: studioForm(artworkTexts(), files) });
const create = (as: Account, files: Files) => api.call('POST', LIST, send(as, files));
const faults = async (as: Account, files: Files) =>
  (await api.fails(422, 'POST', LIST, send(as, files))).errors.map(({ field, message }) => [field, message]);

describe('the image of an artwork', () => {
  it('is judged by its content, whatever its name says', async () => {
    const { as } = await studioArtist(api);
    const png = await picture(400, 300);
    const { refused, contentDiffers } = uploadMessages;
    const isOf = (label: string | null) =>
      refused('work.jpg', studioMessages.imageType, contentDiffers(label, null));
    const isBroken = refused('work.jpg', studioMessages.imageBroken);
    const wrong: [Buffer, string][] = [
      [Buffer.from('<svg onload="alert(1)"/>'), isOf(null)],
      [await picture(40, 30, 'webp'), isOf('WEBP')],
      [Buffer.from('GIF89a'), isOf(null)],
      [Buffer.concat([Buffer.from('%PDF-1.7'), png]), isOf('PDF')],
      [Buffer.alloc(0), uploadMessages.empty('work.jpg')],
      [await animatedPng(), refused('work.jpg', studioMessages.imageType, uploadMessages.moving)],
      [png.subarray(0, png.length / 2), isBroken],
      [Buffer.concat([png.subarray(0, 60), Buffer.alloc(5000, 1)]), isBroken],
    ];
    for (const [bytes, message] of wrong)
      expect(await faults(as, { image_original: named(bytes, 'work.jpg') })).toEqual([
        ['image_original', message],
      ]);
    expect(await faults(as, {})).toEqual([['image_original', '이미지는 필수 입니다.']]);
    const long = `${'가'.repeat(97)}.png`;
    expect(await faults(as, { image_original: named(png, long) })).toEqual([
      ['image_original', refused(long, studioMessages.imageNameTooLong)],
    ]);
    expect((await create(as, { image_original: named(png, `${'가'.repeat(96)}.png`) })).original?.bytes).toBe(
      png.length,
    );
    expect(await api.rows(artworks)).toHaveLength(1);
  });

  it('is at most 30 MB, and one', async () => {
    const { as } = await studioArtist(api);
    const png = await picture(400, 300);
    const large = Buffer.concat([png, Buffer.alloc(30 * 1024 * 1024)]);
    expect(await faults(as, { image_original: large })).toEqual([
      ['image_original', uploadMessages.refused('image_original.png', studioMessages.imageTooLarge)],
    ]);
    const two = studioForm(artworkTexts(), { image_original: png });
    two.append('image_original', named(png, 'b.png'));
    const { errors } = await api.fails(422, 'POST', LIST, { as, body: two });
    expect(errors).toEqual([{ field: 'image_original', message: studioMessages.imageTooMany }]);
  });

  it('comes with a small one of its shape, which is not kept', async () => {
    const { as } = await studioArtist(api);
    const original = await picture(1601, 1200);
    const wrong = [['image_resized', studioMessages.resizedWrong]];
    for (const small of [await picture(801, 600), await picture(800, 700), await picture(600, 800)])
      expect(await faults(as, { image_original: original, image_resized: small })).toEqual(wrong);
    expect(await faults(as, { image_original: original, image_resized: Buffer.from('x') })).toEqual(wrong);
    expect(await faults(as, { image_resized: await picture(800, 600) })).toEqual([
      ['image_original', '이미지는 필수 입니다.'],
    ]);
    const made = await create(as, {
      image_original: original,
      image_resized: await picture(800, 600, 'webp'),
    });
    expect(made.image).toMatchObject({ width: 1601, height: 1200 });
    const wide = await create(as, {
      image_original: await picture(4000, 21),
      image_resized: await picture(800, 4),
    });
    expect(wide.image.width).toBe(4000);
    expect((await api.storedKeys()).filter((key) => key.startsWith('originals/'))).toHaveLength(2);
  });

  it('takes no file of another field', async () => {
    const { as } = await studioArtist(api);
    const png = await picture(40, 30);
    expect(await faults(as, { files: png, cropImage: png })).toEqual([
      ['image_original', '이미지는 필수 입니다.'],
    ]);
  });
});

describe('signed addresses of originals', () => {
  async function studio() {
    const { as, artist } = await studioArtist(api, { nameKo: '류단아' });
    const bytes = await picture(40, 30, 'jpeg');
    const made = await create(as, { image_original: named(bytes, '../../내 그림.jpg') });
    const without = await api.make.artwork(artist.id);
    return { as, made, without, bytes };
  }
  const parts = (url = '') => new URL(url, 'http://gyeol.test');

  it('save the files under readable names, in the order asked', async () => {
    const { as, made, without, bytes } = await studio();
    expect(made.original?.fileName).toBe('내 그림.jpg');
    const asked = [without.uuid, made.uuid.toUpperCase(), made.uuid];
    const { urls } = await api.get(DOWNLOADS, { as, query: { 'artworkUuids[]': asked } });
    expect(urls[0]).toBeNull();
    expect(urls[1]).toBe(urls[2]);
    const { pathname, searchParams } = parts(urls[1] ?? '');
    expect(searchParams.get('name')).toBe('류단아_천 번의 안부_2024.jpg');
    expect(await api.storage.read(pathname.replace('/files/', ''))).toEqual(bytes);
  });

  it('show the files, by artwork', async () => {
    const { as, made, without } = await studio();
    const { urlMap } = await api.get(VIEWS, { as, query: { 'artworkUuids[]': [without.uuid, made.uuid] } });
    expect(Object.keys(urlMap)).toEqual([made.uuid]);
    expect(parts(urlMap[made.uuid]).searchParams.has('name')).toBe(false);
  });

  it.each([DOWNLOADS, VIEWS] as const)('are the artist’s alone: %s', async (path) => {
    const { as, made } = await studio();
    const { as: other } = await studioArtist(api);
    const query = { 'artworkUuids[]': [made.uuid] };
    await api.fails(404, 'GET', path, { as: other, query });
    await api.fails(404, 'GET', path, { as, query: { 'artworkUuids[]': [made.uuid, UNKNOWN_UUID] } });
    await api.fails(401, 'GET', path, { query });
    await api.fails(403, 'GET', path, { as: await api.make.account(), query });
    await api.fails(400, 'GET', path, { as });
    await api.fails(400, 'GET', path, { as, query: { 'artworkUuids[]': ['x'] } });
    await api.fails(400, 'GET', path, {
      as,
      query: { 'artworkUuids[]': Array.from({ length: 101 }, () => made.uuid) },
    });
  });
});

it('leaves a special whole that shows an artwork which is removed', async () => {
  const { as, artist } = await studioArtist(api);
  const work = await api.make.artwork(artist.id);
  const block = { uuid: UNKNOWN_UUID, title: '작품', content: '글', imageId: work.imageId };
  const special = await api.make.article({
    artistId: artist.id,
    mainImageId: work.imageId,
    contents: [block],
  });
  const path = '/v1/articles/specials/{uuid}';
  const before = await api.get(path, { params: { uuid: special.uuid } });
  await api.call('DELETE', '/v1/artists/me/artworks/{uuid}', { as, params: { uuid: work.uuid } });
  expect(before.openingArtwork?.uuid).toBe(work.uuid);
  // Its label goes, its pictures stay.
  expect(await api.get(path, { params: { uuid: special.uuid } })).toEqual({
    ...before,
    openingArtwork: null,
  });
});
