import { Deadline } from '@/components/ui/deadline';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatApplicationPeriod } from '@/lib/format/deadline';
import * as contestMessages from '@/lib/messages/contest';

type Times = Pick<OrganizationContest, 'opensAt' | 'closesAt' | 'standing'>;

/** Shows the application period of a contest, and in its last week the time left. */
export function ContestPeriod({ contest: { opensAt, closesAt, standing } }: { contest: Times }) {
  return standing === 'OPEN' && closesAt !== null ? (
    <Deadline opensAt={opensAt} closesAt={closesAt} />
  ) : (
    <span>{formatApplicationPeriod(opensAt, closesAt) ?? contestMessages.periodUnplanned}</span>
  );
}
