import path from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '@/server/db/client';
import { artists } from '@/server/db/schema/artist';

/**
 * Makes an artist private in a data folder that no server is using. There is no call for it as yet, so this is a
 * program: `tsx hide-artist.ts <data folder> <userAccountId>`.
 */
const [dataDir, userAccountId] = process.argv.slice(2);
if (dataDir === undefined || userAccountId === undefined)
  throw new Error('A data folder and an artist are needed');
const database = await openDatabase({
  kind: 'pglite',
  dataDir: path.join(dataDir, 'database'),
  thread: 'main',
});
await database.orm.update(artists).set({ isPublic: false }).where(eq(artists.userAccountId, userAccountId));
await database.close();
