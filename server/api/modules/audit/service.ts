import type { AuditEntry } from '@/lib/contracts/admin/audit';
import type { Page } from '@/lib/contracts/envelope';
import { formatMoment } from '@/lib/format/moment';
import type { AuditListState } from '@/lib/lists/admin-lists';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS } from '@/lib/options/admin';
import type { SignedIn } from '@/server/api/http/access';
import { readPage } from '@/server/api/http/envelope';
import type { FileAnswer } from '@/server/api/http/file-answer';
import { listCsv } from '@/server/api/http/list-csv';
import type { AuditRepository, AuditRow } from './repository';

export interface AuditDependencies {
  repository: AuditRepository;
  clock: () => Date;
}

export type AuditService = ReturnType<typeof createAuditService>;

/** What operators did, newest first (O-10 to O-13). */
export function createAuditService({ repository, clock }: AuditDependencies) {
  return {
    list: (query: AuditListState & { size: number }): Promise<Page<AuditEntry>> =>
      readPage(query, {
        list: (window) => repository.list(query, window),
        count: () => repository.count(query),
        present,
      }),

    /** The entries as a file. Whoever takes them along stands in the log, too. */
    async exportCsv(actor: SignedIn, query: AuditListState): Promise<FileAnswer> {
      await repository.write({
        ...{
          actorId: actor.accountId,
          action: 'EXPORT',
          subject: 'AUDIT',
          subjectId: null,
          label: '감사 로그',
        },
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
