import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminInquiryListState } from '@/lib/lists/admin-lists';
import type { InquiryType } from '@/lib/contracts/support';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import { countLetters } from '@/lib/text/letters';
import { wordsOf } from '@/lib/search/typed-words';
import type { PageWindow } from '@/server/api/http/envelope';
import { mailTo } from '@/server/api/modules/mails/templates';
import { writeAudit } from '@/server/db/audit';
import type { Orm, Transaction } from '@/server/db/client';
import { countCapped } from '@/server/db/columns';
import { accounts } from '@/server/db/schema/account';
import { outbox } from '@/server/db/schema/outbox';
import { inquiries, inquiryAnswerFiles, inquiryText } from '@/server/db/schema/support';
import { searchedIn } from '@/server/db/text-search';

export type AdminInquiryRepository = ReturnType<typeof createAdminInquiryRepository>;
export type AdminInquiryRowRead = Awaited<ReturnType<AdminInquiryRepository['list']>>[number];
export type AdminInquiryRead = NonNullable<Awaited<ReturnType<AdminInquiryRepository['find']>>>;
export type NewAnswerFile = Omit<typeof inquiryAnswerFiles.$inferSelect, 'inquiryUuid' | 'position'>;

type Selection = Pick<AdminInquiryListState, 'q' | 'filter' | 'type' | 'sender'>;

/** An answer as an operator saves it. */
export interface NewAnswer {
  uuid: string;
  /** The version of the answer that the operator saw. */
  version: number;
  text: string;
  keptFileUuids: readonly string[];
  newFiles: readonly NewAnswerFile[];
  operator: { accountUuid: string; accountId: string };
  at: Date;
  /** What the sender's mail says. */
  mail: Parameters<typeof mailTo<'inquiry-answered'>>[2];
}

const sender = alias(accounts, 'sender');
const answerer = alias(accounts, 'answerer');

const rowColumns = {
  uuid: inquiries.uuid,
  type: inquiries.type,
  title: inquiries.title,
  senderId: sender.accountId,
  createdAt: inquiries.createdAt,
  answeredAt: inquiries.answeredAt,
  answeredBy: answerer.accountId,
};

function matching({ q, filter, type, sender: from }: Selection): SQL | undefined {
  return and(
    filter === 'ALL'
      ? undefined
      : filter === 'WAITING'
        ? isNull(inquiries.answeredAt)
        : isNotNull(inquiries.answeredAt),
    type === null ? undefined : eq(inquiries.type, type),
    from === null
      ? undefined
      : from === 'GUEST'
        ? isNull(inquiries.accountUuid)
        : isNotNull(inquiries.accountUuid),
    q === ''
      ? undefined
      : or(
          searchedIn(q, inquiryText(inquiries)),
          // By a value, so that each side of the choice has its index.
          sql`${inquiries.accountUuid} = (select ${accounts.uuid} from ${accounts} where ${accounts.accountId} = ${wordsOf(q).join(' ').toLowerCase()})`,
        ),
  );
}

export function createAdminInquiryRepository(orm: Orm) {
  const whole = () =>
    orm
      .select({
        ...rowColumns,
        content: inquiries.content,
        email: inquiries.email,
        phoneNum: inquiries.phoneNum,
        answer: inquiries.answer,
        version: inquiries.answerVersion,
        readAt: inquiries.readAt,
        senderName: sender.name,
      })
      .from(inquiries)
      .leftJoin(sender, eq(sender.uuid, inquiries.accountUuid))
      .leftJoin(answerer, eq(answerer.uuid, inquiries.answeredBy));

  return {
    list(
      selection: Selection,
      { direction }: Pick<AdminInquiryListState, 'direction'>,
      { offset, limit }: PageWindow,
    ) {
      const towards = direction === 'asc' ? asc : desc;
      return orm
        .select(rowColumns)
        .from(inquiries)
        .leftJoin(sender, eq(sender.uuid, inquiries.accountUuid))
        .leftJoin(answerer, eq(answerer.uuid, inquiries.answeredBy))
        .where(matching(selection))
        .orderBy(towards(inquiries.createdAt), towards(inquiries.uuid))
        .offset(offset)
        .limit(limit);
    },

    count: (selection: Selection): Promise<number> => countCapped(orm, inquiries, matching(selection)),

    async find(uuid: string) {
      const [row] = await whole().where(eq(inquiries.uuid, uuid));
      return row ?? null;
    },

    /**
     * Saves an answer and queues its mail. A sender reads a changed answer anew.
     * @returns the storage keys of the files that went, or why it wasn't saved
     */
    answer: (answer: NewAnswer): Promise<string[] | 'STALE' | 'MISSING'> =>
      orm.transaction(async (tx) => {
        const { uuid, version, text, operator, at } = answer;
        const [before] = await tx.select().from(inquiries).where(eq(inquiries.uuid, uuid)).for('update');
        if (before === undefined) return 'MISSING';
        if (before.answerVersion !== version) return 'STALE';
        await tx
          .update(inquiries)
          .set({
            answer: text,
            answeredAt: before.answeredAt ?? at,
            answeredBy: operator.accountUuid,
            answerVersion: version + 1,
            readAt: null,
          })
          .where(eq(inquiries.uuid, uuid));
        const gone = await saveFiles(tx, answer);
        await tx.insert(outbox).values(mailTo('inquiry-answered', before.email, answer.mail));
        await writeAudit(tx, {
          ...{ actorId: operator.accountId, action: 'ANSWER', subject: 'INQUIRY', subjectId: uuid },
          label: labelOf(before.type),
          ...whatChanged(before.answer, answer),
        });
        return gone;
      }),
  };
}

/** An inquiry by its kind in the audit log: what people write names people. */
export const labelOf = (type: InquiryType): string => INQUIRY_TYPE_LABELS[type];

/** What the audit log has of an answer: how long it is and how many files it has, and nothing of what it says. */
function whatChanged(before: string | null, { text, keptFileUuids, newFiles }: NewAnswer) {
  return {
    before: before === null ? null : { characters: countLetters(before), isTextChanged: false },
    after: {
      ...{ characters: countLetters(text), files: keptFileUuids.length + newFiles.length },
      ...(before !== null && { isTextChanged: text !== before }),
    },
  };
}

/** Removes the files that don't stay and adds the new ones behind the others. @returns the keys of those that went */
async function saveFiles(tx: Transaction, { uuid, keptFileUuids, newFiles }: NewAnswer): Promise<string[]> {
  const kept = [...keptFileUuids];
  const isOfIt = eq(inquiryAnswerFiles.inquiryUuid, uuid);
  const stays = kept.length === 0 ? sql`false` : inArray(inquiryAnswerFiles.uuid, kept);
  const gone = await tx
    .delete(inquiryAnswerFiles)
    .where(and(isOfIt, sql`not (${stays})`))
    .returning({ storageKey: inquiryAnswerFiles.storageKey });
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${inquiryAnswerFiles.position}), -1)::int` })
    .from(inquiryAnswerFiles)
    .where(isOfIt);
  const first = (last?.position ?? -1) + 1;
  if (newFiles.length > 0)
    await tx
      .insert(inquiryAnswerFiles)
      .values(newFiles.map((file, index) => ({ ...file, inquiryUuid: uuid, position: first + index })));
  return gone.map(({ storageKey }) => storageKey);
}
