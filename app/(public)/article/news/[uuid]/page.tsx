import { articleRoute, articleRouteMetadata } from '@/app/(public)/article/article-route';

export const generateMetadata = articleRouteMetadata('NEWS');

export default articleRoute('NEWS');
