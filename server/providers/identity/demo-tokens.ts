import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NiceKeyMaterial } from './nice-crypto';

const ACCESS_SECONDS = 30 * 60;
const CRYPTO_SECONDS = 20 * 60;

/**
 * The demo verifier's tokens. It keeps nothing: what it gave out it knows again by its signature, so a restart or
 * another process in between doesn't matter.
 */
export function createDemoTokens(secret: string, clock: () => Date = () => new Date()) {
  const sign = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('|')).digest('base64url');
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    /** What a client has to know to be let in. */
    clientSecret: sign('client'),

    issueAccessToken(): { token: string; expiresIn: number } {
      const expires = String(now() + ACCESS_SECONDS);
      return { token: `${expires}.${sign('access', expires)}`, expiresIn: ACCESS_SECONDS };
    },

    isAccessToken(token: string): boolean {
      const [expires = '', signature = ''] = token.split('.');
      return isSame(signature, sign('access', expires)) && Number(expires) > now();
    },

    /** A crypto token: its name goes through the browser, its value to the client alone. */
    issueCryptoToken(requestedAt: string, requestNo: string) {
      const issued = [String(now()), requestedAt, requestNo, randomBytes(9).toString('base64url')];
      const tokenVersionId = [...issued, sign('version', ...issued)].join('.');
      return { tokenVersionId, tokenValue: sign('value', ...issued) };
    },

    /** What the keys of a crypto token are derived from; null for one that isn't ours or is too old. */
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

    /** The six digits that stand for a text message. */
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
