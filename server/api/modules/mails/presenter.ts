import type { AdminMailRow, MailState, OpenedMail } from '@/lib/contracts/admin/mail';
import { maskedEmail } from '@/lib/format/masked';
import { mailHtml } from '@/lib/mail/mail-html';
import type { MailRow } from './repository';

/** A mail of the operators' list. */
export function presentMail(row: MailRow): AdminMailRow {
  const { uuid, topic, attempts, payload, lastError, createdAt, dueAt, sentAt, failedAt } = row;
  const state = stateOf(row);
  return {
    ...{ uuid, topic, state, attempts },
    recipient: maskedEmail(payload.to),
    lastError: lastError === null ? null : withMaskedAddresses(lastError),
    createdAt: createdAt.toISOString(),
    dueAt: state === 'WAITING' ? dueAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  };
}

export function presentOpened({ topic, payload: { to, subject, text } }: MailRow): OpenedMail {
  const shown = withoutKeys(text);
  return { ...{ to, subject }, text: shown, html: mailHtml({ topic, subject, text: shown }) };
}

function stateOf({ sentAt, failedAt }: MailRow): MailState {
  if (sentAt !== null) return 'SENT';
  return failedAt === null ? 'WAITING' : 'FAILED';
}

const ADDRESS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;

/** A mail server names the recipient in its answers. */
const withMaskedAddresses = (text: string) => text.replace(ADDRESS, maskedEmail);

const LINK = /https?:\/\/[^\s<>"]+/g;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** As long as a key may be: the shortest one has 128 bits. */
const KEY = /[\w-]{20,}/g;

/** A text whose links have their path, and nothing by which another person could use them. */
function withoutKeys(text: string): string {
  return text.replace(LINK, (link) =>
    link
      .replace(/#.*$/, '#…')
      .replace(/([?&][^=&#]*=)[^&#]*/g, '$1…')
      .replace(KEY, (part) => (UUID.test(part) ? part : '…')),
  );
}
