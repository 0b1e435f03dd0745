import { z } from 'zod';
import { contestMessageListOf } from '@/lib/lists/organization-lists';
import * as messageMessages from '@/lib/messages/contest-message';
import { pageSchema } from './envelope';
import { listQuerySchema } from './list-query';
import { mailFrameSchema, mailTextsSchema } from './mail-texts';

/** The recipients of a message about a contest: one applicant, those with an unfinished draft, those who sent (C-102). */
export const MESSAGE_AUDIENCES = ['ONE', 'UNFINISHED', 'SENT'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

const moment = z.iso.datetime({ offset: true });
const audienceSchema = z.enum(MESSAGE_AUDIENCES, messageMessages.audienceRequired);

interface Addressed {
  audience: MessageAudience;
  applicantId?: string | undefined;
}

function needsApplicant({ audience, applicantId }: Addressed, context: z.RefinementCtx): void {
  if (audience !== 'ONE' || applicantId !== undefined) return;
  const message = messageMessages.applicantRequired;
  context.addIssue({ code: 'custom', path: ['applicantId'], message });
}

const RECEIPT = '{접수번호}';

/** Who hasn't sent an application has no receipt number. */
function mayNameReceipt(
  form: { audience: MessageAudience } & Readonly<Record<'subject' | 'text', string>>,
  context: z.RefinementCtx,
): void {
  if (form.audience !== 'UNFINISHED') return;
  for (const part of ['subject', 'text'] as const)
    if (form[part].includes(RECEIPT))
      context.addIssue({ code: 'custom', path: [part], message: messageMessages.receiptUnfilled });
}

const messageFieldsSchema = mailTextsSchema.extend({
  audience: audienceSchema,
  /** The applicant of the audience `ONE`. */
  applicantId: z.uuid().optional(),
});

/** What an owner writes. */
export const messageFormSchema = messageFieldsSchema.superRefine(needsApplicant).superRefine(mayNameReceipt);
export type MessageForm = z.output<typeof messageFormSchema>;

/** Body of `POST …/messages`. */
export const messageSendSchema = messageFieldsSchema
  .extend({
    /** The number of mails that the owner confirmed. Nothing is sent if the number of now differs. */
    confirmed: z.int().min(0),
  })
  .superRefine(needsApplicant)
  .superRefine(mayNameReceipt);
export type MessageSend = z.output<typeof messageSendSchema>;

/** A message as it was sent. */
export const contestMessageSchema = z.object({
  uuid: z.uuid(),
  sentAt: moment,
  /** The owner's name; null after the account's removal. */
  by: z.string().nullable(),
  audience: z.enum(MESSAGE_AUDIENCES),
  /** The applicant of the audience `ONE`; null for another audience, and after the applicant's removal. */
  applicant: z.object({ id: z.uuid(), name: z.string(), receipt: z.string() }).nullable(),
  /** With its placeholders. */
  subject: z.string(),
  text: z.string(),
  /** The numbers of mails, and of applicants who couldn't be reached. */
  sent: z.int().min(0),
  unreachable: z.int().min(0),
});
export type ContestMessage = z.infer<typeof contestMessageSchema>;

export const contestMessageQuerySchema = listQuerySchema(contestMessageListOf(''));
export const contestMessagePageSchema = pageSchema(contestMessageSchema);

/** Query of `GET …/messages/recipients`. */
export const messageRecipientsQuerySchema = z
  .object({ audience: audienceSchema, applicantId: z.uuid().optional() })
  .superRefine(needsApplicant);
export type MessageRecipientsQuery = z.output<typeof messageRecipientsQuerySchema>;

/** Answer of `GET …/messages/recipients`: whom a message would go to now, and the frame of its mail. */
export const messageRecipientsSchema = z.object({
  /** The number of mails. */
  count: z.int().min(0),
  /** Those without an address, or whose account isn't in use. */
  unreachable: z.int().min(0),
  /** The first recipient. Null without recipients; also for unfinished drafts, whose writers haven't shown themselves. */
  sample: z.object({ name: z.string(), receipt: z.string() }).nullable(),
  frame: mailFrameSchema,
});
export type MessageRecipients = z.infer<typeof messageRecipientsSchema>;
