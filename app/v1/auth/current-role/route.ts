import { answerCurrentRole } from '@/server/bff/present-user';

export const dynamic = 'force-dynamic';

export { answerCurrentRole as GET };
