export { logIn as POST } from '@/server/bff/login';
