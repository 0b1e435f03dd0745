import { z } from 'zod';
import { mailList } from '@/lib/lists/admin-lists';
import { pageSchema } from '@/lib/contracts/envelope';
import { listQuerySchema } from '@/lib/contracts/list-query';

/** Mails of the outbox, as operators see them (O-116 to O-118). */

const moment = z.iso.datetime({ offset: true });

export const mailStateSchema = z.enum(['WAITING', 'SENT', 'FAILED']);
export type MailState = z.infer<typeof mailStateSchema>;

export const adminMailRowSchema = z.object({
  uuid: z.uuid(),
  /** The kind of mail, such as `signup-member`. */
  topic: z.string(),
  /** Masked, as addresses in `lastError` are. */
  recipient: z.string(),
  state: mailStateSchema,
  /** The number of attempts to send it. */
  attempts: z.int().min(0),
  /** Why the last try failed. */
  lastError: z.string().nullable(),
  createdAt: moment,
  /** When it is tried next; null for one that was sent or given up. */
  dueAt: moment.nullable(),
  sentAt: moment.nullable(),
  failedAt: moment.nullable(),
});
export type AdminMailRow = z.infer<typeof adminMailRowSchema>;
export const adminMailPageSchema = pageSchema(adminMailRowSchema);
export const adminMailQuerySchema = listQuerySchema(mailList);

/** A mail as it was written, which an operator asks for by a call that is recorded in the audit log. */
export const openedMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  /** Without the keys in its addresses: a person who has them acts as the recipient. */
  text: z.string(),
  /** The same as HTML. */
  html: z.string(),
});
export type OpenedMail = z.infer<typeof openedMailSchema>;

/** How many mails are on their way again. */
export const mailsSentAgainSchema = z.object({ count: z.int().min(0) });
