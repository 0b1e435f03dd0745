import { logOut } from '@/server/bff/login';

export const dynamic = 'force-dynamic';

export { logOut as POST };
