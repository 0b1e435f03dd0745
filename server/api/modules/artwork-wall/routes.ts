import { cacheTags } from '@/lib/cache-tags';
import { artworkWallPageSchema, artworkWallQuerySchema } from '@/lib/contracts/artwork-wall';
import { route } from '@/server/api/http/endpoint';
import { SEARCHED_LIST } from '@/server/api/http/searched-list';
import type { ArtworkWallService } from './service';

export function artworkWallRoutes(wall: ArtworkWallService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/contents/artworks',
        group: 'artworks',
        summary: { ko: '작품 목록', en: 'The artworks of public artists, narrowed by facets' },
        access: 'anyone',
        caching: 'shared',
        ...SEARCHED_LIST,
        query: artworkWallQuerySchema,
        data: artworkWallPageSchema,
      },
      async ({ query, actor, tagged }) => {
        // Every change of what the wall shows has the artists' tag.
        tagged(cacheTags.artists);
        // A text that no artwork says is read by what articles say too.
        if (query.q !== '') tagged(cacheTags.articles);
        return wall.list(query, actor);
      },
    ),
  ];
}
