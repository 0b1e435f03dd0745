import type { Orm } from '@/server/db/client';
import { artistApplications, artistDocuments } from '@/server/db/schema/account';
import type { Storage } from '@/server/providers/storage/storage';
import { accountUuid, momentFrom, uuidOf } from './context';
import type { SeedContext } from './context';
import type { SeedData } from './data';
import { jpegOf } from './picture-jpeg';
import { pictureAsPdf } from './picture-pdf';

type DocumentRow = typeof artistDocuments.$inferInsert;

/** Makes and stores the documents of the applications. @returns their rows */
export async function storeApplicationDocuments(data: SeedData, storage: Storage): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = [];
  for (const { accountId, documents } of data.applications) {
    const applicationUuid = applicationUuidOf(accountId);
    for (const [position, { name, image }] of documents.entries()) {
      const ending = name.endsWith('.pdf') ? 'pdf' : 'jpg';
      const picture = await jpegOf(image);
      const bytes = ending === 'pdf' ? pictureAsPdf(picture) : picture.bytes;
      const storageKey = `documents/${applicationUuid}/${position + 1}.${ending}`;
      await storage.put(storageKey, bytes);
      const mime = ending === 'pdf' ? 'application/pdf' : 'image/jpeg';
      rows.push({
        ...{ applicationUuid, storageKey, fileName: name, type: 'ETC', mime },
        ...{ bytes: bytes.length, position },
      });
    }
  }
  return rows;
}

/** Seeds the applications that wait for approval or for other documents. */
export async function seedApplications(orm: Orm, context: SeedContext, documents: DocumentRow[]): Promise<void> {
  await orm.insert(artistApplications).values(
    context.data.applications.map(({ accountId, status, reason, createdDay, decidedDay }) => ({
      uuid: applicationUuidOf(accountId),
      accountUuid: accountUuid(accountId),
      status,
      reason,
      createdAt: momentFrom(context, createdDay, '09:00'),
      decidedAt: decidedDay === null ? null : momentFrom(context, decidedDay, '15:00'),
    })),
  );
  await orm.insert(artistDocuments).values(documents);
}

function applicationUuidOf(accountId: string): string {
  return uuidOf('application', accountId);
}
