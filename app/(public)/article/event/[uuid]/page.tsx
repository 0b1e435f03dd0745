import { articleRoute, articleRouteMetadata } from '@/app/(public)/article/article-route';

export const generateMetadata = articleRouteMetadata('EVENT');

export default articleRoute('EVENT');
