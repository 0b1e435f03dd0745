import { and, asc, eq, gt } from 'drizzle-orm';
import { changedTerms } from '@/lib/contest/terms/term-lines';
import { publicTermsOf } from '@/lib/contest/terms/public-terms';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contestForms } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import type { EndChange } from './end-change';
import type { TermsChange } from './form-repository';

/** Mails are written so many at a time. */
const MAILS = 500;

/** An account with an application to the contest. */
interface Reader {
  name: string;
  email: string;
  isSent: boolean;
  /** The terms that it was sent under; null for none. */
  sentTerms: ContestTerms | null;
}

interface Titled {
  uuid: string;
  title: string;
  allowsEdits: boolean;
}

/** Mails each applicant how the terms differ from those of their sent application, which keeps its own. */
export const mailTermsChange = (
  tx: Transaction,
  { uuid, title, allowsEdits }: Titled,
  { after, edition }: TermsChange,
): Promise<void> =>
  mailApplicants(tx, uuid, ({ name, email, sentTerms }) => {
    if (sentTerms === null) return null;
    const changes = changedTerms(publicTermsOf(sentTerms), publicTermsOf(after));
    if (changes.length === 0) return null;
    return mailTo('contest-terms-changed', email, { name, contest: title, edition, changes, allowsEdits });
  });

/** Mails the new end to each account with a sent application or a draft. */
export const mailEndChange = (
  tx: Transaction,
  { uuid, title }: Titled,
  { before, closesAt }: EndChange,
): Promise<void> =>
  mailApplicants(tx, uuid, ({ name, email, isSent }) =>
    mailTo('contest-end-moved', email, { name, contest: title, before, closesAt, isSent }),
  );

/** Writes a mail to each account with an application, part by part. @param mailOf null for none */
async function mailApplicants(
  tx: Transaction,
  contestUuid: string,
  mailOf: (reader: Reader) => ReturnType<typeof mailTo> | null,
): Promise<void> {
  const { uuid, sentAt, formVersion } = contestApplicants;
  const isSentForm = and(eq(contestForms.contestUuid, contestUuid), eq(contestForms.version, formVersion));
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await tx
      .select({ uuid, sentAt, name: accounts.name, email: accounts.email, sentTerms: contestForms.terms })
      .from(contestApplicants)
      .innerJoin(accounts, eq(accounts.uuid, contestApplicants.accountUuid))
      .leftJoin(contestForms, isSentForm)
      .where(
        and(
          ...[eq(contestApplicants.contestUuid, contestUuid), eq(accounts.status, 'ACTIVE')],
          gt(uuid, last),
        ),
      )
      .orderBy(asc(uuid))
      .limit(MAILS);
    const mails = rows.flatMap(({ name, email, sentTerms, ...row }) =>
      email === null ? [] : (mailOf({ name, email, sentTerms, isSent: row.sentAt !== null }) ?? []),
    );
    if (mails.length > 0) await tx.insert(outbox).values(mails);
    const [end] = rows.slice(-1);
    if (rows.length < MAILS || end === undefined) return;
    last = end.uuid;
  }
}
