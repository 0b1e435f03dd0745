import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { MessageAudience } from '@/lib/contracts/contest-message';
import { dayInSeoul, momentInSeoul } from '@/lib/date/seoul';
import type { PageWindow } from '@/server/api/http/envelope';
import type { mailTo } from '@/server/api/modules/mails/templates';
import { holdContest } from '@/server/api/modules/organization-applicants/shared-rows';
import type { Orm, Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests, organizations } from '@/server/db/schema/contest';
import { contestMessages } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';
import type { WrittenContest } from './policy';

export type MessageRepository = ReturnType<typeof createMessageRepository>;
export type MessageRow = Awaited<ReturnType<MessageRepository['list']>>[number];
export type Recipients = NonNullable<Awaited<ReturnType<MessageRepository['countRecipients']>>>;

/** To whom a message goes. */
interface Addressed {
  contestUuid: string;
  audience: MessageAudience;
  /** The applicant of the audience `ONE`. */
  applicantId: string | null;
}

/** Who gets a message. */
export interface Recipient {
  name: string;
  receipt: string | null;
}

type NewMessage = Omit<typeof contestMessages.$inferInsert, 'uuid' | 'sent' | 'unreachable'> & {
  uuid: string;
};

const HOUR_MS = 60 * 60_000;
/** Mails are written so many at a time. */
const MAILS = 500;

export function createMessageRepository(orm: Orm) {
  const rows = () =>
    orm
      .select({
        uuid: contestMessages.uuid,
        sentAt: contestMessages.sentAt,
        by: accounts.name,
        audience: contestMessages.audience,
        applicant: {
          id: contestApplicants.uuid,
          name: contestApplicants.name,
          receipt: contestApplicants.receipt,
        },
        subject: contestMessages.subject,
        text: contestMessages.text,
        sent: contestMessages.sent,
        unreachable: contestMessages.unreachable,
      })
      .from(contestMessages)
      .leftJoin(accounts, eq(accounts.uuid, contestMessages.byUuid))
      .leftJoin(contestApplicants, eq(contestApplicants.uuid, contestMessages.applicantUuid));

  return {
    list: (contestUuid: string, { offset, limit }: PageWindow) =>
      rows()
        .where(eq(contestMessages.contestUuid, contestUuid))
        .orderBy(desc(contestMessages.sentAt), asc(contestMessages.uuid))
        .offset(offset)
        .limit(limit),

    count: (contestUuid: string): Promise<number> =>
      orm.$count(contestMessages, eq(contestMessages.contestUuid, contestUuid)),

    async find(contestUuid: string, uuid: string) {
      const [row] = await rows().where(isMessage(contestUuid, uuid));
      return row ?? null;
    },

    /** Counts whom a message would go to now; null where the one applicant isn't of the contest. */
    async countRecipients(to: Addressed) {
      const all = await listRecipients(orm, to);
      if (to.audience === 'ONE' && all.length === 0) return null;
      const reached = all.filter(({ email }) => email !== null);
      return { count: reached.length, unreachable: all.length - reached.length, first: reached[0] ?? null };
    },

    /**
     * Keeps a message and writes its mails. One of the same uuid is sent once.
     * @param check throws where the message may not be sent: by the contest as it is held, by how many messages of its kind were sent
     * recently, and by how many mails it would be
     * @param mailOf the mail to one recipient
     * @returns false where the one applicant isn't of the contest
     */
    send: (
      message: NewMessage,
      organizationUuid: string,
      check: (contest: WrittenContest, counts: { recent: number; mails: number }) => void,
      mailOf: (to: Recipient, email: string) => ReturnType<typeof mailTo>,
    ): Promise<boolean> =>
      orm.transaction(async (tx) => {
        const { uuid, contestUuid, audience, applicantUuid = null, sentAt } = message;
        // Messages to one are counted over all contests of the organization.
        if (audience === 'ONE')
          await tx
            .select({ uuid: organizations.uuid })
            .from(organizations)
            .where(eq(organizations.uuid, organizationUuid))
            .for('no key update');
        const contest = await holdContest(tx, contestUuid, 'no key update');
        if ((await tx.$count(contestMessages, isMessage(contestUuid, uuid))) > 0) return true;
        const all = await listRecipients(tx, { contestUuid, audience, applicantId: applicantUuid });
        if (audience === 'ONE' && all.length === 0) return false;
        const mails = all.flatMap(({ email, ...to }) => (email === null ? [] : [mailOf(to, email)]));
        const recent =
          audience === 'ONE'
            ? await countToOne(tx, organizationUuid, sentAt)
            : await countToMany(tx, contestUuid, sentAt);
        check(contest, { recent, mails: mails.length });
        await tx
          .insert(contestMessages)
          .values({ ...message, sent: mails.length, unreachable: all.length - mails.length });
        for (let at = 0; at < mails.length; at += MAILS)
          await tx.insert(outbox).values(mails.slice(at, at + MAILS));
        return true;
      }),
  };
}

const isMessage = (contestUuid: string, uuid: string): SQL | undefined =>
  and(eq(contestMessages.contestUuid, contestUuid), eq(contestMessages.uuid, uuid));

/** Lists whom a message goes to, the first who applied first; with no address for accounts that can't be reached. */
async function listRecipients(of: Orm | Transaction, { contestUuid, audience, applicantId }: Addressed) {
  const { uuid, name, receipt, sentAt, draft, createdAt } = contestApplicants;
  const isAddressed = () => {
    switch (audience) {
      case 'ONE':
        return and(isNotNull(sentAt), inArray(uuid, applicantId === null ? [] : [applicantId]));
      case 'UNFINISHED':
        return and(isNull(sentAt), isNotNull(draft));
      case 'SENT':
        return isNotNull(sentAt);
    }
  };
  const rows = await of
    .select({ name, receipt, email: accounts.email, status: accounts.status })
    .from(contestApplicants)
    .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
    .where(and(eq(contestApplicants.contestUuid, contestUuid), isAddressed()))
    .orderBy(asc(createdAt), asc(uuid));
  return rows.map(({ status, email, ...to }) => ({ ...to, email: status === 'ACTIVE' ? email : null }));
}

/** Counts the messages to one of an organization in the hour before a moment. */
async function countToOne(tx: Transaction, organizationUuid: string, now: Date): Promise<number> {
  const ofOrganization = tx
    .select({ uuid: contests.uuid })
    .from(contests)
    .where(eq(contests.organizationUuid, organizationUuid));
  return tx.$count(
    contestMessages,
    and(
      ...[eq(contestMessages.audience, 'ONE'), inArray(contestMessages.contestUuid, ofOrganization)],
      gt(contestMessages.sentAt, new Date(now.getTime() - HOUR_MS)),
    ),
  );
}

/** Counts the messages to many of a contest on a moment's day in Seoul. */
const countToMany = (tx: Transaction, contestUuid: string, now: Date): Promise<number> =>
  tx.$count(
    contestMessages,
    and(
      ...[eq(contestMessages.contestUuid, contestUuid), ne(contestMessages.audience, 'ONE')],
      gte(contestMessages.sentAt, momentInSeoul(dayInSeoul(now))),
    ),
  );
