import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { artworkPageSchema } from '@/lib/contracts/artwork-page';
import { route } from '@/server/api/http/endpoint';
import type { ArtworkPageService } from './service';

export function artworkPageRoutes(pages: ArtworkPageService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/contents/artworks/{uuid}',
        group: 'artworks',
        summary: {
          ko: '작품과 그 작가, 작품이 실린 아티클',
          en: 'An artwork, its artist, the artworks beside it and the articles that show it',
        },
        access: 'anyone',
        caching: 'shared',
        params: z.object({ uuid: z.uuid().toLowerCase() }),
        data: artworkPageSchema,
      },
      async ({ params, actor, tagged }) => {
        const { page, artistIds } = await pages.get(params.uuid, actor);
        tagged(
          cacheTags.artwork(params.uuid),
          ...artistIds.flatMap((id) => [cacheTags.artworks(id), cacheTags.artist(id)]),
          cacheTags.articles,
        );
        return page;
      },
    ),
  ];
}
