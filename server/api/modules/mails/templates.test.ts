import type { z } from 'zod';
import { memberStopSchema } from '@/lib/contracts/admin/member';
import { applicationRetrySchema } from '@/lib/contracts/admin/application';
import { contestStoppingSchema } from '@/lib/contracts/admin/contest';
import { inquiryAnswerSchema } from '@/lib/contracts/admin/inquiry';
import { templateCreateSchema } from '@/lib/contracts/admin/template';
import { messageSendSchema } from '@/lib/contracts/contest-message';
import { announcementFormSchema } from '@/lib/contracts/organization-applicant';
import { MAIL_TOPIC_LABELS } from '@/lib/options/admin';
import type { MailTopic, MailValues } from './mail-values';
import { mailHtml } from '@/lib/mail/mail-html';
import { site } from '@/lib/site';
import { mailTo } from './templates';

const at = new Date('2026-11-21T05:30:00Z');
/** What people write over several lines. */
const WRITTEN = '첫째 줄입니다.\n둘째 줄입니다.\n\n둘째 문단입니다.';
const person = { name: '김하루', accountId: 'haru1' };
const applied = {
  ...{ name: '김하루', contest: '봄의 공모', receipt: '261123-AAAAAA', sentAt: at },
  lines: [{ label: '작가 노트', text: '서향집의 창틀' }],
};
const answered = { name: '김하루', title: '전시 문의', answer: WRITTEN, path: null, files: [] };
const stoppedContest = { name: '김하루', contest: '봄의 공모', reason: WRITTEN, path: '/a' };

/** Every kind of mail with each variant of it. */
const VALUES: { [Topic in MailTopic]: readonly MailValues[Topic][] } = {
  'signup-member': [person],
  'signup-artist': [{ name: '김하루', fileCount: 3 }],
  'artist-applied': [false, true].map((isAgain) => ({ name: '김하루', fileCount: 2, isAgain })),
  'artist-approved': [person],
  'artist-documents-requested': [{ name: '김하루', reason: WRITTEN }],
  'password-changed': [{ ...person, changedAt: at }],
  'email-changed': [{ ...person, changedAt: at }],
  'phone-changed': [{ ...person, changedAt: at }],
  'social-linked': [{ ...person, provider: 'kakao', linkedAt: at }],
  withdrawn: (['none', 'stay', 'hidden'] as const).map((pages) => ({ ...person, until: at, pages })),
  'withdrawal-revoked': [false, true].map((isStopped) => ({ ...person, isStopped })),
  'account-stopped': [false, true].map((hidesPages) => ({ ...person, reason: WRITTEN, hidesPages })),
  'account-restored': [false, true].map((showsPages) => ({ ...person, showsPages })),
  'role-changed': [{ ...person, roleType: 'ADMIN' }],
  'organization-invited': [null, '봄결미술관'].map((organization) => ({
    ...{ ...person, organization, path: '/a', until: at },
    ...(organization === null ? {} : { contest: '봄의 공모' }),
  })),
  'password-link': [false, true].map((isWithdrawn) => ({ ...person, path: '/a', until: at, isWithdrawn })),
  'contest-applied': [false, true].map((isAgain) => ({
    ...{ ...applied, isAgain, editableUntil: isAgain ? at : null },
    organization: isAgain ? { name: '봄결미술관', proof: 'BUSINESS', at: at.toISOString() } : null,
    terms: isAgain ? { edition: 2, lines: [{ label: '저작권', text: '작가에게 남습니다.' }] } : null,
  })),
  'contest-terms-changed': [
    {
      ...{ name: '김하루', contest: '봄의 공모', edition: 2, allowsEdits: true },
      changes: [{ label: '상금과 세금', before: '', after: `500만 원 ${WRITTEN}` }],
    },
  ],
  'contest-end-moved': [false, true].map((isSent) => ({
    ...{ name: '김하루', contest: '봄의 공모', before: at, closesAt: at, isSent },
  })),
  'contest-withdrawn': [{ name: '김하루', contest: '봄의 공모', receipt: '261130-ABCDEF', withdrawnAt: at }],
  'contest-ends-soon': [{ name: '김하루', contest: '봄의 공모', closesAt: at }],
  'contest-decided': [
    { name: '김하루', subject: '심사 결과를 알려 드립니다', text: WRITTEN },
    { name: '김하루', subject: '선정 결과', text: `안녕하세요, 김하루님.\n\n${WRITTEN}\n\n봄결미술관 드림` },
  ],
  'contest-message': [true, false].map((isSent) => ({
    ...{
      name: '김하루',
      contest: '봄의 공모',
      organizer: '봄결미술관',
      contact: isSent ? '02-123-4567' : '',
    },
    ...{ subject: '서류를 보완해 주세요', text: WRITTEN, isSent, closesAt: isSent ? null : at },
  })),
  'contest-rule-changed': [false, true].map((startsOver) => ({
    ...{ name: '김하루', contest: '봄의 공모', contestUuid: 'a', edition: 2, startsOver },
  })),
  'contest-juror-added': [{ name: '김하루', contest: '봄의 공모', organizer: '봄결미술관', path: '/a' }],
  'contest-reopened': [1, null].map((round) => ({
    ...{ name: '김하루', contest: '봄의 공모', contestUuid: 'a', round, reason: '채점표를 다시 확인합니다.' },
  })),
  'contest-stopped': [false, true].map((isWithdrawn) => ({ ...stoppedContest, isWithdrawn })),
  'contest-released': [{ name: '김하루', contest: '봄의 공모', path: '/a' }],
  'inquiry-answered': [
    { ...answered, isAgain: false },
    { ...answered, isAgain: true, path: '/a', files: [{ name: '안내.pdf', url: 'https://gyeol.example/f' }] },
    { ...answered, isAgain: false, answer: `안녕하세요, 김하루님. 결입니다.\n${WRITTEN}\n\n결 GYEOL 드림` },
  ],
};

