import type { ContestMessage, MessageAudience, MessageRecipients } from '@/lib/contracts/contest-message';
import { messageFrame } from '@/server/api/modules/mails/templates';
import type { MessageRow, Recipients } from './repository';

export function presentMessage({ sentAt, applicant, ...row }: MessageRow): ContestMessage {
  const { uuid, by, audience, subject, text, sent, unreachable } = row;
  return {
    ...{ uuid, by, audience, subject, text, sent, unreachable, sentAt: sentAt.toISOString() },
    applicant:
      applicant === null
        ? null
        : { id: applicant.id, name: applicant.name, receipt: applicant.receipt ?? '' },
  };
}

/** Who only writes a draft hasn't shown themselves to the organization yet, and isn't named. */
export function presentRecipients(
  audience: MessageAudience,
  { count, unreachable, first }: Recipients,
): MessageRecipients {
  const isNamed = audience !== 'UNFINISHED' && first !== null;
  return {
    ...{ count, unreachable, frame: messageFrame },
    sample: isNamed ? { name: first.name, receipt: first.receipt ?? '' } : null,
  };
}
