export { answerCurrentRole as GET } from '@/server/bff/present-user';
