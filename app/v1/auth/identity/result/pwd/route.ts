export { grantPasswordChange as POST } from '@/server/bff/password-grant';
