import { parsePolicy, type Policy } from '@/lib/policy/parse-policy';
import { getPolicy, type PolicyName } from '@/server/contents/policies';

/** A policy, taken apart for its page. @throws when its file isn't there or has no title */
export async function readPolicy(name: PolicyName): Promise<Policy> {
  return parsePolicy(await getPolicy(name));
}
