import type { Application, ApplicationRow, OpenedApplication } from '@/lib/contracts/admin/application';
import { maskedEmail, maskedName, maskedPhone } from '@/lib/format/masked';
import type { ApplicationRowRead, DecisionRow, DocumentRow } from './repository';

/** An application as an item of the list. */
export function presentRow(row: ApplicationRowRead, documentCount: number): ApplicationRow {
  return { ...frameOf(row), documentCount };
}

/** An application with the names of its documents, and the outcomes of the account's other applications. */
export function presentApplication(
  row: ApplicationRowRead,
  documents: readonly DocumentRow[],
  history: readonly DecisionRow[],
): Application {
  return {
    ...frameOf(row),
    email: row.email === null ? null : maskedEmail(row.email),
    phoneNum: row.phoneNum === null ? null : maskedPhone(row.phoneNum),
    documents: documents.map(({ uuid, fileName, type, mime, bytes }) => ({
      ...{ uuid, fileName, type, mime, bytes },
    })),
    history: history.map(decisionOf),
  };
}

/** Who it is, and where the documents open. */
export const presentOpened = (
  { name, email, phoneNum }: ApplicationRowRead,
  documents: readonly { uuid: string; url: string }[],
): OpenedApplication => ({
  ...{ name, email, phoneNum },
  documents: documents.map(({ uuid, url }) => ({ uuid, url })),
});

function frameOf(row: ApplicationRowRead) {
  const { accountId, accountUuid, roleType, name } = row;
  return { ...decisionOf(row), accountId, accountUuid, roleType, name: maskedName(name) };
}

const decisionOf = ({ uuid, status, reason, createdAt, decidedAt }: DecisionRow) => ({
  ...{ uuid, status, reason },
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
