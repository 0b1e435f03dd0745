import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { contestEvents } from '@/server/db/schema/contest-jury';

export type ContestLogRepository = ReturnType<typeof createContestLogRepository>;

const owners = alias(accounts, 'owners');
const jurors = alias(accounts, 'jurors');

/** The log of a contest. */
export const createContestLogRepository = (orm: Orm) => ({
  /** The latest entries, the newest first. */
  list: (contestUuid: string, limit: number) =>
    orm
      .select({
        uuid: contestEvents.uuid,
        at: contestEvents.at,
        kind: contestEvents.kind,
        by: owners.name,
        round: contestEvents.round,
        juror: jurors.name,
        count: contestEvents.count,
        reason: contestEvents.reason,
      })
      .from(contestEvents)
      .leftJoin(owners, eq(owners.uuid, contestEvents.byUuid))
      .leftJoin(jurors, eq(jurors.uuid, contestEvents.jurorUuid))
      .where(eq(contestEvents.contestUuid, contestUuid))
      .orderBy(desc(contestEvents.at), desc(contestEvents.uuid))
      .limit(limit),

  count: (contestUuid: string): Promise<number> =>
    orm.$count(contestEvents, eq(contestEvents.contestUuid, contestUuid)),
});
