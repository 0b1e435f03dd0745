import { getArtistListPage } from '@/server/pages/artists';
import { failure, success, useFakePlatform } from './support/fake-platform';

const EMPTY = {
  content: [],
  pageable: { pageNumber: 0, pageSize: 24 },
  totalElements: 0,
  totalPages: 0,
  understood: null,
};

const platform = useFakePlatform();

/** Makes the call of one path fail. */
function failAt(failing: string): void {
  platform.answer = ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === failing) return failure(500, 'INTERNAL');
    return success(pathname === '/v2/artists' ? EMPTY : []);
  };
}

test('the artist list is there without its banners', async () => {
  failAt('/v1/contents/banners');
  expect(await getArtistListPage({})).toMatchObject({ banners: [], artists: { totalElements: 0 } });
});

test('the artist list is there without the numbers of its genres', async () => {
  failAt('/v1/contents/artists/genres');
  expect(await getArtistListPage({})).toMatchObject({ genres: null, artists: { totalElements: 0 } });
});

test('a list that can’t be read fails', async () => {
  failAt('/v2/artists');
  await expect(getArtistListPage({})).rejects.toMatchObject({ code: 'INTERNAL' });
});
