import { Deadline } from '@/components/ui/state/deadline';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatApplicationPeriod } from '@/lib/format/deadline';
import * as contestMessages from '@/lib/messages/contest';

/** A contest whose deadline can be edited also says when it was closed before that. */
type Times = Pick<OrganizationContest, 'opensAt' | 'closesAt' | 'standing'> &
  Partial<Pick<OrganizationContest, 'closedAt'>>;

/** Shows the application period of a contest, and in its last week the time left. */
export function ContestPeriod({ contest: { opensAt, closesAt, closedAt, standing } }: { contest: Times }) {
  return standing === 'OPEN' && closesAt !== null ? (
    <Deadline opensAt={opensAt} closesAt={closesAt} />
  ) : (
    <span>{formatApplicationPeriod(opensAt, closedAt ?? closesAt) ?? contestMessages.periodUnplanned}</span>
  );
}
