import type { Answers } from '@/lib/contest/answers-schema';
import { answerText } from '@/lib/contest/answer-text';
import { isPersonal } from '@/lib/contest/personal-fields';
import { namesOf, type FormFields } from '@/lib/contracts/contest-form';
import type { Applicant, ApplicantRow } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import { isReviewed } from '@/lib/media/review-key';
import { seenReviews, seesMean, type Sight } from './policy';
import type { ApplicantFileRow, ApplicantRow as Row, ReviewRow } from './repository';
import { countSentFiles } from './sent-files';

/** Long answers and files aren't told in a table. */
const isShort = ({ type }: FormFields[number]) => type !== 'textarea' && type !== 'file';

export const seenFields = (fields: FormFields, { isBlind }: Sight): FormFields =>
  isBlind ? fields.filter((field) => !isPersonal(field)) : fields;

export function presentRow(row: Row, fields: FormFields, sight: Sight): ApplicantRow {
  const { uuid, name, nameEn, receipt, status, announcedStatus, round, sentAt } = row;
  const answers = row.answers ?? {};
  const isSeen = seesMean(sight, row);
  const texts = seenFields(fields, sight)
    .filter(isShort)
    .map((field) => [field.name, answerText(field, answers)] as const);
  return {
    ...{ id: uuid, status, announcedStatus, round },
    files: countSentFiles(fields, row.answers),
    name: sight.isBlind ? null : name,
    nameEn: sight.isBlind ? null : nameEn,
    portrait: sight.isBlind ? null : row.portrait,
    receipt: receipt ?? '',
    sentAt: sentAt?.toISOString() ?? '',
    score: isSeen && row.scores > 0 ? row.score : null,
    scores: isSeen ? row.scores : null,
    ownScore: row.ownScore,
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

export function presentApplicant(
  row: Row,
  fields: FormFields,
  beside: { attachments: Applicant['attachments']; reviews: readonly ReviewRow[]; reviewerUuid: string },
  sight: Sight,
): Applicant {
  const seen = seenFields(fields, sight);
  const { attachments, reviews, reviewerUuid } = beside;
  return {
    ...presentRow(row, fields, sight),
    fields: seen,
    answers: seenAnswers(seen, row.answers ?? {}, attachments) as Applicant['answers'],
    attachments,
    reviews: seenReviews(sight, reviews, reviewerUuid).map(
      ({ reviewerUuid: by, reviewer, round, score, note, updatedAt }) => ({
        ...{ reviewer, isOwn: by === reviewerUuid, round, score, note },
        updatedAt: updatedAt.toISOString(),
      }),
    ),
  };
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
