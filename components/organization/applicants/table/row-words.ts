import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import { formatMoment } from '@/lib/format/moment';
import * as contestMessages from '@/lib/messages/contest';
import { scoreWords } from '@/components/organization/applicants/review/score-words';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import { OPINION_LABELS } from '@/lib/options/contest-review';

/** When an application was sent, without its year: `11. 18. 09:41`. */
export const shortMoment = (moment: string): string => formatMoment(new Date(moment)).replace(/^\d+\. /, '');

/** The mean of a round's scores and how many there are: `4.5 (2명)`. */
export const meanWords = ({ score, scores }: Pick<ApplicantRow, 'score' | 'scores'>): string =>
  score === null || scores === null ? '–' : `${scoreWords(score)} (${scores}명)`;

/** The reader's own score and opinion: `8.2 · 보류`. */
export const ownWords = ({ ownScore, ownOpinion }: Pick<ApplicantRow, 'ownScore' | 'ownOpinion'>): string =>
  [
    ...(ownScore === null ? [] : [scoreWords(ownScore)]),
    ...(ownOpinion === null ? [] : [OPINION_LABELS[ownOpinion]]),
  ].join(' · ') || '–';

/** Describes which decision the applicant was notified of, after the announcement. */
export function toldWords({
  status,
  announcedStatus,
}: Pick<ApplicantRow, 'status' | 'announcedStatus'>): string {
  const { told } = contestMessages;
  if (announcedStatus === null) return told.none;
  const decision = APPLICANT_STATUS_LABELS[announcedStatus];
  return announcedStatus === status ? told.same(decision) : told.changed(decision);
}
