import { formatZonedDay, formatZonedMoment } from '@/lib/format/moment';
import { cutAt } from '@/lib/format/shortened';
import { directionParticle } from '@/lib/hangul/particle';
import { framedText } from '@/lib/mail/frame';
import { ROLE_TYPE_LABELS } from '@/lib/options/admin';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import * as artistPaths from '@/lib/paths/artist';
import * as myPaths from '@/lib/paths/my';
import * as sitePaths from '@/lib/paths/site';
import { site } from '@/lib/site';
import { CONTEST_TEXTS } from './contest-texts';
import type { MailTopic, MailValues } from './mail-values';
import { senderOf } from './sender';

export { decisionFrame, messageFrame } from './contest-texts';

interface Text {
  subject: string;
  paragraphs: readonly string[];
}

const absolute = (path: string) => `${site.url}${path}`;

const UNLESS_YOU = `직접 바꾸지 않았다면 바로 비밀번호를 다시 설정하고 고객지원에 알려 주세요.\n${absolute(sitePaths.home())}`;
const WITHDRAWN_PAGES = {
  none: [],
  stay: [
    '작가 페이지와 작품 이미지는 기록의 보존을 위하여 계속 공개됩니다. 숨기기를 원하시면 고객지원에 알려 주세요. 지체 없이 숨겨 드립니다.',
  ],
  hidden: ['요청하신 대로 작가 페이지와 작품을 숨겼습니다.'],
} as const;

