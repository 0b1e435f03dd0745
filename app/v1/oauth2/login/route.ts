import { logInSocially } from '@/server/bff/login';

export const dynamic = 'force-dynamic';

export { logInSocially as GET };
