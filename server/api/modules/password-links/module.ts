import type { Orm } from '@/server/db/client';
import { createPasswordLinkRepository } from './repository';
import { passwordLinkRoutes } from './routes';
import { createPasswordLinkService, type PasswordLinkDependencies } from './service';

type Dependencies = Omit<PasswordLinkDependencies, 'repository'> & { orm: Orm };

/** `/v1/auth/password-links`: a password by a link from a mail. */
export function createPasswordLinksModule({ orm, ...deps }: Dependencies) {
  const service = createPasswordLinkService({ ...deps, repository: createPasswordLinkRepository(orm) });
  return { service, routes: passwordLinkRoutes(service) };
}
