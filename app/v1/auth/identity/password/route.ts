import { changePassword } from '@/server/bff/password-grant';

export const dynamic = 'force-dynamic';

export { changePassword as PUT };
