import type { Orm } from '@/server/db/client';
import { createAuthRepository } from './repository';
import { authRoutes } from './routes';
import { createAuthService } from './service';
import type { AuthDependencies } from './service';

type AuthModuleDependencies = Omit<AuthDependencies, 'repository'> & { orm: Orm };

export function createAuthModule({ orm, ...deps }: AuthModuleDependencies) {
  const service = createAuthService({ ...deps, repository: createAuthRepository(orm) });
  return { service, routes: authRoutes(service) };
}
