import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { prepareImage } from '@/server/api/modules/media/image-file';
import { masterKey, videoKey } from '@/server/api/modules/media/keys';
import type { Storage } from '@/server/providers/storage/storage';
import type { images } from '@/server/db/schema/image';
import { assetPath } from './data';
import type { SeedData } from './data';

export interface SeedMedia {
  rows: (typeof images.$inferInsert)[];
  imageIds: Map<string, string>;
  videoIds: Map<string, string>;
}

/** Stores every picture and film of the demo content as an upload would be stored. */
export async function seedMedia(
  data: SeedData,
  storage: Storage,
  onProgress: (done: number, total: number) => void,
): Promise<SeedMedia> {
  const assets = [...new Set(assetsOf(data))];
  const pictures = assets.filter((asset) => asset.endsWith('.webp'));
  const limit = pLimit(3);
  const rows = new Map<string, typeof images.$inferInsert>();
  const imageIds = new Map<string, string>();
  const videoIds = new Map<string, string>();
  let done = 0;
  await Promise.all(
    pictures.map((asset) =>
      limit(async () => {
        const { bytes, ...image } = await prepareImage(await readFile(assetPath(asset)));
        await storage.put(masterKey(image.id), bytes);
        rows.set(image.id, { ...image, bytes: bytes.length });
        imageIds.set(asset, image.id);
        onProgress((done += 1), pictures.length);
      }),
    ),
  );
  for (const film of assets.filter((asset) => asset.endsWith('.mp4'))) {
    const bytes = await readFile(assetPath(film));
    const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await storage.put(videoKey(id), bytes);
    videoIds.set(film, id);
  }
  return { rows: [...rows.values()], imageIds, videoIds };
}

function* assetsOf(data: SeedData): Generator<string> {
  for (const artist of data.artists) yield `portraits/${artist.key}.webp`;
  for (const work of data.works) yield work.file;
  for (const special of data.specials) {
    yield special.previewImage;
    yield special.mainImage;
    for (const block of special.contents) yield block.image;
  }
  for (const article of [...data.exhibitions, ...data.events, ...data.news]) yield article.image;
  for (const writer of new Set(data.specials.map((special) => special.writer))) yield writerPortrait(data, writer);
  for (const banner of [...data.banners.main, ...data.banners.sub, ...data.banners.artArtist]) {
    yield banner.image;
    if (banner.poster !== undefined) yield banner.poster;
  }
}

/** The portrait of a writer. Portraits are numbered in the order of the writers' first specials. */
export function writerPortrait(data: SeedData, writer: string): string {
  const writers = [...new Set(data.specials.map((special) => special.writer))];
  return `editors/0${writers.indexOf(writer) + 1}.webp`;
}
