import type { Orm } from '@/server/db/client';
import { createPortfolioLinkRepository } from './repository';
import { portfolioLinkRoutes } from './routes';
import { createPortfolioLinkService, type PortfolioLinkDependencies } from './service';

type PortfolioLinksModuleDependencies = Omit<PortfolioLinkDependencies, 'repository'> & { orm: Orm };

/** `/v1/artists/me/portfolio/links` and `/v1/portfolio-links`: a portfolio that people without an account may see. */
export function createPortfolioLinksModule({ orm, ...deps }: PortfolioLinksModuleDependencies) {
  const service = createPortfolioLinkService({ ...deps, repository: createPortfolioLinkRepository(orm) });
  return { service, routes: portfolioLinkRoutes(service) };
}
