import { DEMO_IDENTITY_PATH } from './providers/identity/demo-verifier';

type Fetch = (request: Request) => Promise<Response> | Response;

/**
 * The API with the demo verifier beside it, not in it: its pages are for people and have a policy of their own. It
 * lives where the API does, so that a site apart from its API finds it through the same passage as files.
 * @param verifier null outside demo mode
 */
export function withDemoVerifier(api: Fetch, verifier: Fetch | null): Fetch {
  if (verifier === null) return api;
  return (request) =>
    new URL(request.url).pathname.startsWith(`${DEMO_IDENTITY_PATH}/`) ? verifier(request) : api(request);
}
