import type { Orm } from '@/server/db/client';
import type { MediaService } from '@/server/api/modules/media/service';
import { createPrinter, type Printing } from './printer';
import { createRenders } from './renders';
import { createPortfolioRepository } from './repository';
import { portfolioRoutes } from './routes';
import { createPortfolioService } from './service';
import type { PortfolioDependencies } from './service';

type PortfoliosModuleDependencies = Omit<PortfolioDependencies, 'repository' | 'renders' | 'media'> & {
  orm: Orm;
  media: Pick<MediaService, 'ingestUpload' | 'getVariant'>;
  printing: Printing;
};

/** `/v1/artists/me/portfolio`: the portfolio that its artist makes; and the server's one printer, for other documents. */
export function createPortfoliosModule({ orm, printing, ...deps }: PortfoliosModuleDependencies) {
  const printer = createPrinter(printing, deps.media);
  const renders = createRenders(printer);
  const service = createPortfolioService({ ...deps, renders, repository: createPortfolioRepository(orm) });
  return { service, printer, routes: portfolioRoutes(service) };
}
