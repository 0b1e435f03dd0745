import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { RetentionAccountsRepository } from './retention-accounts-repository';
import type { RetentionRule } from './retention-rule';
import { fileRules } from './retention-file-rules';
import type { FileRuleDependencies } from './retention-file-rules';
import type { OverdueRows } from './overdue-rows-repository';
import type { RetentionRepository } from './retention-repository';

/** Rows removed at a time. */
const BATCH = 500;
/** Accounts removed at a time: much hangs on each. */
const ACCOUNT_BATCH = 20;

export interface RetentionRuleDependencies extends FileRuleDependencies {
  repository: RetentionRepository;
  accounts: RetentionAccountsRepository;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

/**
 * The rules for everything that is kept for a limited time. A new feature adds its data here. A run follows this order:
 * the data of the optional consent are removed before their account, so that each rule counts what it lists.
 */
export function retentionRules(deps: RetentionRuleDependencies): RetentionRule[] {
  const { repository: rows } = deps;
  return [
    rule('optional-data', '개인정보처리방침 3: 선택 동의로 수집한 정보는 탈퇴 뒤 5일', rows.optionalData),
    withdrawnAccounts(deps),
    rule(
      'barred-identities',
      '개인정보처리방침 3: 재가입 방지를 위한 본인 확인 값은 3년',
      rows.barredIdentities,
    ),
    rule('verifications', '개인정보처리방침 7: 쓰임이 끝난 본인 확인 기록', rows.verifications),
    rule('revoked-sessions', '개인정보처리방침 7: 만료된 로그인 기록', rows.revokedSessions),
    rule('password-links', '개인정보처리방침 7: 쓰임이 끝난 비밀번호 설정 링크', rows.passwordLinks),
    rule(
      'stranded-social-logins',
      '개인정보처리방침 7: 가입으로 이어지지 않은 소셜 로그인',
      rows.strandedSocialLogins,
    ),
    rule(
      'idempotency-keys',
      '개인정보처리방침 7: 같은 요청을 한 번만 처리하기 위한 기록은 1일',
      rows.idempotencyKeys,
    ),
    rule('sent-mails', '개인정보처리방침 3: 보낸 메일은 30일', rows.sentMails),
    rule('failed-mails', '개인정보처리방침 3: 보내지 못한 메일은 90일', rows.failedMails),
    rule('withdrawal-reasons', '개인정보처리방침 3: 소비자의 불만에 관한 기록은 3년', rows.withdrawalReasons),
    // Before the files: those of an inquiry are orphans without it.
    rule('inquiries', '개인정보처리방침 3: 문의와 답변은 답변한 뒤 3년', rows.inquiries),
    rule('audit-entries', '개인정보처리방침 3: 운영자의 업무 기록은 2년', rows.auditEntries),
    rule('last-logins', '개인정보처리방침 3: 접속에 관한 기록은 3개월', rows.lastLogins),
    // Before the files: a draft's image and original are loose without it.
    rule('artwork-drafts', '개인정보처리방침 3: 60일 동안 손대지 않은 작성 중인 작품', rows.artworkDrafts),
    rule('portfolio-links', '개인정보처리방침 3: 기간이 끝난 포트폴리오 링크는 90일', rows.portfolioLinks),
    rule(
      'unselected-files',
      '개인정보처리방침 3: 선정되지 않은 지원자의 파일은 공모 조건에서 정한 날',
      rows.unselectedFiles,
    ),
    rule(
      'unselected-answers',
      '개인정보처리방침 3: 선정되지 않은 지원자의 신청서는 공모 조건에서 정한 날',
      rows.unselectedAnswers,
    ),
    // Before the files too: what was sent with an application is loose without it.
    rule(
      'contest-applications',
      '개인정보처리방침 3: 공모전에 제출한 자료는 결과를 발표한 뒤 6개월',
      rows.contestApplications,
    ),
    rule(
      'contest-messages',
      '개인정보처리방침 3: 지원자에게 보낸 메시지는 결과를 발표한 뒤 6개월',
      rows.contestMessages,
    ),
    rule(
      'contest-drafts',
      '개인정보처리방침 3: 마감 뒤 30일이 지난, 제출하지 않은 신청서',
      rows.contestDrafts,
    ),
    ...fileRules(deps),
  ];
}

function rule(name: string, keeps: string, rows: OverdueRows): RetentionRule {
  return {
    name,
    keeps,
    find: async (now, limit) => ({ count: await rows.count(now), keys: await rows.list(now, limit) }),
    removeSome: (now) => rows.removeSome(now, BATCH),
  };
}

/**
 * Removes the rows before the files. If the run breaks off in between, the rules for orphaned files find the files. The
 * other way round a restored account could lack its documents (ADR 17).
 */
function withdrawnAccounts({ accounts, storage, invalidate }: RetentionRuleDependencies): RetentionRule {
  return {
    name: 'withdrawn-accounts',
    keeps: '이용약관 7, 개인정보처리방침 3: 탈퇴한 회원의 정보는 유예 기간 30일',
    find: async (now, limit) => ({
      count: await accounts.count(now),
      keys: await accounts.list(now, limit),
    }),
    async removeSome(now) {
      const { count, files, liked } = await accounts.removeSome(now, ACCOUNT_BATCH);
      const tags = [
        ...liked.artistIds.map(cacheTags.followers),
        ...liked.artworkUuids.map(cacheTags.artwork),
      ];
      if (tags.length > 0) invalidate(tags);
      for (const key of files) await storage.delete(key);
      return count;
    },
  };
}
