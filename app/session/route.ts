import { answerSession } from '@/server/bff/present-user';

export const dynamic = 'force-dynamic';

export { answerSession as GET };
