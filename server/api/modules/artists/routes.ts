import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import { artistCardSchema, artistDetailSchema, genreCountSchema } from '@/lib/contracts/artist';
import { listQuerySchema } from '@/lib/contracts/list-query';
import { searchedListSchema } from '@/lib/contracts/understood';
import { artistList } from '@/lib/lists/artist-list';
import { route } from '@/server/api/http/endpoint';
import { numericIdSchema, userAccountIdSchema } from '@/server/api/http/parameters';
import { SEARCHED_LIST } from '@/server/api/http/searched-list';
import type { ArtistService } from './service';

export function artistRoutes(artists: ArtistService) {
  return [
    route(
      {
        method: 'get',
        path: '/v2/artists',
        group: 'artists',
        summary: { ko: '작가 목록', en: 'Public artists, of a genre by `genre`; `like=true` needs a login' },
        access: 'anyone',
        caching: 'shared',
        ...SEARCHED_LIST,
        query: listQuerySchema(artistList),
        data: searchedListSchema(artistCardSchema),
      },
      async ({ query, actor, tagged }) => {
        tagged(cacheTags.artists);
        // A text that no artist says is read by what articles say too.
        if (query.q !== '') tagged(cacheTags.articles);
        return artists.list(query, actor);
      },
    ),
    route(
      {
        method: 'get',
        path: '/v2/artists/{userAccountId}',
        group: 'artists',
        summary: { ko: '작가 상세', en: 'A public artist by page address' },
        access: 'anyone',
        caching: 'shared',
        params: z.object({ userAccountId: userAccountIdSchema }),
        data: artistDetailSchema,
      },
      async ({ params, actor, tagged }) => {
        const artist = await artists.getDetail(params.userAccountId, actor);
        tagged(cacheTags.artist(artist.id), cacheTags.followers(artist.id), cacheTags.articles);
        return artist;
      },
    ),
    route(
      {
        method: 'get',
        path: '/v1/contents/artists/genres',
        group: 'artists',
        summary: {
          ko: '장르별 작가 수',
          en: 'How many public artists each genre has; those with none are left out',
        },
        access: 'anyone',
        caching: 'shared',
        data: z.array(genreCountSchema),
      },
      async ({ tagged }) => {
        tagged(cacheTags.artists);
        return artists.listGenres();
      },
    ),
    route(
      {
        method: 'get',
        path: '/v1/contents/artists/{id}/profile-status',
        group: 'artists',
        summary: {
          ko: '작가 페이지 공개 여부',
          en: 'Whether an artist’s page is public; `id` is the number or the page address',
        },
        access: 'anyone',
        caching: 'shared',
        params: z.object({ id: z.union([numericIdSchema, userAccountIdSchema]) }),
        data: z.boolean(),
      },
      async ({ params: { id }, tagged }) => {
        const artist = await artists.getVisibility(typeof id === 'number' ? { id } : { userAccountId: id });
        tagged(cacheTags.artist(artist.id));
        return artist.isPublic;
      },
    ),
  ];
}
