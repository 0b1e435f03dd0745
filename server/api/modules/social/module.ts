import type { UsedOnce } from '@/server/api/http/idempotency';
import type { Orm } from '@/server/db/client';
import { createAssertions } from './assertions';
import { createSocialRepository } from './repository';
import { socialRoutes } from './routes';
import { createSocialService } from './service';
import type { SocialDependencies } from './service';

interface SocialModuleDependencies extends Omit<SocialDependencies, 'repository' | 'assertions'> {
  orm: Orm;
  /** With this key the site signs what a social provider said of a person. */
  socialAssertionSecret: string;
  usedOnce: UsedOnce;
}

export function createSocialModule({
  orm,
  socialAssertionSecret,
  usedOnce,
  ...deps
}: SocialModuleDependencies) {
  const service = createSocialService({
    ...deps,
    repository: createSocialRepository(orm),
    assertions: createAssertions(socialAssertionSecret, usedOnce),
  });
  return { service, routes: socialRoutes(service) };
}
