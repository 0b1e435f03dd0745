import { z } from 'zod';
import {
  earlierPortfoliosSchema,
  newPortfolioSchema,
  portfolioFileUrlSchema,
  portfolioFileUrlsSchema,
  portfolioPdfSchema,
  portfolioRenderRequestSchema,
  portfolioRenderSchema,
  portfolioStateSchema,
  portfolioUpdatedSchema,
  savedPortfolioSchema,
} from '@/lib/contracts/portfolio';
import { portfolioSaveSchema } from '@/lib/contracts/portfolio-save';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { ARTIST_ONLY } from '@/server/api/modules/studio-profile/shared-rules';
import { route } from '@/server/api/http/endpoint';
import { PORTFOLIO_RULE } from './files';
import type { PortfolioService } from './service';

const common = { ...ARTIST_ONLY, group: 'portfolio' } as const;

export function portfolioRoutes(portfolios: PortfolioService) {
  return [
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/portfolio/new',
        summary: {
          ko: '새 포트폴리오',
          en: 'A portfolio that begins: the whole profile, no artworks. Nothing is saved by it',
        },
        data: newPortfolioSchema,
      },
      async ({ actor }) => portfolios.getNew(actor),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/portfolio/saved-with-latest-data',
        summary: {
          ko: '저장한 포트폴리오',
          en: 'The portfolio that is being worked on, or the one whose PDF is kept, with what the profile and the artworks say today; NOT_FOUND without one',
        },
        query: z.object({ isTemporary: z.stringbool() }),
        data: savedPortfolioSchema,
      },
      async ({ actor, query }) => portfolios.getSaved(actor, query.isTemporary),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/portfolio/saved/last-updated',
        summary: { ko: '마지막 저장 시각', en: 'When the artist last saved a portfolio; null for never' },
        data: portfolioUpdatedSchema,
      },
      async ({ actor }) => portfolios.getLastSave(actor),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/portfolio/file-urls',
        summary: {
          ko: '포트폴리오 PDF 내려받기 주소',
          en: 'A signed address of the PDF that is kept, for 10 minutes; none without one',
        },
        data: portfolioFileUrlsSchema,
      },
      async ({ actor }) => ({ urls: await portfolios.listFileUrls(actor) }),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/portfolio',
        summary: {
          ko: '포트폴리오 저장',
          en: 'Saves the portfolio unless it was saved since the version that is named (PORTFOLIO_STALE); it stays temporary until its PDF is kept, which may come along. With `begins` another one begins, and the one before can be restored',
        },
        rateLimit: 'portfolioSave',
        body: portfolioSaveSchema,
        maxBodyBytes: portfolioLimits.saveBodyBytes,
        upload: PORTFOLIO_RULE,
        textParts: ['isTemporary'],
        data: portfolioStateSchema,
      },
      async ({ actor, body, files, signal }) => portfolios.save(actor, body, files, signal),
    ),
    route(
      {
        ...common,
        method: 'put',
        path: '/v1/artists/me/portfolio/{id}/pdf/saved',
        summary: {
          ko: '포트폴리오 PDF 저장 완료',
          en: 'Keeps the PDF that was sent to a signed address, without one the last; the portfolio is temporary no more, and the one kept before can be restored',
        },
        rateLimit: 'portfolioSave',
        params: z.object({ id: z.uuid() }),
        body: portfolioPdfSchema,
        data: portfolioStateSchema,
      },
      async ({ actor, params, body, signal }) =>
        portfolios.keepSentPdf(actor, { uuid: params.id, url: body?.url, signal }),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/portfolio/{id}/pdf/render',
        ignoresKey: 'asks',
        summary: {
          ko: '포트폴리오 PDF 서버에서 만들기',
          en: 'Makes the PDF on the server and keeps it. The client polls until the answer is `kept`; a print without a poll for half a minute is dropped',
        },
        rateLimit: 'portfolioRender',
        params: z.object({ id: z.uuid() }),
        body: portfolioRenderRequestSchema,
        data: portfolioRenderSchema,
      },
      async ({ actor, params, body, signal }) =>
        portfolios.renderPdf(actor, { uuid: params.id, version: body.version }, signal),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/portfolio/earlier',
        summary: {
          ko: '되살릴 수 있는 포트폴리오 목록',
          en: 'The portfolios that the caller can restore: the kept one where another one is worked on, then the earlier ones',
        },
        data: earlierPortfoliosSchema,
      },
      async ({ actor }) => ({ content: await portfolios.listEarlier(actor) }),
    ),
    route(
      {
        ...common,
        method: 'post',
        path: '/v1/artists/me/portfolio/{id}/restore',
        summary: {
          ko: '이전 포트폴리오 되살리기',
          en: 'Makes an earlier portfolio the present one, with its PDF. What it replaces can be restored in its turn',
        },
        rateLimit: 'portfolioSave',
        params: z.object({ id: z.uuid() }),
        data: savedPortfolioSchema,
      },
      async ({ actor, params }) => portfolios.restore(actor, params.id),
    ),
    route(
      {
        ...common,
        method: 'get',
        path: '/v1/artists/me/portfolio/{id}/file-url',
        summary: {
          ko: '이전 포트폴리오 PDF 내려받기 주소',
          en: 'A signed address of the PDF of one of the caller’s portfolios, for 10 minutes',
        },
        params: z.object({ id: z.uuid() }),
        data: portfolioFileUrlSchema,
      },
      async ({ actor, params }) => ({ url: await portfolios.getFileUrl(actor, params.id) }),
    ),
  ];
}
