import { articleListMetadata, articleListRoute } from '../article-list-route';

export const generateMetadata = articleListMetadata('SPECIAL');

export default articleListRoute('SPECIAL');
