import { SpecialRoute, specialRouteMetadata } from '@/app/(public)/article/special/special-route';

export const generateMetadata = specialRouteMetadata;

export default SpecialRoute;
