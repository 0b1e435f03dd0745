import type { Orm } from '@/server/db/client';
import type { Storage } from '@/server/providers/storage/storage';
import { createDocumentRepository } from './repository';
import { createDocumentService } from './service';

/** Documents have no routes of their own: they come and leave with signups, profiles and applications. */
export function createDocumentsModule({ orm, storage }: { orm: Orm; storage: Storage }) {
  const service = createDocumentService({ repository: createDocumentRepository(orm), storage });
  return { service, routes: [] };
}
