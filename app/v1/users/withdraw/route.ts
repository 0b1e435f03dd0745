export { withdraw as PUT } from '@/server/bff/withdrawal';
