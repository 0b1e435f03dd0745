import { StatusMark } from '@/components/ui/state/status-mark';
import type { ContestStanding } from '@/lib/contracts/contest';
import type { PeriodStatus } from '@/lib/date/period';
import { CONTEST_STANDING_LABELS } from '@/lib/options/contest';

const STATUSES: Readonly<Record<ContestStanding, PeriodStatus>> = {
  DRAFT: 'past',
  SCHEDULED: 'upcoming',
  OPEN: 'ongoing',
  CLOSED: 'past',
  ARCHIVED: 'past',
  WITHDRAWN: 'past',
};

/** Where a contest stands, as a shape and a word. */
export const ContestStandingMark = ({ standing }: { standing: ContestStanding }) => (
  <StatusMark status={STATUSES[standing]} label={CONTEST_STANDING_LABELS[standing]} />
);
