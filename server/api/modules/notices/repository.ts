import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { PageWindow } from '@/server/api/http/envelope';
import type { Orm } from '@/server/db/client';
import { countCapped, countRows } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/account';
import { noticeReads, notices } from '@/server/db/schema/support';
import type { Direction } from '@/lib/lists/define-list';
import { matchingNotices } from './selection-repository';

export type NoticeRepository = ReturnType<typeof createNoticeRepository>;
export type NoticeRowRead = Awaited<ReturnType<NoticeRepository['list']>>[number];

const isReadIn = (accountUuid: string) => sql<boolean>`(
  ${notices.createdAt} <= (select ${accounts.noticesReadAt} from ${accounts} where ${accounts.uuid} = ${accountUuid})
  or exists (select 1 from ${noticeReads}
    where ${noticeReads.accountUuid} = ${accountUuid} and ${noticeReads.noticeUuid} = ${notices.uuid}))`;

/** Null for a guest, who has no marks. */
const isRead = (accountUuid: string | null) =>
  accountUuid === null ? sql<boolean | null>`null::boolean` : isReadIn(accountUuid);

const rowColumns = (accountUuid: string | null) => ({
  uuid: notices.uuid,
  title: notices.title,
  createdBy: notices.createdBy,
  createdAt: notices.createdAt,
  isPinned: notices.isPinned,
  isRead: isRead(accountUuid),
});

export function createNoticeRepository(orm: Orm) {
  /** The nearest notice by date on one side. */
  async function findBeside(
    { uuid, createdAt }: { uuid: string; createdAt: Date },
    side: 'older' | 'newer',
  ): Promise<{ uuid: string; title: string } | null> {
    const [beyond, towards] = side === 'older' ? ([lt, desc] as const) : ([gt, asc] as const);
    const [row] = await orm
      .select({ uuid: notices.uuid, title: notices.title })
      .from(notices)
      .where(
        or(
          beyond(notices.createdAt, createdAt),
          and(eq(notices.createdAt, createdAt), beyond(notices.uuid, uuid)),
        ),
      )
      .orderBy(towards(notices.createdAt), towards(notices.uuid))
      .limit(1);
    return row ?? null;
  }

  return {
    findBeside,

    /** A page, pinned ones first. */
    list(
      { q, direction, accountUuid }: { q: string; direction: Direction; accountUuid: string | null },
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return orm
        .select(rowColumns(accountUuid))
        .from(notices)
        .where(matchingNotices(q))
        .orderBy(desc(notices.isPinned), towards(notices.createdAt), asc(notices.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: (q: string): Promise<number> => countCapped(orm, notices, matchingNotices(q)),

    async find(uuid: string, accountUuid: string | null) {
      const [row] = await orm
        .select({ ...rowColumns(accountUuid), content: notices.content })
        .from(notices)
        .where(eq(notices.uuid, uuid));
      return row ?? null;
    },

    /** Remembers that an account read a notice; reading it again changes nothing. */
    async markRead(uuid: string, accountUuid: string): Promise<void> {
      await orm.insert(noticeReads).values({ accountUuid, noticeUuid: uuid }).onConflictDoNothing();
    },

    /** Everything up to `now` counts as read. Single marks aren't needed any more. */
    markAllRead: (accountUuid: string, now: Date): Promise<void> =>
      orm.transaction(async (tx) => {
        await tx.update(accounts).set({ noticesReadAt: now }).where(eq(accounts.uuid, accountUuid));
        await tx.delete(noticeReads).where(eq(noticeReads.accountUuid, accountUuid));
      }),

    /** The newest unread notices. */
    async listUnread(accountUuid: string, limit: number): Promise<string[]> {
      const rows = await orm
        .select({ uuid: notices.uuid })
        .from(notices)
        .where(sql`not ${isReadIn(accountUuid)}`)
        .orderBy(desc(notices.createdAt), asc(notices.uuid))
        .limit(limit);
      return rows.map(({ uuid }) => uuid);
    },

    countUnread: (accountUuid: string): Promise<number> =>
      countRows(
        orm,
        orm
          .select({ one: sql`1`.as('one') })
          .from(notices)
          .where(sql`not ${isReadIn(accountUuid)}`)
          .as('some'),
      ),
  };
}
