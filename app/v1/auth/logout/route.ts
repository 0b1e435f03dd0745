export { logOut as POST } from '@/server/bff/login';
