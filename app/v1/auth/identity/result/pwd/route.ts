import { grantPasswordChange } from '@/server/bff/password-grant';

export const dynamic = 'force-dynamic';

export { grantPasswordChange as POST };
