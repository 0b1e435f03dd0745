export { updatePassword as PUT } from '@/server/bff/login';
