import type { Orm } from '@/server/db/client';
import { createSignupRepository } from './repository';
import { signupRoutes } from './routes';
import { createSignupService } from './service';
import type { SignupDependencies } from './service';

type SignupModuleDependencies = Omit<SignupDependencies, 'repository'> & { orm: Orm };

export function createSignupModule({ orm, ...deps }: SignupModuleDependencies) {
  const service = createSignupService({ ...deps, repository: createSignupRepository(orm) });
  return { service, routes: signupRoutes(service) };
}
