import type { Answers } from '@/lib/contest/answers-schema';
import { answerText } from '@/lib/contest/answer-text';
import { isPersonal } from '@/lib/contest/personal-fields';
import { namesOf, type FormFields } from '@/lib/contracts/contest-form';
import { POINTS, reckon } from '@/lib/contest/review/reckon';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import type { Applicant, ApplicantRow, ShownReview } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import { isReviewed } from '@/lib/media/review-key';
import { isScore, seenReviews, seesOthers, type Sight } from './policy';
import type { ApplicantFileRow, ApplicantRow as Row } from './repository';
import type { ReviewRow } from './review-repository';
import { countSentFiles } from './sent-files';

/** Long answers and files aren't shown in a table. */
const isShort = ({ type }: FormFields[number]) => type !== 'textarea' && type !== 'file';

export const seenFields = (fields: FormFields, { isBlind }: Sight): FormFields =>
  isBlind ? fields.filter((field) => !isPersonal(field)) : fields;

export function presentRow(row: Row, fields: FormFields, sight: Sight): ApplicantRow {
  const { uuid, name, nameEn, receipt, status, announcedStatus, round, sentAt } = row;
  const answers = row.answers ?? {};
  const own = { round, edition: row.ownEdition ?? 0, points: row.ownPoints };
  const hasOwnScore = isScore(sight, own);
  const isSeen = seesOthers(sight, { round, hasOwnScore });
  const texts = seenFields(fields, sight)
    .filter(isShort)
    .map((field) => [field.name, answerText(field, answers)] as const);
  return {
    ...{ id: uuid, round, status: isSeen ? status : null, announcedStatus: isSeen ? announcedStatus : null },
    files: countSentFiles(fields, row.answers),
    name: sight.isBlind ? null : name,
    nameEn: sight.isBlind ? null : nameEn,
    portrait: sight.isBlind ? null : row.portrait,
    receipt: receipt ?? '',
    sentAt: sentAt?.toISOString() ?? '',
    score: isSeen && row.scores > 0 ? row.score : null,
    scores: isSeen ? row.scores : null,
    ownScore: hasOwnScore ? scoreOf(row.ownPoints) : null,
    ownOpinion: row.ownOpinion,
    isWithdrawn: row.accountStatus !== 'ACTIVE',
    texts: Object.fromEntries(texts.filter(([, text]) => text !== '')),
  };
}

/** A file under a name that says nothing of its sender in a blind review. */
export function seenFileName(
  file: Pick<ApplicantFileRow, 'field' | 'fileName'>,
  position: number,
  fields: FormFields,
  { isBlind }: Sight,
): string {
  if (!isBlind) return file.fileName;
  const label = fields.find(({ name }) => name === file.field)?.label ?? '';
  return `${label} ${position}${/\.\w+$/.exec(file.fileName)?.[0] ?? ''}`;
}

/** Why a blind review doesn't show a file of which there is no copy without metadata. */
export const withheldBy = ({ storageKey }: Pick<ApplicantFileRow, 'storageKey'>): string =>
  isReviewed(storageKey) ? contestMessages.withheldFile : contestMessages.withheldKind;

interface Beside {
  attachments: Applicant['attachments'];
  reviews: readonly ReviewRow[];
  reviewerUuid: string;
  /** The contest's rules by edition. */
  rules: ReadonlyMap<number, ReviewRule>;
}

export function presentApplicant(row: Row, fields: FormFields, beside: Beside, sight: Sight): Applicant {
  const seen = seenFields(fields, sight);
  return {
    ...presentRow(row, fields, sight),
    fields: seen,
    answers: seenAnswers(seen, row.answers ?? {}, beside.attachments) as Applicant['answers'],
    // A sent application has an answer to each of its form's fields.
    isDeleted: Object.keys(row.answers ?? {}).length === 0,
    attachments: beside.attachments,
    reviews: presentReviews(beside, row, sight),
  };
}

const scoreOf = (points: number | null) => (points === null ? null : points / POINTS);

function presentReviews(
  { reviews, reviewerUuid, rules }: Beside,
  { round }: Row,
  sight: Sight,
): ShownReview[] {
  const reckoned = reckonedOf(reviews, rules.get(sight.edition), round);
  const others = reviews.filter((review) => review.reviewerUuid !== reviewerUuid);
  const letters = [...new Set(others.map((review) => review.reviewerUuid))];
  // A juror reads others' reviews once they are scores.
  const isShown = (review: ReviewRow) =>
    sight.isOwner || review.reviewerUuid === reviewerUuid || review.points !== null;
  const shown = seenReviews(sight, reviews, reviewerUuid).filter(isShown);
  return shown.map((review) => {
    const isOwn = review.reviewerUuid === reviewerUuid;
    const isMarked = isOwn || review.points !== null;
    const { edition, points, opinion, note, isNoteShared, comment, changes, updatedAt } = review;
    const criteria = rules.get(edition)?.criteria ?? [];
    return {
      reviewer:
        isOwn || sight.isOwner
          ? review.reviewer
          : reviewMessages.jurorLetter(letters.indexOf(review.reviewerUuid)),
      ...{ isOwn, edition, opinion, isNoteShared, comment, changes },
      round: review.round,
      score: scoreOf(points),
      counts: reckoned.get(review) ?? null,
      marks: (isMarked ? criteria : []).flatMap(({ id, name }) => {
        const mark = review.marks[id];
        return mark === undefined ? [] : [{ id, name, mark }];
      }),
      note: isOwn || isNoteShared ? note : null,
      updatedAt: updatedAt.toISOString(),
    };
  });
}

/** Which of the valid scores of a round count. */
function reckonedOf(
  reviews: readonly ReviewRow[],
  rule: ReviewRule | undefined,
  round: number,
): ReadonlyMap<ReviewRow, boolean> {
  const valid = reviews
    .filter((review) => review.round === round && review.isValid && review.points !== null)
    .sort((one, other) => (one.points ?? 0) - (other.points ?? 0));
  if (rule === undefined) return new Map();
  const { scores } = reckon(
    rule.reckoning,
    valid.map(({ points }) => points ?? 0),
  );
  return new Map(valid.map((review, index) => [review, scores[index]?.counts ?? true]));
}

/** The answers to the fields that are seen; files have the names that they are seen under. */
function seenAnswers(seen: FormFields, answers: Answers, attachments: Applicant['attachments']): Answers {
  const pairs = seen.flatMap((field) =>
    namesOf(field).map((name): [string, Answers[string]] => {
      if (field.type !== 'file') return [name, answers[name] ?? null];
      const files = attachments.filter((file) => file.field === name);
      return [
        name,
        files.map(({ id, name: seenName, size, contentType }) => ({ id, name: seenName, size, contentType })),
      ];
    }),
  );
  return Object.fromEntries(pairs);
}
