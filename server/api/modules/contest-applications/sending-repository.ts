import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FormTerms } from '@/lib/contest/terms/terms-edition';
import type { OrganizationVerification } from '@/lib/contest/verified-organization';
import type { Answers } from '@/lib/contest/answers-schema';
import type { mailTo } from '@/server/api/modules/mails/templates';
import type { Transaction } from '@/server/db/client';
import {
  contestApplicants,
  contestFiles,
  contestForms,
  contests,
  organizations,
} from '@/server/db/schema/contest';
import { contestReviews } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';
import { termsColumns, verificationColumns } from '@/server/api/modules/contests/shared-rows';
import { storedUploads } from '@/server/db/schema/upload';

type ApplicationRow = typeof contestApplicants.$inferSelect;

/** An application that is being sent, held until the transaction ends. */
export interface HeldApplication {
  row: ApplicationRow;
  contest: typeof contests.$inferSelect;
  organization: OrganizationVerification;
  fields: (typeof contestForms.$inferSelect)['fields'];
  terms: FormTerms;
  files: readonly SentFile[];
}
interface SentFile {
  uuid: string;
  field: string;
  name: string;
  size: number;
  contentType: string;
}

/** What sending an application writes. */
export interface Sending {
  answers: Answers;
  searchText: string;
  receipt: string;
  now: Date;
  /** The files that the answers name. The others go. */
  fileUuids: readonly string[];
  /** The kept portfolio's PDF, where it is enclosed. */
  portfolio: { field: string; uploadUuid: string } | null;
  mails: readonly ReturnType<typeof mailTo>[];
}

/**
 * Holds an application, its contest and its files until the transaction ends; null where there is none. The contest is locked
 * first, as by each change of its rule, its panel and its decisions, which lock the applicants after it.
 */
export async function holdApplication(
  tx: Transaction,
  which: ReturnType<typeof and>,
): Promise<HeldApplication | null> {
  const ofApplication = tx
    .select({ uuid: contestApplicants.contestUuid })
    .from(contestApplicants)
    .where(which);
  // Its organizer may be closing it, or changing its form: they wait until this is written.
  const [contest] = await tx
    .select()
    .from(contests)
    .where(inArray(contests.uuid, ofApplication))
    .for('share');
  if (contest === undefined) return null;
  const [row] = await tx.select().from(contestApplicants).where(which).for('no key update');
  if (row === undefined) return null;
  const [form] = await tx
    .select({ fields: contestForms.fields, terms: termsColumns, organization: verificationColumns })
    .from(contestForms)
    .innerJoin(organizations, eq(organizations.uuid, contest.organizationUuid))
    .where(and(eq(contestForms.contestUuid, contest.uuid), eq(contestForms.version, contest.formVersion)));
  const files = await tx
    .select({
      uuid: contestFiles.uuid,
      field: contestFiles.field,
      name: storedUploads.fileName,
      size: sql<number>`coalesce(${storedUploads.bytes}, 0)`.mapWith(Number),
      contentType: storedUploads.contentType,
    })
    .from(contestFiles)
    .innerJoin(storedUploads, eq(storedUploads.uuid, contestFiles.uploadUuid))
    .where(eq(contestFiles.applicantUuid, row.uuid));
  return form === undefined ? null : { row, contest, ...form, files };
}

/** Makes what an application was begun with what was sent. */
export async function writeSending(tx: Transaction, row: ApplicationRow, sending: Sending): Promise<void> {
  const { answers, searchText, receipt, now, fileUuids, portfolio, mails } = sending;
  const { uuid: applicantUuid } = row;
  await tx
    .update(contestApplicants)
    .set({
      ...{ answers, searchText, receipt, sentAt: now, formVersion: row.draftFormVersion },
      ...{ draft: null, draftFormVersion: null, draftedAt: null },
      draftVersion: sql`${contestApplicants.draftVersion} + 1`,
      firstSentAt: row.firstSentAt ?? now,
      // What was thought of the application before is about another one.
      ...{
        status: 'PENDING',
        announcedStatus: null,
        announcedAt: null,
        scoreSum: 0,
        scoreCount: 0,
        scoresGiven: 0,
      },
    })
    .where(eq(contestApplicants.uuid, applicantUuid));
  await tx.delete(contestReviews).where(eq(contestReviews.applicantUuid, applicantUuid));
  await tx
    .delete(contestFiles)
    .where(
      and(
        eq(contestFiles.applicantUuid, applicantUuid),
        fileUuids.length === 0 ? undefined : notInArray(contestFiles.uuid, [...fileUuids]),
      ),
    );
  if (portfolio !== null) await tx.insert(contestFiles).values({ applicantUuid, ...portfolio });
  if (mails.length > 0) await tx.insert(outbox).values([...mails]);
}
