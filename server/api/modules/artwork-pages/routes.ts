import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { artworkPageSchema } from '@/lib/contracts/artwork-page';
import { trueSizeSchema } from '@/lib/contracts/true-size';
import { route } from '@/server/api/http/endpoint';
import type { ArtworkPageService } from './service';

const params = z.object({ uuid: z.uuid().toLowerCase() });

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
        params,
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
    route(
      {
        method: 'get',
        path: '/v1/contents/artworks/{uuid}/true-size',
        group: 'artworks',
        summary: {
          ko: '작품의 실제 크기와 나란히 걸 수 있는 작품',
          en: 'An artwork to scale, and the artworks of its artist that can hang beside it',
        },
        access: 'anyone',
        caching: 'shared',
        params,
        data: trueSizeSchema,
      },
      async ({ params: { uuid }, tagged }) => {
        const { page, artistId } = await pages.getTrueSize(uuid);
        tagged(cacheTags.artwork(uuid), cacheTags.artworks(artistId), cacheTags.artist(artistId));
        return page;
      },
    ),
  ];
}
