import { answerIdentityLanding } from '@/server/bff/identity-landing';

export const dynamic = 'force-dynamic';

/** Where the popup of a verification lands; the service may send it here either way. */
export { answerIdentityLanding as GET, answerIdentityLanding as POST };
