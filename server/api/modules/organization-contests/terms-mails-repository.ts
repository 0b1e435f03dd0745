import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { changedTerms } from '@/lib/contest/terms/term-lines';
import { publicTermsOf } from '@/lib/contest/terms/public-terms';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import type { TermsChange } from './form-repository';

/** Mails are written so many at a time. */
const MAILS = 500;

/** Mails everybody who sent an application how the terms changed since, and that theirs stay. */
export async function mailTermsChange(
  tx: Transaction,
  { uuid: contestUuid, title }: { uuid: string; title: string },
  { before, after, edition }: TermsChange,
): Promise<void> {
  const changes = changedTerms(publicTermsOf(before), publicTermsOf(after));
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await tx
      .select({ uuid: contestApplicants.uuid, name: accounts.name, email: accounts.email })
      .from(contestApplicants)
      .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
      .where(
        and(
          ...[eq(contestApplicants.contestUuid, contestUuid), isNotNull(contestApplicants.sentAt)],
          ...[eq(accounts.status, 'ACTIVE'), gt(contestApplicants.uuid, last)],
        ),
      )
      .orderBy(asc(contestApplicants.uuid))
      .limit(MAILS);
    const mails = rows.flatMap(({ name, email }) =>
      email === null
        ? []
        : mailTo('contest-terms-changed', email, { name, contest: title, edition, changes }),
    );
    if (mails.length > 0) await tx.insert(outbox).values(mails);
    const [end] = rows.slice(-1);
    if (rows.length < MAILS || end === undefined) return;
    last = end.uuid;
  }
}
