import { escapeHtml } from '@/lib/format/escape-html';
import { cutAt } from '@/lib/format/shortened';
import * as myPaths from '@/lib/paths/my';
import { site } from '@/lib/site';
import { mailFrame } from './mail-frame';

/** What the button of a mail says. It leads to the last address of the site; a mail of another topic has a link there. */
const BUTTONS: Readonly<Record<string, string>> = {
  'signup-member': '작품 보러 가기',
  'artist-approved': '프로필 등록',
  'artist-documents-requested': '활동 자료 다시 올리기',
  'account-restored': '로그인하러 가기',
  'role-changed': '로그인하러 가기',
  withdrawn: '탈퇴 철회하러 가기',
  'organization-invited': '비밀번호 설정',
  'password-link': '비밀번호 설정',
  'contest-applied': '신청서 보기',
  'contest-ends-soon': '이어서 쓰기',
  'contest-decided': '내 지원 내역 보기',
  'contest-terms-changed': '내 지원 내역 보기',
  'contest-end-moved': '내 지원 내역 보기',
  'contest-withdrawn': '내 지원 내역 보기',
  'contest-message': '내 지원 내역 보기',
  'contest-rule-changed': '심사하러 가기',
  'contest-juror-added': '심사하러 가기',
  'contest-reopened': '심사하러 가기',
  'contest-stopped': '공모 확인하기',
  'contest-released': '공모 확인하기',
  'inquiry-answered': '문의 내역 보기',
};

/** Where the button of a topic leads, if its mail may have no address but those that people wrote. */
const OWN_PATHS: Readonly<Record<string, string>> = { 'inquiry-answered': myPaths.inquiries() };

/** An address in ASCII, without the punctuation of the sentence around it. */
const ADDRESS = /https?:\/\/[!#-;=?-~]*[#$%&*+\-/0-9=@A-Z_a-z~]/g;
const BUTTON = /<!-- button -->[\s\S]*<!-- \/button -->/;
const PREVIEW_LETTERS = 90;

interface WrittenMail {
  topic: string;
  subject: string;
  /** As `framedText` writes it: paragraphs, the farewell, the footer. */
  text: string;
}

/** The HTML part of a mail. It says what the text says: its paragraphs, the button of its last own address, its footer. */
export function mailHtml({ topic, subject, text }: WrittenMail): string {
  const paragraphs = text.split(/\n{2,}/);
  const body = paragraphs.slice(0, -1);
  const label = BUTTONS[topic];
  const at =
    label === undefined ? -1 : body.findLastIndex((paragraph) => addressBelow(paragraph, topic) !== null);
  const button = body[at];
  const url = button === undefined ? '' : (addressBelow(button, topic) ?? '');
  const before =
    button === undefined ? [] : [...body.slice(0, at), button.slice(0, button.lastIndexOf('\n'))];
  const values: Readonly<Record<string, string>> = {
    subject: escapeHtml(subject),
    preview: escapeHtml(cutAt(PREVIEW_LETTERS, (body[1] ?? subject).replaceAll(/\s+/g, ' '))),
    home: escapeHtml(site.url),
    nameKo: escapeHtml(site.nameKo),
    nameEn: escapeHtml(site.nameEn),
    before: before.map(paragraphHtml).join(''),
    label: escapeHtml(label ?? ''),
    url: escapeHtml(url),
    after: body
      .slice(at + 1)
      .map(paragraphHtml)
      .join(''),
    foot: paragraphs.slice(-1).map(paragraphHtml).join(''),
  };
  const frame = button === undefined ? mailFrame.replace(BUTTON, '') : mailFrame;
  return frame.replaceAll(/\{\{(\w+)\}\}/g, (_mark, name: string) => values[name] ?? '');
}

/** The address of this site that a paragraph has as its last line; null for every other paragraph. */
function addressBelow(paragraph: string, topic: string): string | null {
  const lines = paragraph.split('\n');
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && last.startsWith(site.url + (OWN_PATHS[topic] ?? '/')) && !/\s/.test(last)
    ? last
    : null;
}

function paragraphHtml(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => {
    const words = line.split(ADDRESS).map(escapeHtml);
    const links = [...line.matchAll(ADDRESS)].map(([address]) => escapeHtml(address));
    const linked = words
      .map((text, at) => (at === 0 ? text : `<a href="${links[at - 1]}">${links[at - 1]}</a>${text}`))
      .join('');
    // Indented lines belong to the one above.
    return linked.replace(/^ +/, (spaces) => '&nbsp;'.repeat(spaces.length));
  });
  return `<p>${lines.join('<br>')}</p>`;
}
