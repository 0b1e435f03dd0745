import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SocialProvider } from '@/lib/contracts/identity';
import type { DemoPerson } from './demo-people';

/** What a person agreed to. */
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
   * What a code stands for. It is used up, whether it fits or not; null where it doesn't: unknown, late, of another
   * provider or address, or with another verifier than its challenge's.
   */
  redeemCode(
    code: string,
    proof: { provider: SocialProvider; redirectUri: string; codeVerifier: string | null },
  ): DemoGrant | null;
  issueToken(grant: DemoGrant): string;
  findToken(provider: SocialProvider, token: string): DemoGrant | null;
}

export const DEMO_TOKEN_SECONDS = 600;

/** Codes and tokens that are out, in memory: a restart forgets them, and the person clicks again. */
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
