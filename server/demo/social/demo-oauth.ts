import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { emailSchema } from '@/lib/contracts/auth';
import { socialProviderSchema, type SocialProvider } from '@/lib/contracts/identity';
import { typedLine } from '@/lib/contracts/text';
import * as authMessages from '@/lib/messages/auth';
import { createDemoGrants, DEMO_TOKEN_SECONDS, type DemoGrant } from './demo-grants';
import { DEMO_PAGE_POLICY, demoAuthorizePage, demoRefusalPage, type DemoPageOptions } from './demo-page';
import { DEMO_PEOPLE, demoProfileOf, type DemoPerson } from './demo-people';

export const DEMO_OAUTH_PATH = '/demo/oauth';

export interface DemoOauthOptions {
  clientId: string;
  clientSecret: string;
  /** Address of the site for browsers, without a trailing slash. */
  siteUrl: string;
  /** The address at which this process reaches itself. */
  serverUrl: string;
  /** The only address that a provider sends people back to. */
  redirectUri(provider: SocialProvider): string;
}

const authorizeSchema = z.object({
  state: z.string().min(1).max(512),
  response_type: z.literal('code'),
  code_challenge: z.string().min(43).max(128).optional(),
  code_challenge_method: z.literal('S256').optional(),
});

const ownPersonSchema = z.object({
  name: typedLine(50).min(1, authMessages.demoNameRequired),
  email: z.literal('').or(emailSchema),
});

const KEY_ID = 'demo';

/**
 * The demo mode's versions of the three social providers: OAuth 2 with code, state and PKCE, and for Google OpenID Connect
 * with an id_token signed by RS256. They check everything that the real ones check, except a password. The host mounts
 * them in demo mode alone.
 */
