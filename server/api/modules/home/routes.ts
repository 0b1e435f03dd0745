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
        // A hidden artist returns to the home page when the page becomes public again, which invalidates the lists' tag.
        tagged(cacheTags.home, cacheTags.banners, cacheTags.articles, cacheTags.artists, cacheTags.today);
        for (const { id } of answer.artists) tagged(cacheTags.artist(id), cacheTags.artworks(id));
        return answer;
      },
    ),
  ];
}
