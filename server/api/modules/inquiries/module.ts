import type { Orm } from '@/server/db/client';
import { createInquiryRepository } from './repository';
import { inquiryRoutes } from './routes';
import { createInquiryService, type InquiryDependencies } from './service';

type Dependencies = Omit<InquiryDependencies, 'repository'> & { orm: Orm };

/** `/v1/support/inquiries`. */
export function createInquiriesModule({ orm, ...deps }: Dependencies) {
  const service = createInquiryService({ ...deps, repository: createInquiryRepository(orm) });
  return { service, routes: inquiryRoutes(service) };
}
