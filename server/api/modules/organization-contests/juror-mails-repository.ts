import { and, eq, isNull } from 'drizzle-orm';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Transaction } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contests } from '@/server/db/schema/contest';
import { contestJurors } from '@/server/db/schema/contest-jury';
import { outbox } from '@/server/db/schema/outbox';

/** Mails the panel of a contest that the rule is another one. */
export async function mailRuleChange(
  tx: Transaction,
  contestUuid: string,
  change: { edition: number; startsOver: boolean },
): Promise<void> {
  const rows = await tx
    .select({ name: accounts.name, email: accounts.email, contest: contests.title })
    .from(contestJurors)
    .innerJoin(accounts, eq(accounts.uuid, contestJurors.accountUuid))
    .innerJoin(contests, eq(contests.uuid, contestJurors.contestUuid))
    .where(
      and(
        eq(contestJurors.contestUuid, contestUuid),
        ...[isNull(contestJurors.removedAt), eq(accounts.status, 'ACTIVE')],
      ),
    );
  const mails = rows.flatMap(({ name, email, contest }) =>
    email === null ? [] : [mailTo('contest-rule-changed', email, { name, contest, contestUuid, ...change })],
  );
  if (mails.length > 0) await tx.insert(outbox).values(mails);
}
