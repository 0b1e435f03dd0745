import { answerIdentityLanding } from '@/server/bff/identity-landing';

export const dynamic = 'force-dynamic';

/** The page at which the verification's popup arrives, by GET or by POST as the service has it. */
export { answerIdentityLanding as GET, answerIdentityLanding as POST };
