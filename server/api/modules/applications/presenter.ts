import type { Application, ApplicationItem } from '@/lib/contracts/application';
import type { ApplicationRow, DocumentRow } from './repository';

/** An application with its documents. */
export function toApplication(
  row: ApplicationRow,
  documents: readonly (DocumentRow & { url: string })[],
): Application {
  return {
    ...frameOf(row),
    documents: documents.map(({ uuid, fileName, type, mime, bytes, url }) => ({
      uuid,
      fileName,
      type,
      mime,
      bytes,
      url,
    })),
  };
}

/** An application as an item of the list. */
export function toApplicationItem(row: ApplicationRow, documentCount: number): ApplicationItem {
  return { ...frameOf(row), documentCount };
}

function frameOf({ uuid, status, reason, createdAt, decidedAt, ...account }: ApplicationRow) {
  const { accountId, roleType, name, email, phoneNum } = account;
  return {
    uuid,
    status,
    reason,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    ...{ accountId, roleType, name, email, phoneNum },
  };
}
