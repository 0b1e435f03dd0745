import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { InquiryType } from '@/lib/contracts/support';
import type { InquiryListState } from '@/lib/lists/support-lists';
import type { PageWindow } from '@/server/api/http/envelope';
import { takeRoom } from '@/server/api/modules/uploads/shared-rows';
import type { Orm } from '@/server/db/client';
import { countCapped, countRows } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/account';
import { inquiries, inquiryAnswerFiles, inquiryFiles } from '@/server/db/schema/support';
import { searchedJoinedIn } from '@/server/db/text-search';

export type InquiryRepository = ReturnType<typeof createInquiryRepository>;
export type InquiryRowRead = Awaited<ReturnType<InquiryRepository['list']>>[number];
export type WholeInquiry = NonNullable<Awaited<ReturnType<InquiryRepository['find']>>>;
export type InquiryFileRow = typeof inquiryFiles.$inferInsert;

/** An inquiry as it is sent. */
export interface NewInquiry {
  uuid: string;
  /** Null for a guest. */
  accountUuid: string | null;
  type: InquiryType;
  title: string;
  content: string;
  email: string;
  phoneNum: string;
  privacyAgreedAt: Date | null;
  createdAt: Date;
}

export interface InquirySelection {
  accountUuid: string;
  q: string;
  filter: InquiryListState['filter'];
}

const rowColumns = {
  uuid: inquiries.uuid,
  type: inquiries.type,
  title: inquiries.title,
  createdAt: inquiries.createdAt,
  answeredAt: inquiries.answeredAt,
  readAt: inquiries.readAt,
};

const isUnread = and(isNotNull(inquiries.answeredAt), isNull(inquiries.readAt));

function matching({ accountUuid, q, filter }: InquirySelection): SQL | undefined {
  return and(
    eq(inquiries.accountUuid, accountUuid),
    searchedJoinedIn(q, inquiries.title, inquiries.content),
    standsAt(filter),
  );
}

function standsAt(filter: InquirySelection['filter']): SQL | undefined {
  switch (filter) {
    case 'ALL':
      return undefined;
    case 'WAITING':
      return isNull(inquiries.answeredAt);
    case 'ANSWERED':
      return isNotNull(inquiries.answeredAt);
  }
}

export function createInquiryRepository(orm: Orm) {
  const isOwn = (uuid: string, accountUuid: string) =>
    and(eq(inquiries.uuid, uuid), eq(inquiries.accountUuid, accountUuid));

  return {
    /** When the inquiry was sent; null for none. */
    async findSentAt(uuid: string): Promise<Date | null> {
      const [row] = await orm
        .select({ createdAt: inquiries.createdAt })
        .from(inquiries)
        .where(eq(inquiries.uuid, uuid));
      return row?.createdAt ?? null;
    },

    /** Adds an inquiry with its files. @throws AccountFullError */
    add: (inquiry: NewInquiry, files: readonly InquiryFileRow[]): Promise<void> =>
      orm.transaction(async (tx) => {
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        if (inquiry.accountUuid != null && bytes > 0) await takeRoom(tx, inquiry.accountUuid, bytes);
        await tx.insert(inquiries).values(inquiry);
        if (files.length > 0) await tx.insert(inquiryFiles).values([...files]);
      }),

    /** A page of an account's inquiries. */
    list(
      selection: InquirySelection,
      { direction }: Pick<InquiryListState, 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return orm
        .select(rowColumns)
        .from(inquiries)
        .where(matching(selection))
        .orderBy(towards(inquiries.createdAt), asc(inquiries.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: InquirySelection): Promise<number> => countCapped(orm, inquiries, matching(selection)),

    /** An account's inquiry; null for another account's. */
    async find(uuid: string, accountUuid: string) {
      const { content, email, phoneNum, answer } = inquiries;
      const [row] = await orm
        .select({ ...rowColumns, content, email, phoneNum, answer, accountId: accounts.accountId })
        .from(inquiries)
        .innerJoin(accounts, eq(accounts.uuid, inquiries.accountUuid))
        .where(isOwn(uuid, accountUuid));
      return row ?? null;
    },

    listFiles: (uuid: string) =>
      orm
        .select()
        .from(inquiryFiles)
        .where(eq(inquiryFiles.inquiryUuid, uuid))
        .orderBy(asc(inquiryFiles.position)),

    /** The files of an answer, in their order. */
    listAnswerFiles: (uuid: string) =>
      orm
        .select()
        .from(inquiryAnswerFiles)
        .where(eq(inquiryAnswerFiles.inquiryUuid, uuid))
        .orderBy(asc(inquiryAnswerFiles.position)),

    /** Marks an answered inquiry as read. One that waits for its answer has nothing to be read. */
    async markRead(uuid: string, accountUuid: string, now: Date): Promise<void> {
      await orm
        .update(inquiries)
        .set({ readAt: now })
        .where(and(isOwn(uuid, accountUuid), isUnread));
    },

    countUnread: (accountUuid: string): Promise<number> =>
      countRows(
        orm,
        orm
          .select({ one: sql`1`.as('one') })
          .from(inquiries)
          .where(and(eq(inquiries.accountUuid, accountUuid), isUnread))
          .as('some'),
      ),
  };
}