export function createDemoOauth(options: DemoOauthOptions): { fetch(request: Request): Promise<Response> } {
  const grants = createDemoGrants();
  let keys: ReturnType<typeof generateKeyPair> | null = null;
  const keyPair = () => (keys ??= generateKeyPair('RS256'));
  const issuer = `${options.siteUrl}${DEMO_OAUTH_PATH}/google`;
  const app = new Hono().basePath(`${DEMO_OAUTH_PATH}/:provider`);

  app.get('/authorize', (c) => {
    const request = authorizeRequest(c);
    return request instanceof Response ? request : html(c, demoAuthorizePage(request));
  });

  app.post('/authorize', async (c) => {
    const request = authorizeRequest(c);
    if (request instanceof Response) return request;
    const site = c.req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin') return html(c, demoRefusalPage(), 403);
    const form = z.record(z.string(), z.string().catch('')).parse(await c.req.parseBody());
    const { provider, redirectUri, state, codeChallenge } = request;
    if (form.decision !== 'agree') return sendBack(redirectUri, { error: 'access_denied', state });
    const person = personOf(form);
    if ('error' in person) return html(c, demoAuthorizePage({ provider, ...person }), 422);
    const code = grants.issueCode({
      provider,
      person,
      sharesEmail: form.sharesEmail === '1',
      redirectUri,
      codeChallenge,
    });
    return sendBack(redirectUri, { code, state });
  });

  app.post('/token', async (c) => {
    const provider = providerOf(c);
    if (provider === null) return c.notFound();
    const form = z.record(z.string(), z.string().catch('')).parse(await c.req.parseBody());
    if (!isClient(c.req.header('authorization'), form)) return c.json({ error: 'invalid_client' }, 401);
    if (form.grant_type !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400);
    const grant = grants.redeemCode(form.code ?? '', {
      provider,
      redirectUri: form.redirect_uri ?? '',
      codeVerifier: form.code_verifier ?? null,
    });
    if (grant === null) return c.json({ error: 'invalid_grant' }, 400);
    c.header('cache-control', 'no-store');
    return c.json({
      access_token: grants.issueToken(grant),
      token_type: 'bearer',
      expires_in: DEMO_TOKEN_SECONDS,
      ...(provider === 'google' && { id_token: await idTokenOf(grant), scope: 'openid email profile' }),
    });
  });

  app.get('/v2/user/me', (c) => profile(c, 'kakao'));
  app.get('/v1/nid/me', (c) => profile(c, 'naver'));

  app.get('/.well-known/openid-configuration', (c) => {
    if (providerOf(c) !== 'google') return c.notFound();
    const server = `${options.serverUrl}${DEMO_OAUTH_PATH}/google`;
    return c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${server}/token`,
      jwks_uri: `${server}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  app.get('/jwks', async (c) => {
    if (providerOf(c) !== 'google') return c.notFound();
    const { publicKey } = await keyPair();
    return c.json({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] });
  });

  /** The parsed request, or the answer to an invalid one. It never redirects to an unknown address. */
  function authorizeRequest(c: Context) {
    const provider = providerOf(c);
    if (provider === null) return html(c, demoRefusalPage(), 404);
    const redirectUri = options.redirectUri(provider);
    const query = c.req.query();
    if (query.client_id !== options.clientId || query.redirect_uri !== redirectUri) {
      return html(c, demoRefusalPage(), 400);
    }
    const parsed = authorizeSchema.safeParse(query);
    const isUnproven = provider === 'google' && query.code_challenge === undefined;
    if (!parsed.success || isUnproven) {
      return sendBack(redirectUri, { error: 'invalid_request', state: query.state ?? '' });
    }
    const { state, code_challenge: codeChallenge = null } = parsed.data;
    return { provider, redirectUri, state, codeChallenge };
  }

  function isClient(authorization: string | undefined, form: Record<string, string>): boolean {
    const basic = /^Basic ([\w+/=]+)$/i.exec(authorization ?? '')?.[1];
    const [id, secret] =
      basic === undefined
        ? [form.client_id, form.client_secret]
        : Buffer.from(basic, 'base64').toString().split(':', 2).map(formDecoded);
    return isEqual(id ?? '', options.clientId) && isEqual(secret ?? '', options.clientSecret);
  }

  async function idTokenOf({ person, sharesEmail }: DemoGrant): Promise<string> {
    const { privateKey } = await keyPair();
    return new SignJWT(demoProfileOf('google', person, sharesEmail))
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(issuer)
      .setAudience(options.clientId)
      .setIssuedAt()
      .setExpirationTime(`${DEMO_TOKEN_SECONDS}s`)
      .sign(privateKey);
  }

  function profile(c: Context, provider: SocialProvider): Response {
    if (providerOf(c) !== provider) return c.notFound() as Response;
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const grant = token === undefined ? null : grants.findToken(provider, token);
    if (grant === null) return c.json({ error: 'invalid_token' }, 401);
    c.header('cache-control', 'no-store');
    return c.json(demoProfileOf(provider, grant.person, grant.sharesEmail));
  }

  return { fetch: async (request) => app.fetch(request) };
}

function providerOf(c: Context): SocialProvider | null {
  const parsed = socialProviderSchema.safeParse(c.req.param('provider'));
  return parsed.success ? parsed.data : null;
}

type Refused = { error: string } & Omit<DemoPageOptions, 'provider' | 'error'>;

/** The person of the form; for an invalid form the error and what was filled in. */
function personOf(form: Record<string, string>): DemoPerson | Refused {
  const { person: chosen = '', name = '', email = '' } = form;
  if (chosen !== 'own') {
    const person = Object.entries(DEMO_PEOPLE).find(([key]) => key === chosen)?.[1];
    return person ?? { error: authMessages.demoPersonRequired, chosen: '' };
  }
  const parsed = ownPersonSchema.safeParse({ name, email });
  if (!parsed.success) {
    const error = parsed.error.issues[0]?.message ?? authMessages.demoPersonRequired;
    return { error, chosen, name, email };
  }
  return { name: parsed.data.name, email: parsed.data.email === '' ? null : parsed.data.email };
}

function sendBack(redirectUri: string, query: Record<string, string>): Response {
  const location = `${redirectUri}?${new URLSearchParams(query).toString()}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

function html(c: Context, document: string, status: 200 | 400 | 403 | 404 | 422 = 200): Response {
  return c.body(document, status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': DEMO_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
}

/** Decodes an id or a secret, which are form-encoded before they are joined (RFC 6749, 2.3.1). */
function formDecoded(text: string): string {
  return new URLSearchParams(`text=${text}`).get('text') ?? '';
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
