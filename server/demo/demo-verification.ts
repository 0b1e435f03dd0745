import { DEMO_IDENTITY_PATH } from './identity/demo-verifier';

type Fetch = (request: Request) => Promise<Response> | Response;

/**
 * The API with the demo verifier beside it. The verifier's pages are for people and have headers of their own, so it isn't a
 * part of the API. A site apart from its API reaches it in the same way as files.
 * @param verifier null outside demo mode
 */
export function withDemoVerifier(api: Fetch, verifier: Fetch | null): Fetch {
  if (verifier === null) return api;
  return (request) =>
    new URL(request.url).pathname.startsWith(`${DEMO_IDENTITY_PATH}/`) ? verifier(request) : api(request);
}
