import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { Storage } from '@/server/providers/storage/storage';
import type { RetentionAccountsRepository } from './retention-accounts-repository';
import type { OverdueRows, RetentionRepository } from './retention-repository';

/** Rows removed at a time. */
const BATCH = 500;
/** Accounts removed at a time: much hangs on each. */
const ACCOUNT_BATCH = 20;
/** A file that no row names may belong to an upload under way. */
const ORPHANED_FILE_HOURS = 24;

/** One promise of the policies, and what keeps it. */
export interface RetentionRule {
  name: string;
  /** The policy's section, as operators read it. */
  keeps: string;
  /** What a run at that moment would remove: how much, and the first `limit` keys. Never a person's data. */
  find(now: Date, limit: number): Promise<{ count: number; keys: string[] }>;
  /** Removes a part of it; 0 when nothing is left. Doing it again after it broke off goes on from there. */
  removeSome(now: Date): Promise<number>;
}

export interface RetentionRuleDependencies {
  repository: RetentionRepository;
  accounts: RetentionAccountsRepository;
  storage: Storage;
  /** Says which cached pages a removal touched. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

/**
 * Everything that is kept for a time only. What a new feature keeps gets a line here. Their order is that of the
 * run: data of the optional consent is gone before its account, so that each counts what it lists.
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
    rule(
      'stranded-social-logins',
      '개인정보처리방침 7: 가입으로 이어지지 않은 소셜 로그인',
      rows.strandedSocialLogins,
    ),
    rule('sent-mails', '개인정보처리방침 7: 보낸 메일은 30일', rows.sentMails),
    rule('failed-mails', '개인정보처리방침 7: 보내지 못한 메일은 90일', rows.failedMails),
    rule('withdrawal-reasons', '개인정보처리방침 3: 소비자의 불만에 관한 기록은 3년', rows.withdrawalReasons),
    rule('last-logins', '개인정보처리방침 3: 접속에 관한 기록은 3개월', rows.lastLogins),
    orphanedDocuments(deps),
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
 * Rows before files: should it break off between them, the files belong to nobody and the rule for those finds
 * them; the other way round somebody who comes back in that very moment would find their documents gone (ADR 17).
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
      const { count, files, artistIds } = await accounts.removeSome(now, ACCOUNT_BATCH);
      if (artistIds.length > 0) invalidate([...new Set(artistIds)].map((id) => cacheTags.artist(id)));
      for (const key of files) await storage.delete(key);
      return count;
    },
  };
}

/** What no row names, but for what is so young that its row may still be on the way. */
function orphanedDocuments({ repository, storage }: RetentionRuleDependencies): RetentionRule {
  async function* orphans(now: Date): AsyncGenerator<string> {
    const before = now.getTime() - ORPHANED_FILE_HOURS * 60 * 60_000;
    for await (const keys of chunks(storage.list('documents/'), BATCH)) {
      const known = await repository.knownDocuments(keys);
      for (const key of keys.filter((each) => !known.has(each))) {
        const file = await storage.stat(key);
        if (file !== null && file.modifiedAt.getTime() < before) yield key;
      }
    }
  }

  return {
    name: 'orphaned-documents',
    keeps: '개인정보처리방침 7: 주인이 없는 활동 자료 파일',
    async find(now, limit) {
      const keys: string[] = [];
      let count = 0;
      for await (const key of orphans(now)) {
        count += 1;
        if (keys.length < limit) keys.push(key);
      }
      return { count, keys };
    },
    async removeSome(now) {
      let removed = 0;
      for await (const key of orphans(now)) {
        await storage.delete(key);
        removed += 1;
        if (removed === BATCH) break;
      }
      return removed;
    },
  };
}

async function* chunks(keys: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let chunk: string[] = [];
  for await (const key of keys) {
    chunk.push(key);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
