import type { Orm } from '@/server/db/client';
import { createOwnPassword } from './password';
import type { OwnPasswordDependencies } from './password';
import { createPasswordRepository } from './password-repository';
import { createUserRepository } from './repository';
import { userRoutes } from './routes';
import { createUserService } from './service';
import type { UserDependencies } from './service';

type UsersModuleDependencies = Omit<UserDependencies & OwnPasswordDependencies, 'repository'> & { orm: Orm };

export function createUsersModule({ orm, ...deps }: UsersModuleDependencies) {
  const service = createUserService({ ...deps, repository: createUserRepository(orm) });
  const ownPassword = createOwnPassword({ ...deps, repository: createPasswordRepository(orm) });
  return { service, routes: userRoutes(service, ownPassword) };
}
