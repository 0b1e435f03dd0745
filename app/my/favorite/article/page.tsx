import { memberPage } from '@/app/my/member-page';
import { LikedArticles } from '@/components/article/liked-articles';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';
import { getFavoriteArticles } from '@/server/pages/favorites';

const page = memberPage({
  path: paths.favoriteArticles(),
  title: '좋아요한 아티클',
  failure: messages.favorite.loadFailed,
  load: getFavoriteArticles,
  render: (liked) => <LikedArticles sections={liked} now={new Date()} />,
});

export const metadata = page.metadata;
export default page.Page;
