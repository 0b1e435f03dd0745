import type { ApplicationRow, OwnApplication } from '@/lib/contracts/contest';
import { endOf, standingOf } from '@/lib/contest/standing';
import { stopOf } from '@/lib/contest/stop';
import type { ApplicationRepository, OwnApplicationRow } from './repository';

type FoundApplication = NonNullable<Awaited<ReturnType<ApplicationRepository['findOwn']>>>;

export function presentOwnApplication({ application, fields }: FoundApplication): OwnApplication {
  const { uuid, draft, draftVersion, answers, receipt } = application;
  return {
    ...{ id: uuid, draft, draftVersion, answers, fields, receipt },
    draftedAt: application.draftedAt?.toISOString() ?? null,
    sentAt: application.sentAt?.toISOString() ?? null,
  } as OwnApplication;
}

export function presentApplicationRow(
  { application, contest, image, organization }: OwnApplicationRow,
  now: Date,
): ApplicationRow {
  const isOpen = standingOf(contest, now) === 'OPEN';
  const isSent = application.sentAt !== null;
  return {
    ...{ id: application.uuid, contestUuid: contest.uuid, articleUuid: contest.articleUuid },
    ...{ title: contest.title, organizer: contest.organizer, previewImage: image },
    standing: applicationStanding({ application }, isOpen),
    receipt: application.receipt,
    sentAt: application.sentAt?.toISOString() ?? null,
    draftedAt: application.draftedAt?.toISOString() ?? null,
    exported:
      application.exportedAt === null ? null : { at: application.exportedAt.toISOString(), organization },
    closesAt: endOf(contest)?.toISOString() ?? null,
    isOpen: isOpen && (!isSent || contest.allowsEdits),
    stop: stopOf(contest),
  };
}

/** Decisions are shown once they are announced, and not before. */
function applicationStanding(
  { application }: Pick<OwnApplicationRow, 'application'>,
  isOpen: boolean,
): ApplicationRow['standing'] {
  if (application.sentAt === null) return 'DRAFT';
  return application.announcedStatus ?? (isOpen ? 'SENT' : 'IN_REVIEW');
}