const rendered = <Topic extends MailTopic>(topic: Topic) =>
  VALUES[topic].map((values) => ({ topic, values, mail: mailTo(topic, 'a@b.c', values) }));
const topics = Object.keys(MAIL_TOPIC_LABELS) as MailTopic[];
const mails = topics.flatMap((topic) => rendered(topic));
const textsOf = (topic: MailTopic) => rendered(topic).map(({ mail }) => mail.payload.text);

test.each(mails)('$topic greets once, signs once, and leaves nothing unfilled', ({ mail, values }) => {
  const { subject, text, to } = mail.payload;
  expect(to).toBe('a@b.c');
  expect(subject).toMatch(/^[^\n]{5,60}$/);
  expect(text.match(/안녕하(세요|십니까)/g)).toHaveLength(1);
  expect(text.match(/(드림|올림)$/gm)).toHaveLength(1);
  expect(text).toMatch(/김하루님/);
  expect(text).toMatch(/결 GYEOL( 드림\n| · ).*help@gyeol\.example\n\n주식회사 결 · /);
  expect(subject).not.toContain('김하루');
  expect(`${subject}${text}`).not.toMatch(/undefined|null|[{}]/);
  // What was written over several lines keeps them.
  if (JSON.stringify(values).includes('둘째 문단')) expect(text).toContain(WRITTEN);
});

