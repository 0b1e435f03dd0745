import { todayInSeoul } from '@/lib/date/seoul';
import type { Database } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { images } from '@/server/db/schema/image';
import type { Storage } from '@/server/providers/storage/storage';
import { required } from './context';
import { loadSeedData } from './data';
import { seedApplications, storeApplicationDocuments } from './seed-applications';
import { seedArticles } from './seed-articles';
import { seedContests, storeContestFiles } from './seed-contests';
import { seedHome } from './seed-home';
import { seedLikes } from './seed-likes';
import { seedMedia } from './seed-media';
import { seedNeighbours } from './seed-neighbours';
import { seedOriginals, storeOriginals, STUDIO_ARTIST } from './seed-originals';
import { seedAccounts, seedArtists } from './seed-people';
import { seedPortfolio, storePortfolio } from './seed-portfolio';
import { seedSupport } from './seed-support';

export interface SeedOptions {
  /** The key of the hash of a person's identity (`IDENTITY_SECRET`). */
  identitySecret: string;
  /** The day of seeding. All days of the content are counted from it. */
  now?: Date;
  onProgress?: (progress: { step: 'images' | 'rows'; done: number; total: number }) => void;
}

/** Whether the database has no accounts. Only then it is seeded. */
export async function isEmpty(database: Database): Promise<boolean> {
  const rows = await database.orm.select({ uuid: accounts.uuid }).from(accounts).limit(1);
  return rows.length === 0;
}

/**
 * Fills an empty, migrated database and the storage with the demo content. All rows are written in one transaction: when
 * it fails the database is empty, and the next start tries again.
 */
export async function seedDemo(database: Database, storage: Storage, options: SeedOptions): Promise<void> {
  const data = loadSeedData();
  const report = (step: 'images' | 'rows', done: number, total: number) => options.onProgress?.({ step, done, total });
  const media = await seedMedia(data, storage, (done, total) => report('images', done, total));
  // Side by side: pictures are encoded by threads, while this one lays the portfolio out.
  const [documents, files, originals, portfolio] = await Promise.all([
    storeApplicationDocuments(data, storage),
    storeContestFiles(data, storage),
    storeOriginals(data, storage),
    storePortfolio(data, storage, media),
  ]);
  const context = { data, today: todayInSeoul(options.now), imageIds: media.imageIds, videoIds: media.videoIds };
  report('rows', 0, 1);
  await database.orm.transaction(async (tx) => {
    await tx.insert(images).values(media.rows);
    await seedAccounts(tx, context, options.identitySecret);
    await seedApplications(tx, context, documents);
    const artistIds = await seedArtists(tx, context);
    await seedOriginals(tx, context, originals);
    const artistId = required(artistIds.get(STUDIO_ARTIST), STUDIO_ARTIST);
    await seedPortfolio(tx, context, { artistId, stored: portfolio });
    await seedArticles(tx, context, artistIds);
    await seedHome(tx, context, artistIds);
    await seedLikes(tx, context);
    await seedContests(tx, context, files);
    await seedSupport(tx, context);
  });
  await seedNeighbours(database.orm);
  await database.vacuum();
  report('rows', 1, 1);
}
