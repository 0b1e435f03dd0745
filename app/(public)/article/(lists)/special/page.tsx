import { articleListMetadata, articleListRoute } from '@/app/(public)/article/(lists)/article-list-route';

export const generateMetadata = articleListMetadata('SPECIAL');

export default articleListRoute('SPECIAL');
