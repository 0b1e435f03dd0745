import { articleListMetadata, articleListRoute } from '../article-list-route';

export const generateMetadata = articleListMetadata('EXHIBITION');

export default articleListRoute('EXHIBITION');
