import type { Opening } from '@/lib/contracts/access-reason';
import type { AdminMailRow, OpenedMail } from '@/lib/contracts/admin/mail';
import type { Page } from '@/lib/contracts/envelope';
import type { MailListState } from '@/lib/lists/admin-lists';
import { topicLabel } from '@/lib/options/admin';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { readPage } from '@/server/api/http/envelope';
import type { AuditService } from '@/server/api/modules/audit/service';
import { presentMail, presentOpened } from './presenter';
import type { MailRepository } from './repository';

export interface MailDependencies {
  repository: MailRepository;
  audit: Pick<AuditService, 'noteAccess' | 'noteContactSearch'>;
  wakeOutbox: () => void;
}

export type MailService = ReturnType<typeof createMailService>;

/** The mails of the outbox: what went out, what waits, what was given up (O-116 to O-118). */
export function createMailService({ repository, audit, wakeOutbox }: MailDependencies) {
  async function find(uuid: string) {
    const row = await repository.find(uuid);
    if (row === null) throw notFound();
    return row;
  }

  return {
    async list(actor: SignedIn, query: MailListState & { size: number }): Promise<Page<AdminMailRow>> {
      await audit.noteContactSearch(actor, 'MAIL', query.q);
      return readPage(query, {
        list: (window) => repository.list(query, window),
        count: () => repository.count(query),
        present: presentMail,
      });
    },

    /** How many were given up, counted as lists are. */
    countFailed: (): Promise<number> => repository.count({ q: '', filter: 'FAILED', topic: null }),

    /** @throws ApiError NOT_FOUND */
    get: async (uuid: string): Promise<AdminMailRow> => presentMail(await find(uuid)),

    /** To whom and what. The read is recorded in the audit log. @throws ApiError NOT_FOUND */
    async open(actor: SignedIn, uuid: string, opening?: Opening): Promise<OpenedMail> {
      const row = await find(uuid);
      await audit.noteAccess(actor, {
        ...{ action: 'VIEW_PERSONAL_DATA', subject: 'MAIL', subjectId: uuid, label: topicLabel(row.topic) },
        ...{ rows: 1, reason: opening?.reason, after: { what: ['to', 'subject', 'text'] } },
      });
      return presentOpened(row);
    },

    /** Sends a mail that was given up again. @throws ApiError NOT_FOUND, MAIL_NOT_FAILED for any other mail */
    async sendAgain({ accountId }: SignedIn, uuid: string): Promise<AdminMailRow> {
      const { topic } = await find(uuid);
      const isDue = await repository.sendAgain(accountId, { uuid, label: topicLabel(topic) });
      if (!isDue) throw new ApiError('MAIL_NOT_FAILED');
      wakeOutbox();
      return this.get(uuid);
    },

    /** Sends every mail that was given up again. */
    async sendAllAgain({ accountId }: SignedIn): Promise<{ count: number }> {
      const count = await repository.sendAllAgain(accountId, '보내지 못한 메일 모두');
      if (count > 0) wakeOutbox();
      return { count };
    },
  };
}
