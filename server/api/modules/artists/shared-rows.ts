import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';

/** Whether AI may read an artist's page: the artist allows it, and no work on it refuses. */
export const allowsAiOnPage = sql<boolean>`(${artists.allowsAi} and not exists (
  select 1 from artworks refusing where refusing.artist_id = ${artists.id} and refusing.ai_use = 'REFUSED'))`;

/** The artist of an account, and whether visitors see their pages; null where there is none. */
export async function findArtistPages(tx: Transaction, accountUuid: string) {
  const [row] = await tx
    .select({ id: artists.id, isPublic: artists.isPublic })
    .from(artists)
    .where(eq(artists.accountUuid, accountUuid));
  return row ?? null;
}

/** Hides an artist's public pages together with the account, or shows again what was hidden so. */
export async function showArtistPages(tx: Transaction, accountUuid: string, isShown: boolean): Promise<void> {
  await tx.update(artists).set({ isPublic: isShown }).where(eq(artists.accountUuid, accountUuid));
  await tx.update(accounts).set({ hasHiddenPages: !isShown }).where(eq(accounts.uuid, accountUuid));
}
