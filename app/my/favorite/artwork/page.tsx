import { memberPage } from '@/app/my/member-page';
import { LikedArtworks } from '@/components/artwork/liked-artworks';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as myPaths from '@/lib/paths/my';
import { getFavoriteArtworks } from '@/server/pages/favorites';

const page = memberPage({
  path: myPaths.favoriteArtworks(),
  title: '좋아요한 작품',
  failure: favoriteMessages.loadFailed,
  load: getFavoriteArtworks,
  render: (liked) => <LikedArtworks first={liked} />,
});

export const metadata = page.metadata;
export default page.Page;
