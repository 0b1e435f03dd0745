export { revokeWithdrawalSocially as POST } from '@/server/bff/login';
