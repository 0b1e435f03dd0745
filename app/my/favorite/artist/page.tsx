import { memberPage } from '@/app/my/member-page';
import { LikedArtists } from '@/components/artist/liked-artists';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';
import { getFavoriteArtists } from '@/server/pages/favorites';

const page = memberPage({
  path: paths.favoriteArtists(),
  title: '좋아요한 작가',
  failure: messages.favorite.loadFailed,
  load: getFavoriteArtists,
  render: (liked) => <LikedArtists first={liked} />,
});

export const metadata = page.metadata;
export default page.Page;
