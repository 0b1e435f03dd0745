import { articleRoute, articleRouteMetadata } from '../../article-route';

export const generateMetadata = articleRouteMetadata('NEWS');

export default articleRoute('NEWS');
