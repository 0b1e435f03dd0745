import type { BrowserContext } from '@playwright/test';
import { sealData } from 'iron-session';
import type { RoleType } from '@/lib/contracts/account';
import { MARKER_COOKIE } from '@/lib/cookie-names';
import { digestOf } from '@/lib/text/digest';
import { createTokens } from '@/server/api/http/tokens';
import { SESSION_COOKIE } from '@/server/bff/session';

function secret(name: 'SESSION_SECRET' | 'TOKEN_SECRET'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the tests by npm run e2e`);
  return value;
}

/** Logs a browser in as a demo account, by setting the cookies that a login sets. */
export async function logIn(context: BrowserContext, id: string, roleType: RoleType): Promise<void> {
  const url = process.env.E2E_BASE_URL;
  if (!url) throw new Error('E2E_BASE_URL is not set: start the tests by npm run e2e');
  const tokens = createTokens({ secret: secret('TOKEN_SECRET') });
  const accessToken = await tokens.sign({ accountId: id, roleType, tokenVersion: 0 });
  const seal = await sealData(
    { user: { id, roleType }, accessToken },
    { password: secret('SESSION_SECRET') },
  );
  await context.addCookies([
    { name: SESSION_COOKIE, value: seal, url, httpOnly: true },
    { name: MARKER_COOKIE, value: digestOf(id), url },
  ]);
}
