import type { Application, ApplicationItem, ApplicationListQuery } from '@/lib/contracts/application';
import type { Page } from '@/lib/contracts/envelope';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { page } from '@/server/api/http/envelope';
import type { DocumentService } from '@/server/api/modules/documents/service';
import { toApplication, toApplicationItem } from './presenter';
import type { ApplicationRepository, Decision } from './repository';

interface ApplicationDependencies {
  repository: ApplicationRepository;
  documents: Pick<DocumentService, 'urlOf'>;
  /** Says that a mail waits. */
  wakeOutbox: () => void;
}

export type ApplicationService = ReturnType<typeof createApplicationService>;

/** Applications to be an artist, as the operator sees and decides them. */
export function createApplicationService({ repository, documents, wakeOutbox }: ApplicationDependencies) {
  /** Throws NOT_FOUND also for who withdrew. */
  async function get(uuid: string): Promise<Application> {
    const row = await repository.find(uuid);
    if (row === null) throw notFound();
    const rows = await repository.listDocuments(uuid);
    const signed = await Promise.all(
      rows.map(async (document) => ({ ...document, url: await documents.urlOf(document) })),
    );
    return toApplication(row, signed);
  }

  /** Throws APPLICATION_DECIDED where somebody was first, NOT_FOUND as above. */
  async function decide(uuid: string, decision: Decision): Promise<Application> {
    const isDecided = await repository.decide(uuid, decision);
    if (isDecided) wakeOutbox();
    const application = await get(uuid);
    if (!isDecided) throw new ApiError('APPLICATION_DECIDED');
    return application;
  }

  return {
    get,

    /** A page of those with this status, or all; newest first. */
    async list({ status, page: pageNumber, size }: ApplicationListQuery): Promise<Page<ApplicationItem>> {
      const offset = pageNumber * size;
      const [rows, total] = await Promise.all([
        repository.list(status, { offset, limit: size }),
        repository.count(status),
      ]);
      const counts = await repository.countDocuments(rows.map(({ uuid }) => uuid));
      return page(
        rows.map((row) => toApplicationItem(row, counts.get(row.uuid) ?? 0)),
        { page: pageNumber, size, total },
      );
    },

    /** The account may make its artist's profile from now on, and hears so. */
    approve: (uuid: string): Promise<Application> => decide(uuid, { status: 'APPROVED' }),

    /** Asks for other documents; the account reads the reason on My Page and in a mail. */
    askAgain: (uuid: string, reason: string): Promise<Application> =>
      decide(uuid, { status: 'RETRY', reason }),
  };
}
