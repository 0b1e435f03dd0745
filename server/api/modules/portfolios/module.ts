import type { Orm } from '@/server/db/client';
import { createPortfolioRepository } from './repository';
import { portfolioRoutes } from './routes';
import { createPortfolioService } from './service';
import type { PortfolioDependencies } from './service';

type PortfoliosModuleDependencies = Omit<PortfolioDependencies, 'repository'> & { orm: Orm };

/** `/v1/artists/me/portfolio`: the portfolio that its artist makes. */
export function createPortfoliosModule({ orm, ...deps }: PortfoliosModuleDependencies) {
  const service = createPortfolioService({ ...deps, repository: createPortfolioRepository(orm) });
  return { service, routes: portfolioRoutes(service) };
}
