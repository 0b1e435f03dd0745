import { articleRoute, articleRouteMetadata } from '../../article-route';

export const generateMetadata = articleRouteMetadata('EXHIBITION');

export default articleRoute('EXHIBITION');
