import { memberPage } from '@/app/my/member-page';
import { LikedArtists } from '@/components/artist/liked-artists';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as myPaths from '@/lib/paths/my';
import { getFavoriteArtists } from '@/server/pages/favorites';

const page = memberPage({
  path: myPaths.favoriteArtists(),
  title: '좋아요한 작가',
  failure: favoriteMessages.loadFailed,
  load: getFavoriteArtists,
  render: (liked) => <LikedArtists first={liked} />,
});

export const metadata = page.metadata;
export default page.Page;
