import { Note } from '@/components/ui/state/note';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatMoment } from '@/lib/format/moment';
import * as contestMessages from '@/lib/messages/contest';

interface AnnouncementNoteProps {
  contest: Pick<OrganizationContest, 'announcedAt' | 'untold'>;
  isOwner: boolean;
}

/** Shows when the result was announced, whether every applicant was notified, and what is locked. Empty before that. */
export function AnnouncementNote({ contest, isOwner }: AnnouncementNoteProps) {
  const { announcedAt, untold } = contest;
  if (announcedAt === null) return null;
  return (
    <Note aria-label="결과 발표">
      <p className="num">
        <b>{contestMessages.announcedAt(formatMoment(new Date(announcedAt)))}</b>{' '}
        {untold > 0 ? contestMessages.announcedUntold(untold) : contestMessages.announcedAll}
      </p>
      <p className="t-small pre">
        {isOwner ? contestMessages.announcedLocks : contestMessages.announcedLocksReviewer}
      </p>
    </Note>
  );
}
