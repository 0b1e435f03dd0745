import sharp from 'sharp';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { rightsXmp } from '@/server/api/modules/media/rights';
import { masterKey } from '@/server/api/modules/media/keys';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { staleImageRights } from '@/server/db/schema/image';
import { startImageRights } from '@/server/jobs/image-rights';
import { createImageRightsRepository } from '@/server/jobs/image-rights-repository';
import { createLog } from '@/server/logging/log';
import { eq } from 'drizzle-orm';
import { useTestApi } from '@/tests/support/api';
import { until } from '@/tests/support/until';
import { artworkTexts, picture, studioArtist, studioForm, studioProfile } from '@/tests/support/studio';

const api = useTestApi();
let master: Buffer;
beforeAll(async () => {
  const plain = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#6a7f5b' } });
  master = await plain.webp().toBuffer();
});

const allowed = async () => (await api.get('/v1/contents/ai-permissions')).paths;

/** Lets the job remove the variants whose rights have changed. */
async function renew(): Promise<void> {
  const workers = { encoder: localEncoder, intake: localIntake, secret: null };
  const { orm } = api.database;
  const media = createMediaModule({ orm, storage: api.storage, ...workers }).service;
  const job = startImageRights({
    repository: createImageRightsRepository(orm),
    dropVariants: media.dropVariantsWithRights,
    log: createLog({ level: 'silent' }),
    pollMs: 5,
  });
  await until(async () => (await api.rows(staleImageRights)).length === 0);
  await job.stop(1000);
}

/** An artwork of an artist whose image can be read. */
async function hung(artistId: number, values: Parameters<typeof api.make.artwork>[1] = {}) {
  const image = await api.make.image({ width: 2400, height: 1800 });
  await api.storage.put(masterKey(image.id), master);
  return api.make.artwork(artistId, { imageId: image.id, year: 2024, ...values });
}

async function variantOf(imageId: string, file: string) {
  const response = await api.app.request(`/media/${imageId}/${file}`);
  expect(response.status).toBe(200);
  return sharp(Buffer.from(await response.arrayBuffer())).metadata();
}
const xmpOf = async (imageId: string, file = '960.webp') =>
  Buffer.from((await variantOf(imageId, file)).xmp ?? '').toString();

describe('what AI may use', () => {
  it('is nothing by default', async () => {
    const artist = await api.make.artist();
    const { uuid } = await hung(artist.id);
    expect(await allowed()).toEqual([]);
    expect(await api.get('/v1/contents/artworks/{uuid}', { params: { uuid } })).toMatchObject({
      allowsAi: false,
    });
  });

  it('is what the artist allows, and what an artwork says itself', async () => {
    const kind = await api.make.artist({ userAccountId: 'kind', allowsAi: true });
    const strict = await api.make.artist();
    const [follows, refuses] = [await hung(kind.id), await hung(kind.id, { aiUse: 'REFUSED' })];
    const [allows] = [await hung(strict.id, { aiUse: 'ALLOWED' }), await hung(strict.id)];
    const hidden = await api.make.artist({ isPublic: false, allowsAi: true });
    await hung(hidden.id, { aiUse: 'ALLOWED' });
    const pathsOf = ({ uuid, imageId }: { uuid: string; imageId: string }) => [
      `/artwork/${uuid}`,
      `/media/${imageId}/`,
    ];
    const saysOf = async (uuid: string) =>
      (await api.get('/v1/contents/artworks/{uuid}', { params: { uuid } })).allowsAi;
    const pageSays = async () =>
      (await api.get('/v2/artists/{userAccountId}', { params: { userAccountId: 'kind' } })).allowsAi;
    expect(await Promise.all([follows, refuses, allows].map(({ uuid }) => saysOf(uuid)))).toEqual([
      ...[true, false, true],
    ]);
    // The artist's page shows the work that refuses.
    expect(await allowed()).toEqual([...pathsOf(allows), ...pathsOf(follows)]);
    expect(await pageSays()).toBe(false);
    await api.database.orm.delete(artworks).where(eq(artworks.uuid, refuses.uuid));
    expect(await allowed()).toEqual(['/artist/kind', ...pathsOf(allows), ...pathsOf(follows)]);
    expect(await pageSays()).toBe(true);
  });

  it('has no image that another artist refuses', async () => {
    const [kind, strict] = [await api.make.artist({ allowsAi: true }), await api.make.artist()];
    const { imageId } = await hung(kind.id);
    await api.make.artwork(strict.id, { imageId });
    expect(await allowed()).not.toContain(`/media/${imageId}/`);
    expect(await xmpOf(imageId)).toContain('DMI-PROHIBITED');
  });

  it('is saved with the profile, and stays where a client of the documents leaves it out', async () => {
    const { as, artist } = await studioArtist(api, {});
    const save = (given: object) =>
      api.call('PUT', '/v1/artists/me', { as, body: studioForm({ ...studioProfile(), ...given }, {}) });
    expect(await save({ version: 1, allowsAi: true })).toMatchObject({ allowsAi: true });
    expect(await allowed()).toEqual([`/artist/${artist.userAccountId}`]);
    expect(await save({ version: 2, allowsAi: undefined })).toMatchObject({ version: 3 });
    expect(await save({ version: 3, allowsAi: false })).toMatchObject({ allowsAi: false });
    expect(await allowed()).toEqual([]);
  });
});

