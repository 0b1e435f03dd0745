import { answerCurrentRole } from '@/server/bff/current-user';

export const dynamic = 'force-dynamic';

export { answerCurrentRole as GET };
