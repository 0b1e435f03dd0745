import type { Orm } from '@/server/db/client';
import { createOwnPassword } from './password';
import type { OwnPasswordDependencies } from './password';
import { createPasswordRepository } from './password-repository';
import { createUserRepository } from './repository';
import { userRoutes } from './routes';
import { createUserService } from './service';
import type { UserDependencies } from './service';

type ProfileModuleDependencies = Omit<UserDependencies & OwnPasswordDependencies, 'repository'> & {
  orm: Orm;
};

export function createProfileModule({ orm, ...deps }: ProfileModuleDependencies) {
  const service = createUserService({ ...deps, repository: createUserRepository(orm) });
  const ownPassword = createOwnPassword({ ...deps, repository: createPasswordRepository(orm) });
  return { service, routes: userRoutes(service, ownPassword) };
}
