import { asc, eq } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { faqs } from '@/server/db/schema/support';

export type FaqRepository = ReturnType<typeof createFaqRepository>;
export type FaqRow = Awaited<ReturnType<FaqRepository['list']>>[number];

export function createFaqRepository(orm: Orm) {
  return {
    /** All items in their order; those for artists only where they are asked for. */
    list: ({ forArtists }: { forArtists: boolean }) =>
      orm
        .select()
        .from(faqs)
        .where(forArtists ? undefined : eq(faqs.isForArtists, false))
        .orderBy(asc(faqs.position), asc(faqs.uuid)),
  };
}
