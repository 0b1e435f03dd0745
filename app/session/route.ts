export { answerSession as GET } from '@/server/bff/present-user';
