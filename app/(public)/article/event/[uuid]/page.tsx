import { articleRoute, articleRouteMetadata } from '../../article-route';

export const generateMetadata = articleRouteMetadata('EVENT');

export default articleRoute('EVENT');