it('of an artwork stays where a client of the documents leaves it out', async () => {
  const { as } = await studioArtist(api, { allowsAi: true });
  const work = await api.call('POST', '/v1/artists/me/artworks', {
    as,
    body: studioForm(artworkTexts({ aiUse: 'REFUSED' }), {
      image_original: await picture(400, 300),
      image_resized: await picture(400, 300),
    }),
  });
  const change = (texts: object) =>
    api.call('PUT', '/v1/artists/me/artworks/{uuid}', {
      as,
      params: { uuid: work.uuid },
      body: studioForm({ ...artworkTexts(), ...texts }),
    });
  expect(await change({ aiUse: undefined })).toMatchObject({ aiUse: 'REFUSED' });
  expect(await change({ aiUse: null })).toMatchObject({ aiUse: null });
});

describe('rights in images', () => {
  test.each(['960.avif', '1280.webp', '1920.jpg', '1920.avif'])(
    '%s says whose it is, and nothing of the camera',
    async (file) => {
      const artist = await api.make.artist({ nameKo: '류단아', nameEn: 'RYU DANA' });
      const { uuid, imageId } = await hung(artist.id);
      const { xmp, exif } = await variantOf(imageId, file);
      const text = Buffer.from(xmp ?? '').toString();
      expect(text).toContain('<dc:creator><rdf:Seq><rdf:li>류단아</rdf:li></rdf:Seq></dc:creator>');
      expect(text).toContain('© 2024 류단아');
      expect(text).toContain(`/artwork/${uuid}</xmpRights:WebStatement>`);
      expect(text).toContain('http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED-EXCEPTSEARCHENGINEINDEXING');
      expect(Buffer.byteLength(text)).toBeLessThan(1200);
      expect(exif).toBeUndefined();
    },
  );

  test('smaller variants have none', async () => {
    const artist = await api.make.artist();
    const { imageId } = await hung(artist.id);
    expect((await variantOf(imageId, '640.webp')).xmp).toBeUndefined();
  });

  test('an image without an artwork names the site, and may not be mined', async () => {
    const image = await api.make.image({ width: 2400, height: 1800 });
    await api.storage.put(masterKey(image.id), master);
    expect(await xmpOf(image.id)).toBe(rightsXmp(null));
  });

  test('names are text, whatever is in them', () => {
    const xmp = rightsXmp({ uuid: 'a', year: 2024, creator: '<a & "b">\u0007', allowsAi: false });
    expect(xmp).toContain('<rdf:li>&lt;a &amp; &quot;b&quot;&gt;</rdf:li>');
  });

  type Change = (work: { id: number; artistId: number; imageId: string }) => Promise<unknown>;
  const ofWork =
    (values: object): Change =>
    ({ id }) =>
      api.database.orm.update(artworks).set(values).where(eq(artworks.id, id));
  const ofArtist =
    (values: object): Change =>
    ({ artistId }) =>
      api.database.orm.update(artists).set(values).where(eq(artists.id, artistId));
  test.each<[string, Change, RegExp]>([
    ['the artist’s name', ofArtist({ nameKo: '새이름' }), /<rdf:li>새이름</],
    ['the artist’s word', ofArtist({ allowsAi: true }), /DMI-ALLOWED/],
    ['the artwork’s word', ofWork({ aiUse: 'ALLOWED' }), /DMI-ALLOWED/],
    ['the year', ofWork({ year: 1999 }), /© 1999 /],
    ['a hidden artist', ofArtist({ isPublic: false }), /\/terms</],
    [
      'a removed artwork',
      ({ id }) => api.database.orm.delete(artworks).where(eq(artworks.id, id)),
      /\/terms</,
    ],
  ])('%s is in the variants soon', async (_, change, expected) => {
    const artist = await api.make.artist({ nameKo: '옛이름' });
    const work = await hung(artist.id);
    await renew();
    for (const file of ['960.webp', '1280.avif', '1920.jpg'])
      expect(await xmpOf(work.imageId, file)).not.toMatch(expected);
    await change({ ...work, artistId: artist.id });
    await renew();
    for (const file of ['960.webp', '1280.avif', '1920.jpg'])
      expect(await xmpOf(work.imageId, file)).toMatch(expected);
  });

  test('what says nothing of rights leaves the variants', async () => {
    const artist = await api.make.artist();
    const work = await hung(artist.id);
    await renew();
    await ofWork({ description: '다른 글', likeCount: 5 })({ ...work, artistId: artist.id });
    await ofArtist({ introduction: '다른 글' })({ ...work, artistId: artist.id });
    expect(await api.rows(staleImageRights)).toEqual([]);
  });
});
