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
  const { subject, text } = status === 'SELECTED' ? selected : rejected;
  const fill = (template: string) =>
    template
      .replaceAll('{이름}', () => name)
      .replaceAll('{공모전}', () => title)
      .replaceAll('{접수번호}', () => receipt ?? '');
  return mailTo('contest-decided', email, { name, subject: fill(subject), text: fill(text) });
}
