import { revokeWithdrawalSocially } from '@/server/bff/login';

export const dynamic = 'force-dynamic';

export { revokeWithdrawalSocially as POST };