const TEXTS: { [Topic in MailTopic]: (values: MailValues[Topic]) => Text } = {
  'signup-member': ({ accountId }) => ({
    subject: `${site.nameKo}에 오신 것을 환영합니다`,
    paragraphs: [
      `회원가입이 완료되었습니다. 아이디는 ${accountId}입니다.`,
      `이달의 작가 다섯 사람의 작품을 먼저 걸어 두었습니다. 마음에 드는 작품은 하트를 눌러 모아 보세요.\n${absolute(sitePaths.home())}`,
    ],
  }),
  'signup-artist': ({ fileCount }) => ({
    subject: '아티스트 회원 신청을 받았습니다',
    paragraphs: [
      `아티스트 회원 신청과 활동 자료 ${fileCount}건을 받았습니다. 24시간 이내에 확인하고 결과를 메일로 보내 드립니다.`,
      '자료를 더 요청드릴 수도 있습니다. 그 밖에 지금 하실 일은 없습니다.',
    ],
  }),
  'artist-applied': ({ fileCount, isAgain }) => ({
    subject: isAgain ? '활동 자료를 다시 받았습니다' : '아티스트 회원 전환 신청을 받았습니다',
    paragraphs: [
      isAgain
        ? `다시 보내 주신 활동 자료 ${fileCount}건을 받았습니다. 24시간 이내에 확인하고 결과를 메일로 보내 드립니다.`
        : `아티스트 회원 전환 신청과 활동 자료 ${fileCount}건을 받았습니다. 24시간 이내에 확인하고 결과를 메일로 보내 드립니다.`,
      '확인하는 동안에도 지금까지 쓰시던 기능은 그대로 이용하실 수 있습니다.',
    ],
  }),
  'artist-approved': ({ accountId }) => ({
    subject: '아티스트 회원으로 승인되었습니다',
    paragraphs: [
      `아티스트 회원 승인이 완료되었습니다. 작가 페이지의 주소는 아래와 같습니다.\n${absolute(artistPaths.page(accountId))}`,
      `프로필을 먼저 등록하면 작품과 포트폴리오 메뉴가 열립니다. 사진과 한 줄 소개, 경력 한 가지만 있으면 시작할 수 있습니다.\n${absolute(myPaths.artistProfile())}`,
    ],
  }),
  'artist-documents-requested': ({ reason }) => ({
    subject: '활동 자료를 다시 확인해 주세요',
    paragraphs: [
      '보내 주신 자료를 살펴보았으나 다음과 같은 이유로 승인을 마치지 못했습니다.',
      reason,
      `마이페이지에서 자료를 다시 올려 주시면 그때부터 24시간 이내에 결과를 알려 드립니다.\n${absolute(myPaths.info())}`,
    ],
  }),
  'password-changed': ({ accountId, changedAt }) => ({
    subject: '비밀번호가 변경되었습니다',
    paragraphs: [
      `${formatZonedMoment(changedAt)}에 ${accountId} 계정의 비밀번호가 변경되었습니다.`,
      UNLESS_YOU,
    ],
  }),
  'email-changed': ({ accountId, changedAt }) => ({
    subject: '이메일 주소가 변경되었습니다',
    paragraphs: [
      `${formatZonedMoment(changedAt)}에 ${accountId} 계정의 이메일 주소가 다른 주소로 변경되었습니다. 앞으로의 안내는 새 주소로 보내 드립니다.`,
      UNLESS_YOU,
    ],
  }),
  'phone-changed': ({ accountId, changedAt }) => ({
    subject: '휴대폰 번호가 변경되었습니다',
    paragraphs: [
      `${formatZonedMoment(changedAt)}에 본인 인증을 거쳐 ${accountId} 계정의 휴대폰 번호가 변경되었습니다.`,
      UNLESS_YOU,
    ],
  }),
  'social-linked': ({ accountId, provider, linkedAt }) => ({
    subject: `${SOCIAL_PROVIDER_LABELS[provider]} 로그인이 연동되었습니다`,
    paragraphs: [
      `${formatZonedMoment(linkedAt)}에 ${accountId} 계정에 ${SOCIAL_PROVIDER_LABELS[provider]} 로그인이 연동되었습니다. 이제 ${SOCIAL_PROVIDER_LABELS[provider]} 계정으로 로그인할 수 있습니다.`,
      `직접 연동하지 않았다면 바로 고객지원에 알려 주세요.\n${absolute(sitePaths.home())}`,
    ],
  }),
  withdrawn: ({ accountId, until, pages }) => ({
    subject: '회원 탈퇴가 완료되었습니다',
    paragraphs: [
      `${accountId} 계정의 탈퇴가 완료되어 모든 기기에서 로그아웃되었습니다.`,
      `${formatZonedDay(until)}까지는 다시 로그인하여 탈퇴를 철회할 수 있습니다. 그 뒤에는 개인정보를 지우며 되돌릴 수 없습니다. 탈퇴한 날부터 3년 동안은 다시 가입할 수 없습니다.\n${absolute(sitePaths.home())}`,
      ...WITHDRAWN_PAGES[pages],
      '직접 탈퇴하지 않았다면 바로 로그인하여 탈퇴를 철회하고 비밀번호를 바꿔 주세요.',
    ],
  }),
  'withdrawal-revoked': ({ accountId, isStopped }) => ({
    subject: '탈퇴가 철회되었습니다',
    paragraphs: [
      isStopped
        ? `${accountId} 계정의 탈퇴가 철회되었습니다. 이용 정지는 그대로여서 아직 로그인할 수 없습니다.`
        : `${accountId} 계정의 탈퇴가 철회되어 다시 이용하실 수 있습니다.`,
      `직접 철회하지 않았다면 바로 비밀번호를 다시 설정하고 고객지원에 알려 주세요.\n${absolute(sitePaths.home())}`,
    ],
  }),
  'account-stopped': ({ accountId, reason, hidesPages }) => ({
    subject: '계정의 이용이 정지되었습니다',
    paragraphs: [
      `${accountId} 계정의 이용이 정지되어 모든 기기에서 로그아웃되었습니다. 정지된 동안에는 로그인할 수 없습니다.`,
      `정지 사유\n${reason}`,
      ...(hidesPages ? ['작가 페이지와 작품도 정지된 동안 공개되지 않습니다.'] : []),
      `사유가 사실과 다르거나 궁금한 점이 있으면 이 메일에 적힌 주소로 고객지원에 알려 주세요.`,
    ],
  }),
  'account-restored': ({ accountId, showsPages }) => ({
    subject: '계정의 이용 정지가 해제되었습니다',
    paragraphs: [
      `${accountId} 계정의 이용 정지가 해제되어 다시 로그인하실 수 있습니다.\n${absolute(sitePaths.home())}`,
      ...(showsPages ? ['작가 페이지와 작품도 다시 공개되었습니다.'] : []),
    ],
  }),
  'role-changed': ({ accountId, roleType }) => ({
    subject: '회원 유형이 변경되었습니다',
    paragraphs: [
      `${accountId} 계정의 회원 유형이 ‘${ROLE_TYPE_LABELS[roleType]}’${directionParticle(ROLE_TYPE_LABELS[roleType])} 변경되어 모든 기기에서 로그아웃되었습니다. 다시 로그인해 주세요.\n${absolute(sitePaths.home())}`,
      '궁금한 점은 고객지원에 알려 주세요.',
    ],
  }),
  'organization-invited': ({ accountId, organization, contest, path, until }) => ({
    subject: `${site.nameKo} 단체 회원으로 초대합니다`,
    paragraphs: [
      organization === null
        ? `단체 회원 계정을 만들어 드렸습니다. 아이디는 ${accountId}입니다.`
        : `‘${cutAt(60, organization)}’에서 함께 일하실 단체 회원 계정을 만들어 드렸습니다. 아이디는 ${accountId}입니다.`,
      ...(contest === undefined ? [] : [`‘${cutAt(60, contest)}’ 공모의 심사를 부탁드립니다.`]),
      `아래 링크에서 비밀번호를 설정하면 로그인하여 ${contest === undefined ? '공모를 만들고' : '지원서를 읽고'} 심사할 수 있습니다. 링크는 ${formatZonedMoment(until)}까지 한 번 쓸 수 있습니다.\n${absolute(path)}`,
      '초대받은 일이 없다면 이 메일을 지우고 고객지원에 알려 주세요.',
    ],
  }),
  'password-link': ({ accountId, path, until, isWithdrawn }) => ({
    subject: '비밀번호를 다시 설정해 주세요',
    paragraphs: [
      `고객지원에 요청하신 ${accountId} 계정의 비밀번호 설정 링크입니다. 링크는 ${formatZonedMoment(until)}까지 한 번 쓸 수 있습니다.\n${absolute(path)}`,
      ...(isWithdrawn ? ['새 비밀번호로 로그인하면 탈퇴를 철회할 수 있습니다.'] : []),
      '요청한 일이 없다면 링크를 열지 말고 고객지원에 알려 주세요.',
    ],
  }),
  ...CONTEST_TEXTS,
  'inquiry-answered': ({ title, answer, isAgain, path, files }) => ({
    subject: isAgain ? '문의하신 내용의 답변을 고쳐 보내 드립니다' : '문의하신 내용에 답변드립니다',
    paragraphs: [
      `‘${cutAt(60, title)}’에 대한 답변입니다.`,
      answer,
      ...(files.length === 0
        ? []
        : [
            `첨부 파일 (7일 동안 열 수 있습니다)\n${files.map(({ name, url }) => `- ${name}\n  ${url}`).join('\n')}`,
          ]),
      ...(path === null ? [] : [`답변과 첨부 파일은 문의 내역에서도 볼 수 있습니다.\n${absolute(path)}`]),
    ],
  }),
};

/**
 * A mail as a row of the outbox. The repository whose change causes the mail inserts it in the same transaction.
 * @param to the recipient's address, as the account has it
 */
export function mailTo<Topic extends MailTopic>(topic: Topic, to: string, values: MailValues[Topic]) {
  const write: (values: MailValues[Topic]) => Text = TEXTS[topic];
  const { subject, paragraphs } = write(values);
  return {
    kind: 'MAIL' as const,
    topic,
    payload: { to, subject, text: framedText(senderOf(topic), values.name, paragraphs) },
  };
}
