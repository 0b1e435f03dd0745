import { filledDecision } from '@/lib/contest/decision-mail';
import type { AnnouncementForm } from '@/lib/contracts/organization-applicant';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { Addressee } from './decision-repository';

/** The mail that tells a decision, in the organizer's words; null for an applicant without an address. */
export function decisionMail(
  { title }: { title: string },
  { selected, rejected }: AnnouncementForm,
  { name, email, receipt, status }: Addressee,
) {
  if (email === null) return null;
  const texts = status === 'SELECTED' ? selected : rejected;
  const reader = { name, contest: title, receipt: receipt ?? '' };
  return mailTo('contest-decided', email, { name, ...filledDecision(texts, reader) });
}
