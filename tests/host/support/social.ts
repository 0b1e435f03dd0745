import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { jwtVerify } from 'jose';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@/lib/contracts/identity';
import { socialProfileSchema, type SocialProfile } from '@/lib/contracts/social';
import { registerPlatform, registerSettings, type SocialClient } from '@/server/bff/host-bridge';
import { finishSocialLogin, returnFromSocialLogin, startSocialLogin } from '@/server/bff/social-login';
import { createDemoOauth, DEMO_OAUTH_PATH } from '@/server/demo/social/demo-oauth';

const ASSERTION_SECRET = 'an assertion secret of 32 characters';

export interface SocialTest {
  siteUrl: string;
  /** Another origin of the site. */
  otherUrl: string;
  /** The people whom valid assertions have named to the platform. */
  told: SocialProfile[];
  failures: { code: string; reason: string | null }[];
  /** The platform's answer to the next assertions. */
  platform: { answer: (profile: SocialProfile) => Response };
  /** Replaces the site's registration at a provider. */
  setClient(provider: SocialProvider, client: SocialClient | undefined): void;
  clientOf(provider: SocialProvider): SocialClient;
  start(provider: string, headers?: Record<string, string>, address?: string): Promise<Response>;
  /** The browser on the provider's page; answers where that sends it. */
  consent(location: string, form?: Record<string, string>): Promise<string>;
  finish(provider: string, location: string, cookie: string): Promise<Response>;
  /** The browser on its way back to the other origin. */
  comeBack(location: string, cookie: string): Promise<Response>;
  close(): Promise<void>;
}

/** next-auth and the pretended providers on a server of their own; the platform is one that remembers. */
export async function startSocialTest(): Promise<SocialTest> {
  const served: { fetch: (request: Request) => Promise<Response> | Response } = {
    fetch: () => new Response(null, { status: 404 }),
  };
  const listener = getRequestListener((request) => served.fetch(request), { overrideGlobalObjects: false });
  const server: Server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const otherUrl = siteUrl.replace('127.0.0.1', 'localhost');
  const client = { clientId: 'site', clientSecret: 'a client secret/with%signs' };
  served.fetch = createDemoOauth({
    ...client,
    siteUrl,
    serverUrl: siteUrl,
    redirectUri: (provider) => `${siteUrl}/api/auth/callback/${provider}`,
  }).fetch;
  process.env.NEXTAUTH_URL = siteUrl;

  const local = (provider: SocialProvider): SocialClient => {
    const address = `${siteUrl}${DEMO_OAUTH_PATH}/${provider}`;
    return { ...client, local: { pages: address, server: address } };
  };
  const clients = Object.fromEntries(
    SOCIAL_PROVIDERS.map((provider) => [provider, local(provider)]),
  ) as Partial<Record<SocialProvider, SocialClient>>;
  const test: SocialTest = {
    siteUrl,
    otherUrl,
    told: [],
    failures: [],
    platform: { answer: () => success({ tmpToken: 'the-temp-token', signed: false }) },
    setClient(provider, given) {
      if (given === undefined) delete clients[provider];
      else clients[provider] = given;
    },
    clientOf: local,
    start: (provider, headers = {}, address = `${siteUrl}/oauth2/authorization/${provider}`) =>
      startSocialLogin(new Request(address, { headers }), provider),
    comeBack: (location, cookie) => returnFromSocialLogin(new Request(location, { headers: { cookie } })),
    async consent(location, form = { person: 'haru', sharesEmail: '1', decision: 'agree' }) {
      const answer = await fetch(location, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      return answer.headers.get('location') ?? `${answer.status}`;
    },
    finish: (provider, location, cookie) =>
      finishSocialLogin(
        new Request(location, { headers: { cookie, host: new URL(siteUrl).host } }),
        provider,
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  registerSettings({
    sessionSecret: 'a session secret of 32 characters or more',
    siteUrl,
    siteOrigins: [siteUrl, otherUrl],
    cdnSeconds: 1,
    upstreamTimeoutMs: 60_000,
    uploadTimeoutMs: 60_000,
    maxBodyBytes: 1000,
    isDemo: true,
    checksContracts: true,
    social: {
      clients,
      nextAuthSecret: 'a next-auth secret of 32 characters or more',
      assertionSecret: ASSERTION_SECRET,
      onFailure: (code, reason) => test.failures.push({ code, reason }),
    },
  });
  registerPlatform({
    async fetch(request) {
      const { assertion } = (await request.json()) as { assertion: string };
      const { payload } = await jwtVerify(assertion, new TextEncoder().encode(ASSERTION_SECRET), {
        maxTokenAge: '60s',
      });
      const profile = socialProfileSchema.parse(payload.profile);
      test.told.push(profile);
      return test.platform.answer(profile);
    },
  });
  return test;
}

function success(data: unknown): Response {
  return Response.json({ code: 'SUCCESS', message: null, data });
}

/** The Cookie header of a browser that received these cookies. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

export const locationOf = (response: Response) => response.headers.get('location') ?? '';
