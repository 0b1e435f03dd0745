import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NiceKeyMaterial } from '@/server/providers/identity/nice-crypto';

const ACCESS_SECONDS = 30 * 60;
const CRYPTO_SECONDS = 20 * 60;

/**
 * The demo verifier's tokens. The verifier keeps nothing: it recognizes its tokens by their signatures, so they outlive a
 * restart and work in other processes.
 */
export function createDemoTokens(secret: string, clock: () => Date = () => new Date()) {
  const sign = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('|')).digest('base64url');
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    /** The secret of the verifier's client. */
    clientSecret: sign('client'),

    issueAccessToken(): { token: string; expiresIn: number } {
      const expires = String(now() + ACCESS_SECONDS);
      return { token: `${expires}.${sign('access', expires)}`, expiresIn: ACCESS_SECONDS };
    },

    isAccessToken(token: string): boolean {
      const [expires = '', signature = ''] = token.split('.');
      return isSame(signature, sign('access', expires)) && Number(expires) > now();
    },

    /** A crypto token. Its name passes through the browser; its value goes to the client alone. */
    issueCryptoToken(requestedAt: string, requestNo: string) {
      const issued = [String(now()), requestedAt, requestNo, randomBytes(9).toString('base64url')];
      const tokenVersionId = [...issued, sign('version', ...issued)].join('.');
      return { tokenVersionId, tokenValue: sign('value', ...issued) };
    },

    /** The material of a crypto token's keys; null for a forged or expired token. */
    findKeyMaterial(tokenVersionId: string): NiceKeyMaterial | null {
      const parts = tokenVersionId.split('.');
      const signature = parts.pop() ?? '';
      const [issuedAt, requestedAt, requestNo] = parts;
      if (issuedAt === undefined || requestedAt === undefined || requestNo === undefined) return null;
      if (!isSame(signature, sign('version', ...parts)) || Number(issuedAt) + CRYPTO_SECONDS < now()) {
        return null;
      }
      return { requestedAt, requestNo, tokenValue: sign('value', ...parts) };
    },

    /** The six digits that a text message would have. */
    codeOf(encData: string): string {
      const bytes = createHmac('sha256', secret).update(`code|${encData}`).digest();
      return String(bytes.readUInt32BE(0) % 1_000_000).padStart(6, '0');
    },
  };
}

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
