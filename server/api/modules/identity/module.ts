import type { Orm } from '@/server/db/client';
import { createPasswordChange } from './password-change';
import type { PasswordChangeDependencies } from './password-change';
import { createPasswordGrants } from './password-grants';
import { createIdentityRepository } from './repository';
import { identityRoutes } from './routes';
import { createIdentityService } from './service';
import type { IdentitySetup } from './service';

interface IdentityModuleDependencies extends Omit<PasswordChangeDependencies, 'repository' | 'grants'> {
  orm: Orm;
  identity: IdentitySetup;
}

export function createIdentityModule({ orm, identity, ...deps }: IdentityModuleDependencies) {
  const repository = createIdentityRepository(orm);
  const grants = createPasswordGrants({ secret: identity.secret });
  const service = createIdentityService({ ...identity, repository, grants });
  const passwordChange = createPasswordChange({ ...deps, repository, grants });
  return { service, routes: identityRoutes(service, passwordChange) };
}
