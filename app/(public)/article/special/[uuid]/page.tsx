import { SpecialRoute, specialRouteMetadata } from '../special-route';

export const generateMetadata = specialRouteMetadata;

export default SpecialRoute;
