import type { Orm } from '@/server/db/client';
import type { contests } from '@/server/db/schema/contest';
import { contestEvents } from '@/server/db/schema/contest-jury';
import { accountUuid, required } from './context';
import { REVIEWERS } from './seed-reviews';

type LoggedContest = Pick<typeof contests.$inferInsert, 'uuid' | 'state' | 'createdAt' | 'announcedAt'> & {
  /** The number of applicants. */
  applicants: number;
};
type EventRow = typeof contestEvents.$inferInsert;

/** Seeds the log of each contest that has a jury: its rule, its jurors, and the announcement. */
export async function seedContestLog(orm: Orm, seeded: readonly LoggedContest[]): Promise<void> {
  await orm.insert(contestEvents).values(seeded.flatMap(eventsOf));
}

function eventsOf({ uuid, state, createdAt, announcedAt, applicants }: LoggedContest): EventRow[] {
  if (state === 'DRAFT') return [];
  const by = { contestUuid: required(uuid, 'contest'), byUuid: accountUuid('gallery01'), round: 1 };
  const at = required(createdAt, 'moment');
  return [
    { ...by, at, kind: 'RULE_SAVED', count: 1 },
    ...REVIEWERS.map((accountId, index): EventRow => ({
      ...by,
      ...{ at: minutesAfter(at, index + 1), kind: 'JUROR_ADDED', jurorUuid: accountUuid(accountId) },
    })),
    ...(announcedAt ? [{ ...by, at: announcedAt, kind: 'ANNOUNCED' as const, count: applicants }] : []),
  ];
}

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