/** What a reader of the HTML sees, line by line. */
const linesOf = (html: string) =>
  html
    .replaceAll(/<(style|title|!--)[\s\S]*?(<\/\1>|-->)/g, '')
    .replaceAll(/<(br|\/p|\/h1|\/div|\/a)[^>]*>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

test.each(mails)('the HTML of $topic says what its text says', ({ topic, mail: { payload } }) => {
  const html = mailHtml({ topic, ...payload });
  const written = payload.text.split('\n').map((line) => line.trim());
  const seen = linesOf(html);
  for (const line of written) if (line !== '') expect(seen).toContain(line);
  const added = seen.filter((line) => !written.includes(line));
  // The line that mail programs show below the subject, the name, the heading, and the button.
  expect(added.filter((line) => line !== payload.subject).length).toBeLessThanOrEqual(3);
  const buttons = html.match(/<a[^>]*display:inline-block[^>]*>/g) ?? [];
  const isOwn = payload.text.split('\n').some((line) => line.startsWith(`${site.url}/`));
  expect(buttons.length).toBeLessThanOrEqual(isOwn ? 1 : 0);
});

test('what people wrote is text in the HTML', () => {
  const html = mailHtml({ topic: 'inquiry-answered', subject: '<b>', text: '<script>a</script>\n"b"\n\n끝' });
  expect(html).toContain('&lt;script&gt;a&lt;/script&gt;<br>&quot;b&quot;');
  expect(html).not.toMatch(/<script|<b>/);
});

test('an address that people wrote is a link, without the punctuation around it', () => {
  const answer = `"https://gyeol.example/a", (https://example.com/b)와 https://example.com/c.를\n${site.url}/artist/haru1`;
  const { payload } = mailTo('inquiry-answered', 'a@b.c', { ...answered, answer, isAgain: false });
  const html = mailHtml({ topic: 'inquiry-answered', ...payload });
  const links = [...html.matchAll(/<p>[\s\S]*?<\/p>/g)].flatMap(
    ([text]) => text.match(/(?<=href=")[^"]*/g) ?? [],
  );
  expect(links).toEqual([
    ...[
      'https://gyeol.example/a',
      'https://example.com/b',
      'https://example.com/c',
      `${site.url}/artist/haru1`,
    ],
  ]);
  expect(html).not.toContain('display:inline-block;background:#171511');
});

test('what each has to say', () => {
  expect(textsOf('signup-artist')[0]).toContain('활동 자료 3건');
  expect(textsOf('artist-approved')[0]).toContain('http://localhost:3000/artist/haru1');
  expect(textsOf('password-changed')[0]).toContain('2026. 11. 21. 14:30(한국 시간)에 haru1 계정의 비밀번호');
  expect(textsOf('email-changed')[0]).toContain('haru1 계정의 이메일 주소');
  expect(textsOf('phone-changed')[0]).toContain('haru1 계정의 휴대폰 번호');
  expect(textsOf('artist-applied')[0]).toContain('전환 신청과 활동 자료 2건');
  expect(textsOf('artist-applied')[1]).toContain('다시 보내 주신 활동 자료 2건');
  expect(textsOf('social-linked')[0]).toContain('카카오 로그인이 연동');
  expect(textsOf('withdrawn')[1]).toContain('2026년 11월 21일(한국 시간)까지는 다시 로그인하여 탈퇴를 철회');
  expect(textsOf('withdrawn')[1]).toContain('계속 공개됩니다');
  expect(textsOf('withdrawal-revoked')[0]).toContain('haru1 계정의 탈퇴가 철회');
});

const mail = { subject: '결과', text: '결과입니다.' };
type TextRule = readonly [name: string, schema: z.ZodType, bodyOf: (text: string) => unknown];

/** The contracts by which people's own texts get into a mail, by its kind; none for a mail that the site writes alone. */
const WRITTEN_BY_PEOPLE: Record<MailTopic, readonly TextRule[]> = {
  ...{ 'signup-member': [], 'signup-artist': [], 'artist-applied': [], 'artist-approved': [] },
  'artist-documents-requested': [
    ['the reason', applicationRetrySchema, (reason) => ({ reason })],
    [
      'its template',
      templateCreateSchema,
      (content) => ({ use: 'DOCUMENTS_REQUEST', title: '서식', content }),
    ],
  ],
  ...{ 'password-changed': [], 'email-changed': [], 'phone-changed': [], 'social-linked': [] },
  ...{ withdrawn: [], 'withdrawal-revoked': [] },
  'account-stopped': [['the reason', memberStopSchema, (reason) => ({ reason })]],
  ...{ 'account-restored': [], 'role-changed': [], 'organization-invited': [], 'password-link': [] },
  // An application's answers are the artist's own, and go to no one else.
  ...{ 'contest-applied': [], 'contest-ends-soon': [], 'contest-withdrawn': [], 'contest-end-moved': [] },
  // Terms are published as they are written, and mailed as they were published.
  'contest-terms-changed': [],
  'contest-decided': (['selected', 'rejected'] as const).flatMap((decision) =>
    (['subject', 'text'] as const).map((part): TextRule => {
      const bodyOf = (text: string) => ({
        ...{ selected: mail, rejected: mail, rejectsUndecided: false },
        [decision]: { ...mail, [part]: text },
      });
      return [`the ${part} of ${decision}`, announcementFormSchema, bodyOf];
    }),
  ),
  'contest-message': (['subject', 'text'] as const).map((part): TextRule => [
    `the ${part}`,
    messageSendSchema,
    (text) => ({ ...mail, audience: 'SENT', confirmed: 1, [part]: text }),
  ]),
  'contest-stopped': [
    ['the reason', contestStoppingSchema, (reason) => ({ kind: 'CLOSED', reason, version: 1 })],
  ],
  ...{ 'contest-released': [], 'contest-rule-changed': [], 'contest-juror-added': [] },
  'contest-reopened': [],
  'inquiry-answered': [
    ['the answer', inquiryAnswerSchema, (answer) => ({ answer, version: 0, keptFileUuids: [] })],
    ['its template', templateCreateSchema, (content) => ({ use: 'INQUIRY_ANSWER', title: '서식', content })],
  ],
};
const rules = topics.flatMap((topic) =>
  WRITTEN_BY_PEOPLE[topic].map(([name, schema, bodyOf]) => ({ topic, name, schema, bodyOf })),
);

test.each(rules)('$topic: $name has no word in braces that nothing fills', ({ schema, bodyOf }) => {
  expect(schema.safeParse(bodyOf('결과를 알려 드립니다.')).success).toBe(true);
  const refused = schema.safeParse(bodyOf('{오타}님께 알려 드립니다.'));
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^\{오타\}: /)]);
});
