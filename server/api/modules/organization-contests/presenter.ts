import type { MemberRole } from '@/lib/contracts/contest';
import type { OrganizationContest, OrganizationContestRow } from '@/lib/contracts/organization-contest';
import { endOf, standingOf } from '@/lib/contest/standing';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { withoutTermsQuestions } from '@/lib/contest/terms/terms-questions';
import { stopOf } from '@/lib/contest/stop';
import type { ReviewState } from './review-repository';
import type { OrganizationContestRepository, OrganizationContestRow as Row, OwnContest } from './repository';

/** What is read beside a contest for one of its people. */
interface Beside extends Awaited<ReturnType<OrganizationContestRepository['countApplicants']>> {
  review: ReviewState;
  role: MemberRole;
}

export const momentOf = (date: Date | null) => date?.toISOString() ?? null;

export function presentRow({ contest, image, applicants, drafts }: Row, now: Date): OrganizationContestRow {
  const { uuid, articleUuid, type, title } = contest;
  return {
    ...{ uuid, articleUuid, contestType: type, title, applicants, drafts, previewImage: image },
    standing: standingOf(contest, now),
    opensAt: momentOf(contest.opensAt),
    closesAt: momentOf(endOf(contest)),
    announcedAt: momentOf(contest.announcedAt),
    stop: stopOf(contest),
    createdAt: contest.createdAt.toISOString(),
  };
}

export function presentContest(
  row: OwnContest,
  { review, role, ...counts }: Beside,
  now: Date,
): OrganizationContest {
  const { uuid, articleUuid, type, title, organizer, description, isBlind, allowsEdits } = row;
  const { fields, image, formVersion, round, version } = row;
  return {
    ...{ uuid, articleUuid, contestType: type, title, organizer, description, isBlind, allowsEdits },
    ...{ previewImage: image, formVersion, round, version, ...counts },
    // The numbers tell a juror what others decide.
    counts: role === 'OWNER' || row.announcedAt !== null ? counts.counts : null,
    review: {
      ...{ rule: row.rule, edition: row.reviewEdition, progress: review.progress },
      // The moment tells a juror that others have scored.
      scoredAt: role === 'OWNER' ? momentOf(review.scoredAt) : null,
    },
    fields: withoutTermsQuestions(fields),
    terms: row.terms ?? EMPTY_TERMS,
    termsEdition: row.termsEdition,
    termsAt: row.termsAt.toISOString(),
    standing: standingOf(row, now),
    opensAt: momentOf(row.opensAt),
    closesAt: momentOf(row.closesAt),
    closedAt: momentOf(row.closedAt),
    announcedAt: momentOf(row.announcedAt),
    stop: stopOf(row),
    // A draft is the owners'.
    result:
      role === 'OWNER' || row.resultPublishedAt !== null
        ? { text: row.resultText, publishedAt: momentOf(row.resultPublishedAt) }
        : { text: '', publishedAt: null },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
