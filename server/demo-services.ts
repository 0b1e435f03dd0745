type Fetch = (request: Request) => Promise<Response> | Response;

/** Below this the host passes everything to the platform, in demo mode only. */
export const DEMO_PATH = '/demo/';

/**
 * The platform with the outside services that a demonstration brings along, each below a path of its own. They
 * stand beside the API, not in it: their pages are for people and have policies of their own.
 * @param services null for one that isn't there
 */
export function withDemoServices(api: Fetch, services: Readonly<Record<string, Fetch | null>>): Fetch {
  return (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(DEMO_PATH)) return api(request);
    for (const [path, service] of Object.entries(services)) {
      if (service !== null && pathname.startsWith(`${path}/`)) return service(request);
    }
    return api(request);
  };
}
