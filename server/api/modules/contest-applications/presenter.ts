import type { ApplicationRow, OwnApplication } from '@/lib/contracts/contest';
import { filledDecision } from '@/lib/contest/decision-mail';
import { getsFeedback } from '@/lib/contest/review/feedback';
import type { ApplicationFeedback } from '@/lib/contracts/application-feedback';
import { endOf, standingOf } from '@/lib/contest/standing';
import { stopOf } from '@/lib/contest/stop';
import { verifiedOrganizationOf } from '@/lib/contest/verified-organization';
import { changedTerms } from '@/lib/contest/terms/term-lines';
import { editionOf, type FormTerms } from '@/lib/contest/terms/terms-edition';
import type { ReceivedMessage } from '@/lib/contracts/received-message';
import type { TermsEdition } from '@/lib/contracts/contest-terms';
import type { ApplicationRepository, OwnApplicationRow } from './repository';

export type FoundApplication = NonNullable<Awaited<ReturnType<ApplicationRepository['findOwn']>>>;

export function presentOwnApplication(
  { application, fields, organization, ...form }: FoundApplication,
  { feedback, messages }: { feedback: ApplicationFeedback | null; messages: ReceivedMessage[] },
): OwnApplication {
  const { uuid, draft, draftVersion, answers, receipt } = application;
  return {
    ...{ id: uuid, draft, draftVersion, answers, fields, receipt },
    terms: sentTermsOf(form),
    verifiedOrganization: verifiedOrganizationOf(organization),
    ...{ feedback, messages },
    draftedAt: application.draftedAt?.toISOString() ?? null,
    sentAt: application.sentAt?.toISOString() ?? null,
  } as OwnApplication;
}

/** A message as its mail had it. */
export const presentMessage = (
  { sentAt, ...texts }: { sentAt: Date; subject: string; text: string },
  reader: Parameters<typeof filledDecision>[1],
): ReceivedMessage => ({ ...filledDecision(texts, reader), sentAt: sentAt.toISOString() });

export function presentApplicationRow(
  { application, contest, image, organization, terms, sentTerms }: OwnApplicationRow,
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
    isRemovable: isOpen,
    hasFeedback: getsFeedback(
      sentTerms?.terms?.feedback ?? null,
      contest.announcedAt === null ? null : application.announcedStatus,
    ),
    stop: stopOf(contest),
    hasTermsHistory: terms.termsEdition > 1 && contest.stoppedAs !== 'WITHDRAWN',
    termsChange: isSent ? termsChangeOf(sentTermsOf(sentTerms), editionOf(terms)) : null,
  };
}

type JoinedTerms = { [Name in keyof FormTerms]: FormTerms[Name] | null };

/** The terms of the form that was sent; null for one without, and where nothing was sent. */
function sentTermsOf(joined: JoinedTerms | null): TermsEdition | null {
  const { terms = null, termsEdition = null, termsAt = null } = joined ?? {};
  return termsEdition === null || termsAt === null ? null : editionOf({ terms, termsEdition, termsAt });
}

/** How the terms changed since an application was sent under older ones. */
function termsChangeOf(
  sent: TermsEdition | null,
  present: TermsEdition | null,
): ApplicationRow['termsChange'] {
  if (sent === null || present === null || sent.edition === present.edition) return null;
  const changes = changedTerms(sent.terms, present.terms);
  const { edition, at } = present;
  return changes.length === 0 ? null : { edition, at, sentEdition: sent.edition, changes };
}

/** Decisions are shown once they are announced, and not before. */
function applicationStanding(
  { application }: Pick<OwnApplicationRow, 'application'>,
  isOpen: boolean,
): ApplicationRow['standing'] {
  if (application.sentAt === null) return 'DRAFT';
  return application.announcedStatus ?? (isOpen ? 'SENT' : 'IN_REVIEW');
}
