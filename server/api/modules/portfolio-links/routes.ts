import { z } from 'zod';
import {
  linkTokenSchema,
  portfolioLinkFormSchema,
  portfolioLinkSchema,
  portfolioLinksSchema,
  sharedFileUrlSchema,
  sharedPortfolioSchema,
} from '@/lib/contracts/portfolio-link';
import { ARTIST_ONLY } from '@/server/api/modules/studio-profile/shared-rules';
import { route } from '@/server/api/http/endpoint';
import type { PortfolioLinkService } from './service';

const own = { ...ARTIST_ONLY, group: 'portfolio' } as const;
const shared = {
  group: 'portfolio',
  access: 'anyone',
  params: z.object({ token: linkTokenSchema }),
} as const;

export function portfolioLinkRoutes(links: PortfolioLinkService) {
  return [
    route(
      {
        ...own,
        method: 'get',
        path: '/v1/artists/me/portfolio/links',
        summary: {
          ko: '포트폴리오 링크 목록',
          en: 'The links by which the caller shows the kept portfolio, newest first, with their views',
        },
        data: portfolioLinksSchema,
      },
      async ({ actor }) => ({ content: await links.list(actor) }),
    ),
    route(
      {
        ...own,
        method: 'post',
        path: '/v1/artists/me/portfolio/links',
        summary: {
          ko: '포트폴리오 링크 만들기',
          en: 'A link that shows the kept portfolio until it expires',
        },
        rateLimit: 'profileChange',
        body: portfolioLinkFormSchema,
        data: portfolioLinkSchema,
      },
      async ({ actor, body, newUuid }) => links.create(actor, body, newUuid),
    ),
    route(
      {
        ...own,
        method: 'delete',
        path: '/v1/artists/me/portfolio/links/{id}',
        summary: { ko: '포트폴리오 링크 삭제', en: 'Removes a link, which no longer opens' },
        rateLimit: 'removal',
        params: z.object({ id: z.uuid() }),
        data: z.null(),
      },
      async ({ actor, params }) => {
        await links.remove(actor, params.id);
        return null;
      },
    ),
    route(
      {
        ...shared,
        method: 'get',
        path: '/v1/portfolio-links/{token}',
        summary: {
          ko: '링크로 받은 포트폴리오',
          en: 'The portfolio that a link shows; NOT_FOUND for one that is unknown, removed or over',
        },
        data: sharedPortfolioSchema,
      },
      async ({ params }) => links.show(params.token),
    ),
    route(
      {
        ...shared,
        method: 'get',
        path: '/v1/portfolio-links/{token}/file-url',
        summary: {
          ko: '링크로 받은 PDF 주소',
          en: 'A signed address of the PDF that a link shows, for 10 minutes',
        },
        rateLimit: 'view',
        data: sharedFileUrlSchema,
      },
      async ({ params }) => ({ url: await links.getFileUrl(params.token) }),
    ),
    route(
      {
        ...shared,
        method: 'post',
        path: '/v1/portfolio-links/{token}/views',
        summary: { ko: '링크 조회수 증가', en: 'Counts one view of a link, unless it is the artist’s own' },
        rateLimit: 'view',
        data: z.null(),
      },
      async ({ actor, params }) => {
        await links.countView(actor, params.token);
        return null;
      },
    ),
  ];
}
