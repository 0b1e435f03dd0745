import { eq } from 'drizzle-orm';
import * as originalLimits from '@/lib/limits/original';
import type { Orm } from '@/server/db/client';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { originals } from '@/server/db/schema/original';
import type { Storage } from '@/server/providers/storage/storage';
import { accountUuid, artistUuid, artworkUuid, momentFrom, userAccountIdOf, uuidOf } from './context';
import type { SeedContext } from './context';
import type { SeedData } from './data';
import { jpegOf } from './picture-jpeg';

type OriginalRow = typeof originals.$inferInsert;

/** The artist whose studio the demo content furnishes: with originals, and with a portfolio. */
export const STUDIO_ARTIST = 'a01';
/** Images that are encoded side by side. */
const AT_ONCE = 4;

const originalUuid = (asset: string) => uuidOf('original', asset);

/** Stores the pictures of the studio's artist as they were sent. @returns their rows */
export async function storeOriginals(data: SeedData, storage: Storage): Promise<OriginalRow[]> {
  const owner = accountUuid(userAccountIdOf(data, STUDIO_ARTIST));
  const wanted = [
    { asset: portraitOf(STUDIO_ARTIST), name: '작업실' },
    ...worksOf(data).map(({ file, title }) => ({ asset: file, name: title })),
  ];
  const rows: OriginalRow[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    rows.push(...(await Promise.all(wanted.slice(at, at + AT_ONCE).map(storeOne))));
  return rows;

  async function storeOne({ asset, name }: { asset: string; name: string }): Promise<OriginalRow> {
    const uuid = originalUuid(asset);
    const { bytes, width, height } = await jpegOf(asset, null);
    const storageKey = `originals/${uuid}/original.jpg`;
    await storage.put(storageKey, bytes);
    const stem = [...name.replace(/[/\\:*?"<>|]/g, ' ')].slice(0, originalLimits.fileNameMax - 4).join('');
    return {
      ...{ uuid, accountUuid: owner, storageKey, fileName: `${stem}.jpg`, mime: 'image/jpeg' },
      ...{ bytes: bytes.length, width, height },
    };
  }
}

/** Seeds the originals, which the photo and the works of the studio's artist refer to. */
export async function seedOriginals(orm: Orm, context: SeedContext, rows: OriginalRow[]): Promise<void> {
  const createdAt = momentFrom(context, -2, '12:00');
  await orm.insert(originals).values(rows.map((row) => ({ ...row, createdAt })));
  await orm
    .update(artists)
    .set({ photoOriginalUuid: originalUuid(portraitOf(STUDIO_ARTIST)) })
    .where(eq(artists.uuid, artistUuid(STUDIO_ARTIST)));
  for (const { artist, index, file } of worksOf(context.data))
    await orm
      .update(artworks)
      .set({ originalUuid: originalUuid(file) })
      .where(eq(artworks.uuid, artworkUuid(artist, index)));
}

const portraitOf = (artist: string) => `portraits/${artist}.webp`;
export const worksOf = (data: SeedData) => data.works.filter(({ artist }) => artist === STUDIO_ARTIST);
