export { changePassword as PUT } from '@/server/bff/password-grant';
