import type { AnnouncementForm } from '@/lib/contracts/organization-applicant';

/** The default texts of an announcement. The mail frame adds the greeting and the signature. */
export const MAIL_TEMPLATES: Pick<AnnouncementForm, 'selected' | 'rejected'> = {
  selected: {
    subject: '[{공모전}] 선정 결과를 알려 드립니다',
    text: `{공모전}에 지원해 주셔서 고맙습니다.
심사 결과 {이름}님이 선정되었음을 알려 드립니다. (접수 번호 {접수번호})

이후 일정은 따로 안내해 드리겠습니다.
축하드립니다.`,
  },
  rejected: {
    subject: '[{공모전}] 심사 결과를 알려 드립니다',
    text: `{공모전}에 지원해 주셔서 고맙습니다. (접수 번호 {접수번호})
보내 주신 작업을 소중히 보았으나, 이번에는 함께하지 못하게 되었습니다.

{이름}님의 작업을 응원하며, 다음 기회에 다시 뵙기를 바랍니다.`,
  },
};
