import { eq } from 'drizzle-orm';
import type { Orm, Transaction } from '@/server/db/client';
import { artists } from '@/server/db/schema/artist';

/** The artist whose profile belongs to the account; null before the profile's first save. */
export async function findOwnArtist(orm: Orm | Transaction, accountUuid: string) {
  const [row] = await orm
    .select({ id: artists.id, nameKo: artists.nameKo, nameEn: artists.nameEn })
    .from(artists)
    .where(eq(artists.accountUuid, accountUuid));
  return row ?? null;
}

/**
 * Holds an artist until the transaction ends: which artworks and categories there are changes one after the other, and
 * transactions that change several of them can't deadlock.
 */
export async function holdArtist(tx: Transaction, artistId: number): Promise<void> {
  await tx.select({ id: artists.id }).from(artists).where(eq(artists.id, artistId)).for('no key update');
}
