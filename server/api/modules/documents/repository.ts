import { eq } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { artistApplications } from '@/server/db/schema/account';

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;

export function createDocumentRepository(orm: Orm) {
  return {
    async hasApplication(uuid: string): Promise<boolean> {
      const [row] = await orm
        .select({ uuid: artistApplications.uuid })
        .from(artistApplications)
        .where(eq(artistApplications.uuid, uuid));
      return row !== undefined;
    },
  };
}
