import { memberPage } from '@/app/my/member-page';
import { LikedArticles } from '@/components/article/liked-articles';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as myPaths from '@/lib/paths/my';
import { getFavoriteArticles } from '@/server/pages/favorites';

const page = memberPage({
  path: myPaths.favoriteArticles(),
  title: '좋아요한 아티클',
  failure: favoriteMessages.loadFailed,
  load: getFavoriteArticles,
  render: (liked) => <LikedArticles sections={liked} now={new Date()} />,
});

export const metadata = page.metadata;
export default page.Page;
