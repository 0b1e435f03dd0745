import { filledDecision } from '@/lib/contest/decision-mail';
import type {
  ContestMessage,
  MessageRecipients,
  MessageRecipientsQuery,
  MessageSend,
} from '@/lib/contracts/contest-message';
import type { Page } from '@/lib/contracts/envelope';
import type { ContestMessageListState } from '@/lib/lists/organization-lists';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { OrganizationContestService } from '@/server/api/modules/organization-contests/service';
import { assertConfirmed, assertFew, assertWritable } from './policy';
import { presentMessage, presentRecipients } from './presenter';
import type { MessageRepository, Recipient } from './repository';

export interface MessageDependencies {
  repository: MessageRepository;
  contests: Pick<OrganizationContestService, 'getOwner' | 'getRow'>;
  wakeOutbox: () => void;
  clock: () => Date;
}

export type MessageService = ReturnType<typeof createMessageService>;

/** Messages of an organization's owners to the applicants of a contest (C-102). They go out as mails. */
export function createMessageService({ repository, contests, wakeOutbox, clock }: MessageDependencies) {
  /** A contest of the owner's organization. @throws ApiError FORBIDDEN, NOT_FOUND */
  async function open(actor: SignedIn, contestUuid: string) {
    const owner = await contests.getOwner(actor);
    return { owner, contest: await contests.getRow(owner, contestUuid) };
  }

  return {
    /** @throws ApiError FORBIDDEN for a reviewer, NOT_FOUND */
    async list(
      actor: SignedIn,
      contestUuid: string,
      query: ContestMessageListState & { size: number },
    ): Promise<Page<ContestMessage>> {
      await open(actor, contestUuid);
      return readPage(query, {
        list: (window) => repository.list(contestUuid, window),
        count: () => repository.count(contestUuid),
        present: presentMessage,
      });
    },

    /** @throws ApiError FORBIDDEN for a reviewer; NOT_FOUND also for an applicant of another contest; CONTEST_STANDING */
    async countRecipients(
      actor: SignedIn,
      contestUuid: string,
      { audience, applicantId }: MessageRecipientsQuery,
    ): Promise<MessageRecipients> {
      const { contest } = await open(actor, contestUuid);
      assertWritable(audience, contest, clock());
      const recipients = await repository.countRecipients({
        ...{ contestUuid, audience, applicantId: applicantId ?? null },
      });
      if (recipients === null) throw notFound();
      return presentRecipients(audience, recipients);
    },

    /**
     * Mails a message. A call with the uuid of a message that was sent answers with it and sends nothing.
     * @throws ApiError FORBIDDEN for a reviewer; NOT_FOUND also for an applicant of another contest; CONTEST_STANDING; CONFLICT where
     * another number of mails was confirmed or there is no recipient; TOO_MANY_REQUESTS
     */
    async send(
      actor: SignedIn,
      contestUuid: string,
      { audience, applicantId, confirmed, subject, text }: MessageSend,
      uuid: string,
    ): Promise<ContestMessage> {
      const { owner, contest } = await open(actor, contestUuid);
      const now = clock();
      const { title, organizer, terms, closesAt } = contest;
      const isSent = audience !== 'UNFINISHED';
      const about = { contest: title, organizer, contact: terms?.contact ?? '', isSent };
      const mailOf = ({ name, receipt }: Recipient, email: string) => {
        const texts = filledDecision({ subject, text }, { name, contest: title, receipt: receipt ?? '' });
        const end = isSent ? null : closesAt;
        return mailTo('contest-message', email, { name, ...texts, ...about, closesAt: end });
      };
      const isFound = await repository.send(
        {
          ...{ uuid, contestUuid, audience, subject, text, sentAt: now, byUuid: owner.accountUuid },
          applicantUuid: audience === 'ONE' ? (applicantId ?? null) : null,
        },
        owner.organizationUuid,
        (held, { recent, mails }) => {
          assertWritable(audience, held, now);
          assertFew(audience, recent);
          assertConfirmed(confirmed, mails);
        },
        mailOf,
      );
      const row = isFound ? await repository.find(contestUuid, uuid) : null;
      if (row === null) throw notFound();
      wakeOutbox();
      return presentMessage(row);
    },
  };
}
