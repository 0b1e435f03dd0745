import { memberPage } from '@/app/my/member-page';
import { LikedArtworks } from '@/components/artwork/liked-artworks';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';
import { getFavoriteArtworks } from '@/server/pages/favorites';

const page = memberPage({
  path: paths.favoriteArtworks(),
  title: '좋아요한 작품',
  failure: messages.favorite.loadFailed,
  load: getFavoriteArtworks,
  render: (liked) => <LikedArtworks first={liked} />,
});

export const metadata = page.metadata;
export default page.Page;
