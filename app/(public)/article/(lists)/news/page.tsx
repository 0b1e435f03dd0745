import { articleListMetadata, articleListRoute } from '../article-list-route';

export const generateMetadata = articleListMetadata('NEWS');

export default articleListRoute('NEWS');
