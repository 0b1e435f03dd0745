import type { MailSender } from '@/lib/mail/frame';
import { site, siteName } from '@/lib/site';
import type { MailTopic } from './mail-values';

const { company } = site;

/** The company, which the law asks mails to name. */
const IMPRINT = [
  `${company.name} · 대표 ${company.representative}`,
  company.address,
  `사업자등록번호 ${company.registrationNumber} · 통신판매업신고 ${company.mailOrderNumber}`,
].join('\n');

const ACCOUNT = '계정의 이용에 필요하여 보내는 안내 메일입니다.';
const SIGNUP = '회원 가입 신청에 따라 보내는 안내 메일입니다.';
const APPLICANT = '공모에 신청하셨거나 신청서를 쓰고 계셔서 보내는 안내 메일입니다.';
const ORGANIZER = '운영하시는 공모에 필요하여 보내는 안내 메일입니다.';

const JUROR = '심사위원으로 참여하시는 공모에 필요하여 보내는 안내 메일입니다.';

/** Why a mail is sent. */
const REASONS: Record<MailTopic, string> = {
  ...{ 'signup-member': SIGNUP, 'signup-artist': SIGNUP, 'artist-applied': SIGNUP },
  ...{ 'artist-approved': SIGNUP, 'artist-documents-requested': SIGNUP, 'organization-invited': ACCOUNT },
  ...{ 'password-changed': ACCOUNT, 'email-changed': ACCOUNT, 'phone-changed': ACCOUNT },
  ...{ 'social-linked': ACCOUNT, withdrawn: ACCOUNT, 'withdrawal-revoked': ACCOUNT },
  ...{ 'account-stopped': ACCOUNT, 'account-restored': ACCOUNT, 'role-changed': ACCOUNT },
  'password-link': ACCOUNT,
  ...{ 'contest-applied': APPLICANT, 'contest-ends-soon': APPLICANT, 'contest-decided': APPLICANT },
  ...{ 'contest-terms-changed': APPLICANT, 'contest-end-moved': APPLICANT, 'contest-withdrawn': APPLICANT },
  'contest-message': APPLICANT,
  ...{ 'contest-rule-changed': JUROR, 'contest-juror-added': JUROR, 'contest-reopened': JUROR },
  ...{ 'contest-stopped': ORGANIZER, 'contest-released': ORGANIZER },
  'inquiry-answered': '보내 주신 문의에 답하기 위하여 보내는 메일입니다.',
};

/** The sender of a kind of mail, whose footer says why it was sent. */
export const senderOf = (topic: MailTopic): MailSender => ({
  siteName,
  hours: company.hours,
  email: company.email,
  footer: `${IMPRINT}\n${REASONS[topic]}`,
});
