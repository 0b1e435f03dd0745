import type { Orm } from '@/server/db/client';
import { createMessageRepository } from './repository';
import { messageRoutes } from './routes';
import { createMessageService, type MessageDependencies } from './service';

type Dependencies = Omit<MessageDependencies, 'repository'> & { orm: Orm };

/** `/v1/organizations/contests/{uuid}/messages`: what owners write to applicants. */
export function createOrganizationMessagesModule({ orm, ...deps }: Dependencies) {
  const service = createMessageService({ ...deps, repository: createMessageRepository(orm) });
  return { service, routes: messageRoutes(service) };
}
