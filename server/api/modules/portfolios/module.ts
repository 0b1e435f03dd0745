import type { Orm } from '@/server/db/client';
import type { MediaService } from '@/server/api/modules/media/service';
import type { Printer } from './printer';
import { createRenders } from './renders';
import { createPortfolioRepository } from './repository';
import { portfolioRoutes } from './routes';
import { createPortfolioService } from './service';
import type { PortfolioDependencies } from './service';

type PortfoliosModuleDependencies = Omit<PortfolioDependencies, 'repository' | 'renders' | 'media'> & {
  orm: Orm;
  media: Pick<MediaService, 'ingestUpload'>;
  printer: Pick<Printer, 'print'>;
};

/** `/v1/artists/me/portfolio`: the portfolio that its artist makes. */
export function createPortfoliosModule({ orm, printer, ...deps }: PortfoliosModuleDependencies) {
  const renders = createRenders(printer);
  const service = createPortfolioService({ ...deps, renders, repository: createPortfolioRepository(orm) });
  return { service, routes: portfolioRoutes(service) };
}
