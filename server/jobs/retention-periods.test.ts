import { drizzle } from 'drizzle-orm/pglite';
import * as retentionLimits from '@/lib/limits/retention';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import { getPolicy, type PolicyName } from '@/server/contents/policies';
import { createRetentionAccountsRepository } from './retention-accounts-repository';
import { createRetentionFilesRepository } from './retention-files-repository';
import { createRetentionRepository } from './retention-repository';
import { retentionRules } from './retention-rules';

const {
  accessDays,
  announcedMonths,
  applicationDraftDays,
  artworkDraftDays,
  auditYears,
  barYears,
  complaintYears,
  endedLinkDays,
  failedMailDays,
  optionalDays,
  sentMailDays,
  unannouncedMonths,
} = retentionLimits;

/** What the policies promise, in the words that they use, by the rule that keeps it. */
const PROMISES: Readonly<Record<string, readonly (readonly [PolicyName, string])[]>> = {
  'optional-data': [
    ['privacy', `선택 동의로 수집한 정보는 탈퇴한 뒤 ${optionalDays}일까지`],
    ['privacyOptional', `탈퇴 뒤 ${optionalDays}일까지`],
  ],
  'withdrawn-accounts': [
    ['privacy', `${withdrawalLimits.graceDays}일의 유예 기간이 지난 뒤`],
    ['terms', `탈퇴를 요청한 날부터 ${withdrawalLimits.graceDays}일의 유예 기간`],
  ],
  'barred-identities': [
    ['privacy', `본인 확인 값은 알아볼 수 없게 바꾸어 ${barYears}년 동안`],
    ['terms', `탈퇴한 날부터 ${barYears}년 동안`],
  ],
  'sent-mails': [['privacy', `보낸 뒤 ${sentMailDays}일`]],
  'failed-mails': [['privacy', `보내지 못한 메일은 ${failedMailDays}일`]],
  'withdrawal-reasons': [['privacy', `| ${complaintYears}년(누가 남겼는지는`]],
  inquiries: [
    ['privacy', `| 답변한 뒤 ${complaintYears}년`],
    ['privacy', `소비자의 불만 또는 분쟁처리에 관한 기록 | ${complaintYears}년`],
  ],
  'audit-entries': [['privacy', `운영자의 업무 기록(누가 무엇을 열고 고쳤는지) | ${auditYears}년`]],
  'last-logins': [['privacy', `접속에 관한 기록(로그) | ${accessDays / 30}개월`]],
  'artwork-drafts': [['privacy', `마지막으로 고친 뒤 ${artworkDraftDays}일`]],
  'portfolio-links': [['privacy', `링크의 기간이 끝난 뒤 ${endedLinkDays}일`]],
  'contest-applications': [
    [
      'privacy',
      `결과를 발표한 뒤 ${announcedMonths}개월, 발표하지 않은 공모는 끝난 뒤 ${unannouncedMonths / 12}년`,
    ],
    ['privacy', `결과 발표 뒤 ${announcedMonths}개월`],
  ],
  'contest-messages': [
    [
      'privacy',
      `공모전에 제출한 자료와 운영 단체가 지원자에게 보낸 메시지 | 결과를 발표한 뒤 ${announcedMonths}개월, 발표하지 않은 공모는 끝난 뒤 ${unannouncedMonths / 12}년`,
    ],
  ],
  'unselected-files': [['privacy', '선정되지 않은 지원자의 파일과 신청서는 공모 조건에서 정한 날까지']],
  'unselected-answers': [['privacy', '선정되지 않은 지원자의 파일과 신청서는 공모 조건에서 정한 날까지']],
  'contest-drafts': [['privacy', `공모가 끝난 뒤 ${applicationDraftDays}일`]],
};

/** What is removed as soon as it isn't needed: the policy says so without a period. */
const AT_ONCE = [
  'verifications',
  'revoked-sessions',
  'password-links',
  'stranded-social-logins',
  'idempotency-keys',
  'unused-uploads',
  'unused-originals',
  'unused-images',
  'orphaned-documents',
  'orphaned-uploads',
  'orphaned-inquiry-files',
  'orphaned-originals',
  'partial-files',
];

/** Periods of the law for what the product doesn't hold: nothing is advertised, sold or supplied here yet. */
const OF_THE_LAW = [
  '표시·광고에 관한 기록 | 6개월',
  '계약 또는 청약철회 등에 관한 기록 | 5년',
  '대금결제와 재화 등의 공급에 관한 기록 | 5년',
  '통신사실확인자료 | 1년',
];

/** A policy with single spaces, so that the columns of its tables don't matter. */
async function readPolicy(name: PolicyName): Promise<string> {
  return (await getPolicy(name)).replace(/ +/g, ' ');
}

test.each(
  Object.entries(PROMISES).flatMap(([rule, all]) => all.map(([policy, words]) => ({ rule, policy, words }))),
)('$rule keeps what $policy promises: $words', async ({ policy, words }) => {
  expect(await readPolicy(policy)).toContain(words);
});

test('every rule keeps a promise or removes what isn’t needed, and no promise is without its rule', () => {
  const orm = drizzle.mock();
  const rules = retentionRules({
    repository: createRetentionRepository(orm),
    accounts: createRetentionAccountsRepository(orm),
    files: createRetentionFilesRepository(orm),
    storage: {} as never,
    mediaFolder: String,
    invalidate: () => undefined,
  });
  expect(rules.map(({ name }) => name).toSorted()).toEqual([...Object.keys(PROMISES), ...AT_ONCE].toSorted());
});

test('each period in the privacy policy is one of these', async () => {
  const policy = await readPolicy('privacy');
  const part = policy.slice(policy.indexOf('## 3.'), policy.indexOf('## 5.'));
  const known = [...Object.values(PROMISES).flatMap((all) => all.map(([, words]) => words)), ...OF_THE_LAW];
  const rest = known.reduce((left, words) => left.replaceAll(words, ''), part);
  expect(rest.match(/\d+(일|개월|년)/g) ?? []).toEqual([]);
});

test('the terms promise what buyers have by law', async () => {
  const terms = await readPolicy('terms');
  expect(terms).toContain('서면을 받은 날부터 7일 안에 청약을 철회');
  expect(terms).toContain('3영업일 안에 이미 받은 대금을 환급');
  expect(terms).toContain('공급받은 날부터 3개월 안에, 그 사실을 안 날 또는 알 수 있었던 날부터 30일 안에');
  expect(terms).toContain('기간이 끝나는 날까지 포트폴리오를 볼 수 있습니다');
  expect(terms.match(/^## 제\d+조/gm)).toHaveLength(23);
  expect(terms).toContain('## 부칙');
});
