import { parsePolicy, type Policy } from '@/lib/policy/parse-policy';
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

/** A policy, taken apart for its page (L-1). @throws when its file isn't there or has no title */
export async function getPolicyPage(name: PolicyName): Promise<Policy> {
  return parsePolicy(await getPolicy(name));
}
