import { answerSession } from '@/server/bff/current-user';

export const dynamic = 'force-dynamic';

export { answerSession as GET };
