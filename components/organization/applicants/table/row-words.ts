import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import { formatMoment } from '@/lib/format/moment';
import * as contestMessages from '@/lib/messages/contest';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';

/** When an application was sent, without its year: `11. 18. 09:41`. */
export const shortMoment = (moment: string): string => formatMoment(new Date(moment)).replace(/^\d+\. /, '');

/** The mean of a round's scores and how many there are: `4.5 (2명)`. */
export const meanWords = ({ score, scores }: Pick<ApplicantRow, 'score' | 'scores'>): string =>
  score === null || scores === null ? '–' : `${Number(score.toFixed(2))} (${scores}명)`;

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
