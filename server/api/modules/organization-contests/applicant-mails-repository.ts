import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { changedTerms } from '@/lib/contest/terms/term-lines';
import { publicTermsOf } from '@/lib/contest/terms/public-terms';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import type { TermsChange } from './form-repository';
import type { Extension } from './extension';

/** Mails are written so many at a time. */
const MAILS = 500;

/** An account with an application to the contest. */
interface Reader {
  name: string;
  email: string;
  isSent: boolean;
}

type Titled = { uuid: string; title: string };

/** Mails everybody who sent an application how the terms changed since, and that theirs stay. */
export async function mailTermsChange(
  tx: Transaction,
  { uuid, title }: Titled,
  { before, after, edition }: TermsChange,
): Promise<void> {
  const changes = changedTerms(publicTermsOf(before), publicTermsOf(after));
  await mailApplicants(tx, uuid, ({ name, email, isSent }) =>
    isSent ? mailTo('contest-terms-changed', email, { name, contest: title, edition, changes }) : null,
  );
}

/** Mails everybody who sent or began an application that the end was moved on. Drafts are reminded of the new end too. */
export async function mailExtension(
  tx: Transaction,
  { uuid, title }: Titled,
  { before, closesAt }: Extension,
): Promise<void> {
  await tx
    .update(contestApplicants)
    .set({ remindedAt: null })
    .where(and(eq(contestApplicants.contestUuid, uuid), isNotNull(contestApplicants.remindedAt)));
  await mailApplicants(tx, uuid, ({ name, email, isSent }) =>
    mailTo('contest-extended', email, { name, contest: title, before, closesAt, isSent }),
  );
}

/** Writes a mail to each account with an application, part by part. @param mailOf null for none */
async function mailApplicants(
  tx: Transaction,
  contestUuid: string,
  mailOf: (reader: Reader) => ReturnType<typeof mailTo> | null,
): Promise<void> {
  const { uuid, sentAt } = contestApplicants;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await tx
      .select({ uuid, sentAt, name: accounts.name, email: accounts.email })
      .from(contestApplicants)
      .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
      .where(
        and(
          ...[eq(contestApplicants.contestUuid, contestUuid), eq(accounts.status, 'ACTIVE')],
          gt(uuid, last),
        ),
      )
      .orderBy(asc(uuid))
      .limit(MAILS);
    const mails = rows.flatMap(({ name, email, ...row }) =>
      email === null ? [] : (mailOf({ name, email, isSent: row.sentAt !== null }) ?? []),
    );
    if (mails.length > 0) await tx.insert(outbox).values(mails);
    const [end] = rows.slice(-1);
    if (rows.length < MAILS || end === undefined) return;
    last = end.uuid;
  }
}
