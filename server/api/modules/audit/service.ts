import type { AuditEntry, AuditSubject } from '@/lib/contracts/admin/audit';
import type { Page } from '@/lib/contracts/envelope';
import { formatMoment } from '@/lib/format/moment';
import type { AuditListState } from '@/lib/lists/admin-lists';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS } from '@/lib/options/admin';
import { contactOf, maskedMark, personMarkOf } from '@/lib/search/contact';
import * as adminMessages from '@/lib/messages/admin';
import type { SignedIn } from '@/server/api/http/access';
import { readPage } from '@/server/api/http/envelope';
import type { FileAnswer } from '@/server/api/http/file-answer';
import { listCsv } from '@/server/api/http/list-csv';
import type { RateLimiter } from '@/server/api/http/rate-limit';
import type { AuditRepository, AuditRow } from './repository';

export interface AuditDependencies {
  repository: AuditRepository;
  rateLimiter: RateLimiter;
  clock: () => Date;
}

type ExportQuery = AuditListState & { reason?: string | undefined };

/** An access to personal data: one person's that are shown, or a list that is taken along. */
interface Access {
  action: 'VIEW_PERSONAL_DATA' | 'EXPORT';
  subject: AuditSubject;
  subjectId?: string;
  label: string;
  /** How many people's data, or lines, it has. */
  rows: number;
  reason: string | undefined;
  /** What else the log has of it. */
  after?: Readonly<Record<string, unknown>>;
}

export type AuditService = ReturnType<typeof createAuditService>;

/** What operators did, newest first (O-10 to O-13). */
export function createAuditService({ repository, rateLimiter, clock }: AuditDependencies) {
  return {
    /** Writes who sees or takes what, how much and why, before it is handed out (O-12, O-17). */
    noteAccess: (
      { accountId }: SignedIn,
      { subjectId, rows, reason, after, ...access }: Access,
    ): Promise<void> =>
      repository.write({
        ...{ ...access, actorId: accountId, subjectId: subjectId ?? null },
        after: { ...after, ...maskedSearch(after?.q), rows, reason: reasonOf(reason) },
      }),

    /**
     * Counts and writes a search for a contact, or in a list of people for a name, before it is done (O-12). Other searches aren't.
     * @throws ApiError TOO_MANY_REQUESTS after as many as personal data may be opened
     */
    async noteContactSearch(
      { accountId }: SignedIn,
      subject: AuditSubject,
      q: string,
      { isOfPeople = false } = {},
    ): Promise<void> {
      const mark = isOfPeople ? personMarkOf(q) : contactOf(q);
      if (mark === null) return;
      await rateLimiter.consume('personalData', accountId);
      await repository.write({
        ...{ actorId: accountId, action: 'SEARCH_CONTACT', subject, subjectId: null },
        label: mark.kind === 'name' ? '이름으로 찾기' : '연락처로 찾기',
        after: { [mark.kind === 'name' ? 'name' : 'contact']: maskedMark(mark) },
      });
    },

    list: (query: AuditListState & { size: number }): Promise<Page<AuditEntry>> =>
      readPage(query, {
        list: (window) => repository.list(query, window),
        count: () => repository.count(query),
        present,
      }),

    /** The entries as a file. The download is recorded in the log, too. */
    async exportCsv(actor: SignedIn, { reason, ...query }: ExportQuery): Promise<FileAnswer> {
      await this.noteAccess(actor, {
        ...{ action: 'EXPORT', subject: 'AUDIT', label: '감사 로그', reason },
        rows: await repository.count(query),
        after: { q: query.q, action: query.action, subject: query.subject },
      });
      return listCsv<AuditRow>({
        name: '감사로그',
        now: clock(),
        columns: {
          시각: ({ at }) => formatMoment(at),
          운영자: ({ actorId }) => actorId ?? '자동',
          행동: ({ action }) => AUDIT_ACTION_LABELS[action],
          대상: ({ subject }) => AUDIT_SUBJECT_LABELS[subject],
          이름: ({ label }) => label,
          '대상 ID': ({ subjectId }) => subjectId,
          전: ({ before }) => (before === null ? '' : JSON.stringify(before)),
          후: ({ after }) => (after === null ? '' : JSON.stringify(after)),
        },
        list: (window) => repository.list(query, window),
      });
    },
  };
}

/** A search text as the log has it: a contact masked. */
function maskedSearch(q: unknown): { q?: string } {
  const contact = typeof q === 'string' ? contactOf(q) : null;
  return contact === null ? {} : { q: maskedMark(contact) };
}

/** Why, as the log has it. */
export const reasonOf = (reason: string | undefined): string => reason || adminMessages.noReason;

function present({
  id,
  at,
  actorId,
  action,
  subject,
  subjectId,
  label,
  before,
  after,
}: AuditRow): AuditEntry {
  return { ...{ id, actorId, action, subject, subjectId, label, before, after }, at: at.toISOString() };
}
