import * as messageMessages from '@/lib/messages/contest-message';
import { DRAFT_WORDS, messageParagraphs, wholeMessage } from './message-mail';

const URL = 'https://gyeol.example/my/applications';
const FRAME = {
  ...{ siteName: '결', hours: '평일 10–17시', email: 'help@gyeol.example', footer: '주식회사 결' },
  applicationsUrl: URL,
};
const SENT = {
  ...{ contest: '봄의 공모', organizer: '봄결미술관', contact: '02-123-4567', isSent: true },
  closesAt: new Date('2026-12-01T09:00:00Z'),
};
const READER = { name: '김하루', receipt: '261130-ABCDEF' };

test('a mail says of which contest it is, why it comes, and where questions go', () => {
  const { subject, text } = wholeMessage(
    FRAME,
    { subject: '[{공모전}] 안내', text: '{이름}님({접수번호})\n\n둘째 문단' },
    READER,
    SENT,
  );
  expect(subject).toBe('[봄의 공모] 안내');
  expect(text).toContain('김하루님, 안녕하세요.\n\n김하루님(261130-ABCDEF)\n\n둘째 문단');
  expect(text).toContain('‘봄결미술관’에서 보낸 ‘봄의 공모’ 안내입니다. 이 공모전에 지원했기 때문에');
  expect(text).toContain(messageMessages.mail.replies('02-123-4567'));
  expect(text).toContain(`\n${URL}\n\n`);
  expect(text).not.toContain('끝납니다');
});

test('who only writes a draft reads the end of the applications', () => {
  const paragraphs = messageParagraphs('글', { ...SENT, isSent: false, contact: '' }, URL);
  expect(paragraphs.join('\n')).toMatch(/지원서를 쓰고 있기 때문에[^]*접수는 2026.*18:00.*끝납니다\./);
  expect(paragraphs.at(-1)).toBe(`${messageMessages.mail.goOn}\n${URL}`);
  expect(paragraphs[1]).toContain(messageMessages.mail.replies(''));
  expect(DRAFT_WORDS).toEqual(['이름', '공모전']);
});
