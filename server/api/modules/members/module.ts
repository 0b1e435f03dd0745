import type { Orm } from '@/server/db/client';
import { memberAdminRoutes } from './admin-routes';
import { createMemberChangeRepository } from './change-repository';
import { createMemberDetailRepository } from './detail-repository';
import { createMemberRepository } from './repository';
import { createMemberService, type MemberDependencies } from './service';

type Dependencies = Omit<MemberDependencies, 'repository' | 'details' | 'changes'> & { orm: Orm };

/** `/v1/admin/members` and `/v1/admin/withdrawals`: accounts as operators manage them. */
export function createMembersModule({ orm, ...deps }: Dependencies) {
  const service = createMemberService({
    ...deps,
    repository: createMemberRepository(orm),
    details: createMemberDetailRepository(orm),
    changes: createMemberChangeRepository(orm),
  });
  return { service, routes: memberAdminRoutes(service) };
}
