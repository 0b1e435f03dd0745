import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SocialProvider } from '@/lib/contracts/identity';
import type { DemoPerson } from './demo-people';

/** A person's consent to a login. */
export interface DemoGrant {
  provider: SocialProvider;
  person: DemoPerson;
  sharesEmail: boolean;
  redirectUri: string;
  /** PKCE, S256; null where the client uses none. */
  codeChallenge: string | null;
}

export interface DemoGrants {
  issueCode(grant: DemoGrant): string;
  /**
   * Redeems a code, which works once. Null for a code that is unknown or late, belongs to another provider or address, or
   * comes with a wrong PKCE verifier.
   */
  redeemCode(
    code: string,
    proof: { provider: SocialProvider; redirectUri: string; codeVerifier: string | null },
  ): DemoGrant | null;
  issueToken(grant: DemoGrant): string;
  findToken(provider: SocialProvider, token: string): DemoGrant | null;
}

export const DEMO_TOKEN_SECONDS = 600;

/** Issued codes and tokens, in memory. After a restart the person has to log in again. */
export function createDemoGrants(): DemoGrants {
  const codes = new LRUCache<string, DemoGrant>({ max: 1000, ttl: 60_000 });
  const tokens = new LRUCache<string, DemoGrant>({ max: 1000, ttl: DEMO_TOKEN_SECONDS * 1000 });
  const keep = (cache: LRUCache<string, DemoGrant>, grant: DemoGrant) => {
    const name = randomBytes(24).toString('base64url');
    cache.set(name, grant);
    return name;
  };

  return {
    issueCode: (grant) => keep(codes, grant),
    redeemCode(code, { provider, redirectUri, codeVerifier }) {
      const grant = codes.get(code);
      codes.delete(code);
      if (grant?.provider !== provider || grant.redirectUri !== redirectUri) return null;
      const challenge =
        codeVerifier === null ? null : createHash('sha256').update(codeVerifier).digest('base64url');
      return challenge === grant.codeChallenge ? grant : null;
    },
    issueToken: (grant) => keep(tokens, grant),
    findToken(provider, token) {
      const grant = tokens.get(token);
      return grant?.provider === provider ? grant : null;
    },
  };
}
