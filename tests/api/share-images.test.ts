import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as filePaths from '@/lib/paths/file';
import { articleShareCard, artistShareCard, artworkShareCard, shareImagePath } from '@/lib/seo/share-card';
import { BRAND_IMAGES } from '@/lib/site';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { masterKey } from '@/server/api/modules/media/keys';
import { createMediaRepository } from '@/server/api/modules/media/repository';
import { drawSeal } from '@/server/api/modules/media/seal';
import { rightsXmp } from '@/server/api/modules/media/rights';
import { composeShareImage } from '@/server/api/modules/media/share-image';
import { shareRoutes } from '@/server/api/modules/media/share-routes';
import { createShareService } from '@/server/api/modules/media/share-service';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { type TestApi, useTestApi } from '@/tests/support/api';

const directory = path.join(os.tmpdir(), `gyeol-share-${randomUUID()}`);
const storage = new DiskStorage({ directory, secret: 's'.repeat(32) });
let made = 0;
const api = useTestApi();
let app: ReturnType<typeof shareRoutes>;
const picture = () =>
  sharp({ create: { width: 900, height: 1400, channels: 3, background: '#2040c0' } })
    .webp()
    .toBuffer();

beforeAll(async () => {
  const encoder = {
    ...localEncoder,
    compose: (...given: Parameters<typeof composeShareImage>) => {
      made += 1;
      return localEncoder.compose(...given);
    },
  };
  const repository = createMediaRepository(api.database.orm);
  app = shareRoutes(createShareService({ storage, repository, encoder }));
  app.onError((error, c) => ('code' in error ? c.text(String(error.code), 404) : c.text('', 500)));
});
afterAll(() => rm(directory, { recursive: true, force: true }));
beforeEach(() => void (made = 0));

async function article(given: Parameters<TestApi['make']['article']>[0] = {}) {
  const row = await api.make.article({
    title: '바느질은 오래된 문장이다',
    subTitle: '조각보를 읽는 법',
    ...given,
  });
  const imageId = row.previewImageId ?? '';
  await storage.put(masterKey(imageId), await picture());
  return {
    ...row,
    imageId,
    url: shareImagePath(row.uuid, imageId, articleShareCard({ ...row, closesAt: null })),
  };
}

it('is 1200 × 630, made once for many who ask, and right for ever', async () => {
  const { url } = await article({ number: 24 });
  const answers = await Promise.all([app.request(url), app.request(url), app.request(url)]);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  const bytes = Buffer.from(await answers[0].arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  await app.request(url);
  expect(made).toBe(1);
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect((await app.request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('leads an older version to the present one', async () => {
  const { url, ...row } = await article();
  const title = '물이 마르는 소리';
  await api.database.orm.update(articles).set({ title }).where(eq(articles.uuid, row.uuid));
  const answer = await app.request(url);
  const present = shareImagePath(row.uuid, row.imageId, articleShareCard({ ...row, title, closesAt: null }));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, present]);
  expect((await app.request(present)).status).toBe(200);
});

it('is made for artists and for their works, while their page is public', async () => {
  const artist = await api.make.artist({ nameKo: '류단아' });
  const work = await api.make.artwork(artist.id, { title: '이끼의 시간' });
  const urls = [
    shareImagePath(artist.uuid, artist.imageId, artistShareCard(artist)),
    shareImagePath(work.uuid, work.imageId, artworkShareCard(work, artist)),
  ];
  for (const imageId of [artist.imageId, work.imageId])
    await storage.put(masterKey(imageId), await picture());
  for (const url of urls) expect([url, (await app.request(url)).status]).toEqual([url, 200]);
  // The address that messengers know from before leads to the present one.
  const earlier = await app.request(filePaths.shareImage({ uuid: work.uuid, version: 'mk3v9q00' }));
  expect([earlier.status, earlier.headers.get('location')]).toEqual([302, urls[1]]);
  await api.database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, artist.id));
  for (const url of urls) expect([url, (await app.request(url)).status]).toEqual([url, 404]);
});

it('is none of what isn’t published or no address', async () => {
  const draft = await article({ status: 'DRAFT' });
  const shown = await article();
  for (const url of [
    draft.url,
    filePaths.shareImage({ uuid: randomUUID(), version: 'a' }),
    `/media/share/${shown.uuid}/..%2f..%2fx.jpg`,
    `/media/share/${shown.uuid}/a.png`,
    '/media/share/x/a.jpg',
  ]) {
    expect([url, (await app.request(url)).status]).toEqual([url, 404]);
  }
  expect(made).toBe(0);
});

it('draws the icons and the default picture of a renamed site', async () => {
  for (const name of BRAND_IMAGES) {
    const answer = await app.request(filePaths.brandImage(name));
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect(answer.headers.get('content-type')).toBe(`image/${format}`);
    if (name === 'og.jpg') expect([width, height]).toEqual([1200, 630]);
    else expect([width, height]).toEqual([width, width]);
  }
  expect((await app.request(filePaths.brandImage('og.png'))).status).toBe(404);
  const [one, other, again] = await Promise.all(
    ['온', '빛', '온'].map((letter) => drawSeal({ letter, size: 64, scale: 0.6 })),
  );
  expect(one?.equals(again ?? Buffer.alloc(0))).toBe(true);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

/** Whether an area of the picture shows more than the background. The area is given in shares of the picture. */
async function inkIn(bytes: Buffer, box: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(bytes).extract(box).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 160).length / data.length;
}
const card = {
  siteName: { korean: '결', latin: 'GYEOL' },
  label: 'SPECIAL No. 24',
  caption: '조각보를 읽는 법',
  xmp: rightsXmp(null),
};
const TITLE_BOX = { left: 80, top: 300, width: 520, height: 220 };

it('draws Korean with the site’s own typefaces: other words, other ink', async () => {
  const master = await picture();
  const [one, other] = [
    await composeShareImage(master, { ...card, title: '물' }),
    await composeShareImage(master, { ...card, title: '바느질은 오래된 문장이다' }),
  ];
  expect(await inkIn(other, TITLE_BOX)).toBeGreaterThan(2 * (await inkIn(one, TITLE_BOX)));
  // A typeface without these letters draws the same box for each.
  const [first, second] = await Promise.all(
    ['뷁뷁뷁', '물물물'].map(async (title) =>
      sharp(await composeShareImage(master, { ...card, title }))
        .extract(TITLE_BOX)
        .raw()
        .toBuffer(),
    ),
  );
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(false);
});

it('shows the whole picture on the mat', async () => {
  const bytes = await composeShareImage(await picture(), { ...card, title: '물' });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const blue = Array.from(
    { length: info.height },
    (_, row) => data[(row * info.width + 920) * 3 + 2] ?? 0,
  ).filter((value, row) => value > 150 && (data[(row * info.width + 920) * 3] ?? 0) < 80);
  expect(blue.length).toBeGreaterThan(488);
  expect(blue.length).toBeLessThan(500);
});

it.each(['', '가'.repeat(500), 'a'.repeat(500), '<b>&amp; "\'</b>', '\u0000\u202e😀 👩‍👩‍👧', 'ㅋ'.repeat(80)])(
  'stands any title, and the logo stays clear of it: %j',
  async (title) => {
    const bytes = await composeShareImage(await picture(), { ...card, title, caption: '가나다 '.repeat(60) });
    expect(await inkIn(bytes, { left: 0, top: 140, width: 600, height: 24 })).toBe(0);
    expect(await inkIn(bytes, { left: 600, top: 0, width: 38, height: 630 })).toBe(0);
  },
);
