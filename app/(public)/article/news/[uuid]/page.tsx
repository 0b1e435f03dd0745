import { articleRoute, articleRouteMetadata } from '@/app/(public)/article/article-route';
import { ContestAction, ContestTerms } from '@/app/(public)/article/news/contest-parts';

export const generateMetadata = articleRouteMetadata('NEWS');

export default articleRoute('NEWS', {
  action: (article) => <ContestAction article={article} />,
  after: (article) => <ContestTerms article={article} />,
});
