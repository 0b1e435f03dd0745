import { decisionParagraphs, type DecisionFrame } from '@/lib/contest/decision-mail';
import { messageParagraphs } from '@/lib/contest/message-mail';
import { formatZonedEnd } from '@/lib/format/deadline';
import { formatZonedMoment } from '@/lib/format/moment';
import { cutAt } from '@/lib/format/shortened';
import * as reviewMessages from '@/lib/messages/contest-review';
import * as termsMessages from '@/lib/messages/contest-terms';
import * as verifiedMessages from '@/lib/messages/verified-organization';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import { site } from '@/lib/site';
import type { MailTopic, MailValues } from './mail-values';
import { senderOf } from './sender';

const absolute = (path: string) => `${site.url}${path}`;

/** The frame of an announcement's mails around the organizer's texts. */
export const decisionFrame: DecisionFrame = {
  ...senderOf('contest-decided'),
  applicationsUrl: absolute(myPaths.applications()),
};

/** The frame of a message's mails. */
export const messageFrame: DecisionFrame = {
  ...senderOf('contest-message'),
  applicationsUrl: absolute(myPaths.applications()),
};

type ContestTopic = Extract<MailTopic, `contest-${string}`>;

/** The mails about contests, to applicants and to owners. */
export const CONTEST_TEXTS: {
  [Topic in ContestTopic]: (values: MailValues[Topic]) => { subject: string; paragraphs: readonly string[] };
} = {
  'contest-applied': ({ contest, organization, receipt, sentAt, isAgain, editableUntil, lines, terms }) => ({
    subject: isAgain ? `‘${contest}’ 신청서를 다시 받았습니다` : `‘${contest}’ 신청을 받았습니다`,
    paragraphs: [
      `${formatZonedMoment(sentAt)}에 신청서를 받았습니다. 접수 번호는 ${receipt}입니다.`,
      ...(organization === null
        ? []
        : [
            `${organization.name} · ${verifiedMessages.verified}\n${verifiedMessages.verifiedBy(organization)}`,
          ]),
      `보내 주신 내용\n${lines.map(lineOf).join('\n')}`,
      ...(terms === null
        ? []
        : [
            `보낼 때의 공모 조건 (${termsMessages.edition(terms.edition)})\n${terms.lines.map(wholeLineOf).join('\n')}`,
          ]),
      editableUntil !== null
        ? `${formatZonedEnd(editableUntil)} 마감 전까지 내 지원 내역에서 신청서를 고칠 수 있으며, 마지막에 보낸 것으로 심사합니다.\n${absolute(myPaths.applications())}`
        : `보낸 신청서는 내 지원 내역에서 볼 수 있습니다.\n${absolute(myPaths.applications())}`,
    ],
  }),
  'contest-terms-changed': ({ contest, edition, changes, allowsEdits }) => ({
    subject: `‘${contest}’ 공모 조건이 바뀌었습니다`,
    paragraphs: [
      `공모 조건이 ${termsMessages.edition(edition)}으로 바뀌었습니다. 이미 보내신 신청서에는 보낼 때의 조건이 그대로 적용됩니다.`,
      ...changes.map(
        ({ label, before, after }) =>
          `${label}\n전: ${before || '정하지 않음'}\n후: ${after || '정하지 않음'}`,
      ),
      allowsEdits
        ? `새 조건으로 다시 보내거나 마감 전까지 지원을 취소할 수 있습니다.\n${absolute(myPaths.applications())}`
        : `마감 전까지 지원을 취소할 수 있습니다.\n${absolute(myPaths.applications())}`,
    ],
  }),
  'contest-end-moved': ({ contest, before, closesAt, isSent }) => ({
    subject: `‘${contest}’ 접수 마감이 ${closesAt > before ? '연장되었습니다' : '앞당겨졌습니다'}`,
    paragraphs: [
      `접수 마감이 바뀌었습니다.\n전: ${formatZonedEnd(before)}\n후: ${formatZonedEnd(closesAt)}`,
      isSent
        ? `보내신 신청서는 그대로 접수되어 있습니다.\n${absolute(myPaths.applications())}`
        : `쓰시던 신청서를 새 마감까지 보낼 수 있습니다.\n${absolute(myPaths.applications())}`,
    ],
  }),
  'contest-withdrawn': ({ contest, receipt, withdrawnAt }) => ({
    subject: `‘${contest}’ 지원을 취소했습니다`,
    paragraphs: [
      `${formatZonedMoment(withdrawnAt)}에 접수 번호 ${receipt}의 지원을 취소했습니다. 신청서와 파일은 지웠습니다.`,
      `직접 취소하지 않았다면 고객지원에 알려 주세요. 마감 전까지는 다시 신청할 수 있습니다.\n${absolute(myPaths.applications())}`,
    ],
  }),
  'contest-ends-soon': ({ contest, closesAt }) => ({
    subject: `‘${contest}’ 접수가 곧 끝납니다`,
    paragraphs: [
      `작성 중인 신청서를 아직 보내지 않으셨습니다. 접수는 ${formatZonedEnd(closesAt)}에 끝납니다.`,
      `이어서 쓰기\n${absolute(myPaths.applications())}`,
    ],
  }),
  'contest-juror-added': ({ contest, organizer, path }) => ({
    subject: `‘${contest}’ 공모의 심사를 부탁드립니다`,
    paragraphs: [
      `‘${cutAt(60, organizer)}’에서 ‘${contest}’ 공모의 심사위원으로 모셨습니다. 로그인하면 지원서를 읽고 점수와 의견을 남길 수 있습니다.`,
      `가족이나 제자처럼 가까운 지원자가 있으면 그 지원자의 화면에서 제척·회피를 신고해 주세요.\n${absolute(path)}`,
    ],
  }),
  'contest-decided': ({ subject, text }) => ({
    subject,
    paragraphs: decisionParagraphs(text, decisionFrame.applicationsUrl),
  }),
  'contest-message': ({ subject, text, name: _, ...about }) => ({
    subject,
    paragraphs: messageParagraphs(text, about, messageFrame.applicationsUrl),
  }),
  'contest-rule-changed': ({ contest, contestUuid, edition, startsOver }) => ({
    subject: `‘${contest}’ 심사 규칙이 바뀌었습니다`,
    paragraphs: [
      `심사 규칙이 ${reviewMessages.edition(edition)}으로 바뀌었습니다.`,
      startsOver
        ? '척도나 심사 항목이 달라져 지금까지의 점수는 기록에만 남습니다. 새 규칙으로 다시 채점해 주세요.'
        : '이미 준 점수는 그대로 쓰고, 새 규칙으로 다시 집계합니다.',
      `심사하러 가기\n${absolute(contestPaths.applicants(contestUuid))}`,
    ],
  }),
  'contest-reopened': ({ contest, contestUuid, round, reason }) => ({
    subject: `‘${contest}’ 심사를 다시 열었습니다`,
    paragraphs: [
      round === null
        ? '결과 발표를 다시 열었습니다. 점수와 의견을 고칠 수 있습니다.'
        : `${round}차 심사를 다시 열었습니다. 점수와 의견을 고칠 수 있습니다.`,
      `까닭\n${reason}`,
      `심사하러 가기\n${absolute(contestPaths.applicants(contestUuid))}`,
    ],
  }),
  'contest-stopped': ({ contest, isWithdrawn, reason, path }) => ({
    subject: isWithdrawn
      ? `‘${contest}’ 공모의 게시를 중단했습니다`
      : `‘${contest}’ 공모의 접수를 중단했습니다`,
    paragraphs: [
      isWithdrawn
        ? '운영자가 공모의 게시를 중단했습니다. 지금은 방문자에게 보이지 않고, 새 신청을 받지 않습니다.'
        : '운영자가 공모의 접수를 중단했습니다. 새 신청을 받지 않습니다.',
      `사유\n${reason}`,
      `지금까지 받은 신청은 그대로 있습니다. 내용을 확인한 뒤 고객지원으로 문의해 주세요.\n${absolute(path)}`,
    ],
  }),
  'contest-released': ({ contest, path }) => ({
    subject: `‘${contest}’ 공모의 중단을 해제했습니다`,
    paragraphs: [`공모를 다시 운영할 수 있습니다. 기간을 확인해 주세요.\n${absolute(path)}`],
  }),
};

interface Line {
  label: string;
  text: string;
}

/** An answer of a mail about an application. A text of several lines keeps them, below its label; a long one is cut. */
const LINE_MAX = 200;
const lineOf = ({ label, text }: Line) => wholeLineOf({ label, text: cutAt(LINE_MAX, text.trim()) });
/** Terms aren't cut: the mail is what the entrant has of them. */
const wholeLineOf = ({ label, text }: Line) => {
  const lines = text.split(/[^\S\n]*\n/);
  return lines.length === 1
    ? `- ${label}: ${lines.join('')}`
    : [`- ${label}:`, ...lines.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
};
