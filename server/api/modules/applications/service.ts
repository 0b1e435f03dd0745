import type { Opening } from '@/lib/contracts/access-reason';
import type { Application, ApplicationRow, OpenedApplication } from '@/lib/contracts/admin/application';
import type { Page } from '@/lib/contracts/envelope';
import type { ApplicationListState } from '@/lib/lists/admin-lists';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { page } from '@/server/api/http/envelope';
import type { AuditService } from '@/server/api/modules/audit/service';
import type { DocumentService } from '@/server/api/modules/documents/service';
import { presentApplication, presentOpened, presentRow } from './presenter';
import type { ApplicationRepository, Decision } from './repository';

export interface ApplicationDependencies {
  repository: ApplicationRepository;
  audit: Pick<AuditService, 'noteAccess' | 'noteContactSearch'>;
  documents: Pick<DocumentService, 'urlOf'>;
  /** Wakes the outbox, where a mail waits. */
  wakeOutbox: () => void;
}

export type ApplicationService = ReturnType<typeof createApplicationService>;

/** Applications to be an artist, which operators see and decide (X-30, X-31, O-20, O-21). */
export function createApplicationService(deps: ApplicationDependencies) {
  const { repository, audit, documents, wakeOutbox } = deps;

  async function find(uuid: string) {
    const row = await repository.find(uuid);
    if (row === null) throw notFound();
    return row;
  }

  /** An application with the names of its documents. Throws NOT_FOUND also for an account that isn't active. */
  async function get(uuid: string): Promise<Application> {
    const row = await find(uuid);
    const [rows, history] = await Promise.all([
      repository.listDocuments(uuid),
      repository.listHistory(row.accountUuid, uuid),
    ]);
    return presentApplication(row, rows, history);
  }

  /** Throws APPLICATION_DECIDED where another decision was first, NOT_FOUND as `get` does. */
  async function decide(actor: SignedIn, uuid: string, decision: Decision): Promise<Application> {
    const isDecided = await repository.decide(uuid, decision, actor.accountId);
    if (isDecided) wakeOutbox();
    const application = await get(uuid);
    if (!isDecided) throw new ApiError('APPLICATION_DECIDED');
    return application;
  }

  return {
    get,

    /** A page of the applications by date. */
    async list(
      actor: SignedIn,
      query: ApplicationListState & { size: number },
    ): Promise<Page<ApplicationRow>> {
      await audit.noteContactSearch(actor, 'APPLICATION', query.q, { isOfPeople: true });
      const { page: pageNumber, size } = query;
      const [rows, total] = await Promise.all([
        repository.list(query, query, { offset: pageNumber * size, limit: size }),
        repository.count(query),
      ]);
      const counts = await repository.countDocuments(rows.map(({ uuid }) => uuid));
      return page(
        rows.map((row) => presentRow(row, counts.get(row.uuid) ?? 0)),
        { page: pageNumber, size, total },
      );
    },

    /** How many wait for a decision, counted as lists are. */
    countWaiting: (): Promise<number> => repository.count({ q: '', filter: 'WAITING' }),

    /** Who applies, and addresses of the documents that live for a few minutes. The read is recorded in the audit log. */
    async open(actor: SignedIn, uuid: string, opening?: Opening): Promise<OpenedApplication> {
      const row = await find(uuid);
      await audit.noteAccess(actor, {
        ...{ action: 'VIEW_PERSONAL_DATA', subject: 'APPLICATION', subjectId: uuid, label: row.accountId },
        ...{ rows: 1, reason: opening?.reason, after: { what: ['name', 'email', 'phoneNum', 'documents'] } },
      });
      const rows = await repository.listDocuments(uuid);
      const signed = rows.map(async (document) => ({ ...document, url: await documents.urlOf(document) }));
      return presentOpened(row, await Promise.all(signed));
    },

    /** Approves the application. The account can make its artist's profile from now on and gets a mail. */
    approve: (actor: SignedIn, uuid: string): Promise<Application> =>
      decide(actor, uuid, { status: 'APPROVED' }),

    /** Asks for other documents. The account reads the reason on My Page and in a mail. */
    askAgain: (actor: SignedIn, uuid: string, reason: string): Promise<Application> =>
      decide(actor, uuid, { status: 'RETRY', reason }),
  };
}
