import { logIn } from '@/server/bff/login';

export const dynamic = 'force-dynamic';

export { logIn as POST };
