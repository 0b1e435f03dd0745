import type { Orm } from '@/server/db/client';
import { createAdminInquiryRepository } from './admin-repository';
import { inquiryAdminRoutes } from './admin-routes';
import { createAdminInquiryService, type AdminInquiryDependencies } from './admin-service';
import { createInquiryRepository } from './repository';
import { inquiryRoutes } from './routes';
import { createInquiryService, type InquiryDependencies } from './service';

type Dependencies = Omit<InquiryDependencies, 'repository'> &
  Omit<AdminInquiryDependencies, 'repository' | 'inquiries'> & { orm: Orm };

/** `/v1/support/inquiries` and `/v1/admin/inquiries`. */
export function createInquiriesModule({ orm, ...deps }: Dependencies) {
  const repository = createInquiryRepository(orm);
  const service = createInquiryService({ ...deps, repository });
  const managed = createAdminInquiryService({
    ...deps,
    repository: createAdminInquiryRepository(orm),
    inquiries: repository,
  });
  return { service, managed, routes: [...inquiryRoutes(service), ...inquiryAdminRoutes(managed)] };
}
