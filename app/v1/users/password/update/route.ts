import { updatePassword } from '@/server/bff/login';

export const dynamic = 'force-dynamic';

export { updatePassword as PUT };
