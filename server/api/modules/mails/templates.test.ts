import { MAIL_TOPIC_LABELS } from '@/lib/options/admin';
import { mailTo, type MailTopic } from './templates';

const at = new Date('2026-11-21T05:30:00Z');
const mails = [
  mailTo('signup-member', 'a@b.c', { name: '김하루', accountId: 'haru1' }),
  mailTo('signup-artist', 'a@b.c', { name: '김하루', fileCount: 3 }),
  mailTo('artist-approved', 'a@b.c', { name: '김하루', accountId: 'haru1' }),
  mailTo('artist-documents-requested', 'a@b.c', { name: '김하루', reason: '글씨가 보이지 않습니다.' }),
  mailTo('password-changed', 'a@b.c', { name: '김하루', accountId: 'haru1', changedAt: at }),
  mailTo('email-changed', 'a@b.c', { name: '김하루', accountId: 'haru1', changedAt: at }),
  mailTo('phone-changed', 'a@b.c', { name: '김하루', accountId: 'haru1', changedAt: at }),
  mailTo('artist-applied', 'a@b.c', { name: '김하루', fileCount: 2, isAgain: false }),
  mailTo('artist-applied', 'a@b.c', { name: '김하루', fileCount: 2, isAgain: true }),
  mailTo('social-linked', 'a@b.c', { name: '김하루', accountId: 'haru1', provider: 'kakao', linkedAt: at }),
  mailTo('withdrawn', 'a@b.c', { name: '김하루', accountId: 'haru1', until: at, pages: 'stay' }),
  mailTo('withdrawal-revoked', 'a@b.c', { name: '김하루', accountId: 'haru1', isStopped: false }),
  mailTo('withdrawal-revoked', 'a@b.c', { name: '김하루', accountId: 'haru1', isStopped: true }),
  mailTo('account-stopped', 'a@b.c', {
    ...{ name: '김하루', accountId: 'haru1', reason: '스팸을 올렸습니다', hidesPages: true },
  }),
  mailTo('account-restored', 'a@b.c', { name: '김하루', accountId: 'haru1', showsPages: true }),
  mailTo('role-changed', 'a@b.c', { name: '김하루', accountId: 'haru1', roleType: 'ADMIN' }),
  mailTo('organization-invited', 'a@b.c', {
    ...{ name: '김하루', accountId: 'haru1', organization: '봄결미술관', path: '/a', until: at },
  }),
  mailTo('password-link', 'a@b.c', {
    ...{ name: '김하루', accountId: 'haru1', path: '/a', until: at, isWithdrawn: true },
  }),
];

test.each(mails)('$topic greets, says what happened and who we are', ({ kind, payload }) => {
  expect(kind).toBe('MAIL');
  expect(payload.to).toBe('a@b.c');
  expect(payload.subject).toMatch(/^[^\n]{5,60}$/);
  expect(payload.text).toMatch(/^김하루님, 안녕하세요\.\n\n/);
  expect(payload.text).toMatch(/\n\n결 GYEOL 드림\n.*help@gyeol\.example$/);
  expect(payload.text).not.toMatch(/undefined|null|\{\{/);
});

test('what each has to say', () => {
  const texts = mails.map(({ payload }) => payload.text);
  expect(texts[1]).toContain('활동 자료 3건');
  expect(texts[2]).toContain('http://localhost:3000/artist/haru1');
  expect(texts[3]).toContain('글씨가 보이지 않습니다.');
  expect(texts[4]).toContain('2026. 11. 21. 14:30에 haru1 계정의 비밀번호');
  expect(texts[5]).toContain('haru1 계정의 이메일 주소');
  expect(texts[6]).toContain('haru1 계정의 휴대폰 번호');
  expect(texts[7]).toContain('전환 신청과 활동 자료 2건');
  expect(texts[8]).toContain('다시 보내 주신 활동 자료 2건');
  expect(texts[9]).toContain('카카오 로그인이 연동');
  expect(texts[10]).toContain('2026년 11월 21일까지는 다시 로그인하여 탈퇴를 철회');
  expect(texts[10]).toContain('계속 공개됩니다');
  expect(texts[11]).toContain('haru1 계정의 탈퇴가 철회');
});

test('operators read the kind of each mail by its label', () => {
  const labels: Readonly<Record<MailTopic, string>> = MAIL_TOPIC_LABELS;
  for (const label of Object.values(labels)) expect(label).toMatch(/[가-힣]/);
});
