import { getPolicy, type PolicyName } from '@/server/contents/policies';

/** The three texts of signup, as Markdown (M-102). */
export async function getSignupPolicies(): Promise<Record<PolicyName, string>> {
  const [terms, privacy, privacyOptional] = await Promise.all([
    getPolicy('terms'),
    getPolicy('privacy'),
    getPolicy('privacyOptional'),
  ]);
  return { terms, privacy, privacyOptional };
}
