export { logInSocially as GET } from '@/server/bff/login';
