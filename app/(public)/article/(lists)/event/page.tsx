import { articleListMetadata, articleListRoute } from '../article-list-route';

export const generateMetadata = articleListMetadata('EVENT');

export default articleListRoute('EVENT');
