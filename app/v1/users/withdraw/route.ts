import { withdraw } from '@/server/bff/withdrawal';

export const dynamic = 'force-dynamic';

export { withdraw as PUT };
