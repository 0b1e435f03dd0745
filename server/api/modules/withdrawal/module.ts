import type { Orm } from '@/server/db/client';
import { createWithdrawalRepository } from './repository';
import { withdrawalRoutes } from './routes';
import { createWithdrawalService } from './service';
import type { WithdrawalDependencies } from './service';

type WithdrawalModuleDependencies = Omit<WithdrawalDependencies, 'repository'> & { orm: Orm };

export function createWithdrawalModule({ orm, ...deps }: WithdrawalModuleDependencies) {
  const service = createWithdrawalService({ ...deps, repository: createWithdrawalRepository(orm) });
  return { service, routes: withdrawalRoutes(service) };
}
