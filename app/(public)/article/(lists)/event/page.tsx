import { articleListMetadata, articleListRoute } from '@/app/(public)/article/(lists)/article-list-route';

export const generateMetadata = articleListMetadata('EVENT');

export default articleListRoute('EVENT');
