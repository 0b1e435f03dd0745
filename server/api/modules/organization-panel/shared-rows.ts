import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { contests } from '@/server/db/schema/contest';
import { contestExclusions, contestJurors } from '@/server/db/schema/contest-jury';

/** Conditions that the panel of a contest sets, for queries of other modules. */

/** Whether an account is on the panel of the contest of a row; for a query that reads contests. */
export const isOnPanel = (accountUuid: string): SQL =>
  sql`exists (select 1 from ${contestJurors} where ${contestJurors.contestUuid} = ${contests.uuid}
    and ${contestJurors.accountUuid} = ${accountUuid} and ${contestJurors.removedAt} is null)`;

/** Whether a juror doesn't review an applicant. */
export const isExcluded = (applicantUuid: SQLWrapper, jurorUuid: SQLWrapper | string): SQL =>
  sql`exists (select 1 from ${contestExclusions} where ${contestExclusions.applicantUuid} = ${applicantUuid}
    and ${contestExclusions.jurorUuid} = ${jurorUuid} and ${contestExclusions.liftedAt} is null)`;

/** Whether an account was removed from the panel of a contest. Its scores don't count any more. */
export const isRemoved = (contestUuid: SQLWrapper, accountUuid: SQLWrapper): SQL =>
  sql`exists (select 1 from ${contestJurors} where ${contestJurors.contestUuid} = ${contestUuid}
    and ${contestJurors.accountUuid} = ${accountUuid} and ${contestJurors.removedAt} is not null)`;
