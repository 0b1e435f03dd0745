import { articleRoute, articleRouteMetadata } from '@/app/(public)/article/article-route';

export const generateMetadata = articleRouteMetadata('EXHIBITION');

export default articleRoute('EXHIBITION');
