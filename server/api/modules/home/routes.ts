import { cacheTags } from '@/lib/cache-tags';
import { homeSchema } from '@/lib/contracts/home';
import { route } from '@/server/api/http/endpoint';
import type { HomeService } from './service';

export function homeRoutes(home: HomeService) {
  return [
    route(
      {
        method: 'get',
        path: '/v1/home',
        group: 'home',
        summary: { ko: '홈 화면', en: 'Everything on the home page' },
        access: 'anyone',
        caching: 'shared',
        data: homeSchema,
      },
      async ({ actor, tagged }) => {
        const answer = await home.getHome(actor);
        // Who is hidden now has a place here when that ends: the lists' tag stands for those.
        tagged(cacheTags.home, cacheTags.banners, cacheTags.articles, cacheTags.artists, cacheTags.today);
        for (const { id } of answer.artists) tagged(cacheTags.artist(id), cacheTags.artworks(id));
        return answer;
      },
    ),
  ];
}
