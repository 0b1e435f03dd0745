import { TOKEN_FAILURE_MESSAGES } from '@/lib/contracts/alert';
import * as articlePaths from '@/lib/paths/article';
import * as authPaths from '@/lib/paths/auth';
import * as sitePaths from '@/lib/paths/site';
import { canonicalPath, isSafePath } from './path-spelling';

/** What the host knows of a request before anything looks inside. */
export interface Asked {
  method: string;
  /** The request's target as it came: path and query. */
  target: string;
  /** The Host header. */
  host: string | undefined;
  /** What Content-Length says; 0 where it says nothing. */
  bodyBytes: number;
}

export interface HostRules {
  /** Under which names the site is visited. */
  isKnownHost: (host: string | undefined) => boolean;
  /** Under which name the address search alone is visited; null for none. */
  addressSearchHost: string | null;
  maxBodyBytes: number;
  isDevelopment: boolean;
  /** Demo mode's own pretended services. */
  hasDemoVerifier: boolean;
  hasDemoSocial: boolean;
}

/** Who answers a request. */
export type Owner =
  /** Next's own files. */
  | 'static'
  /** The document of the address search, and all that there is under its own name. */
  | 'address search'
  /** Files and health, which browsers ask of the platform without the backend-for-frontend. */
  | 'platform'
  /** The social providers that demo mode pretends. */
  | 'demo social'
  /** The backend-for-frontend: what scripts call, and what follows from it. */
  | 'call'
  /** The page cache, and Next where it has none. */
  | 'page';

export type Decision =
  | { kind: 'pass'; owner: Owner; path: string }
  | { kind: 'redirect'; to: string }
  /** `allow`: the methods that there are, of a 405. */
  | { kind: 'refuse'; status: 400 | 405 | 413 | 414 | 421; isCall: boolean; allow?: string };

const MAX_TARGET = 8 * 1024;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const KNOWN_METHODS = new Set(METHODS.split(', '));
const CALL_PATHS = /^\/(v1|v2)\/|^\/session$/;
const PLATFORM_PATHS = /^\/(media|files)\/|^\/(healthz|readyz)$/;
const DEMO_VERIFIER_PATHS = /^\/demo\/identity\//;
const DEMO_SOCIAL_PATHS = /^\/demo\/oauth\//;
/**
 * A shared special's address ends with its subtitle, which messengers and people cut off in the middle of a letter. The
 * subtitle says nothing that the UUID before it doesn't.
 */
const SHARED_SPECIAL = /^\/article\/special\/share\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/[^/\\]*$/;
/** A login by address whose token is missing: Next sees no key in an empty one. */
const EMPTY_TOKEN = /[?&]token=?(?:&|$)/;
const NO_TOKEN = sitePaths.homeWithError('invalid_format', TOKEN_FAILURE_MESSAGES.invalid_format);
const STATIC_PATHS = /^\/_next\/static\//;
/** Pages are read; the landing of a verification may be posted to. */
const POSTED_PATH = authPaths.verifyResult();

/**
 * What becomes of a request. The order is the rule: first whether it is one at all (its size, its form, its host, its
 * method), then whether its path can be read in one way only, and last whose it is. Nothing is decoded, stored or
 * passed on before that.
 */
export function decide({ method, target, host, bodyBytes }: Asked, rules: HostRules): Decision {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const isCall = CALL_PATHS.test(path);
  const refuse = (status: 400 | 413 | 414 | 421): Decision => ({ kind: 'refuse', status, isCall });

  if (target.length > MAX_TARGET) return refuse(414);
  // Neither another server's address, nor a fragment, which no client sends.
  if (target.charCodeAt(0) !== SLASH || target.includes('#')) return refuse(400);
  const isSearchHost = rules.addressSearchHost !== null && host?.toLowerCase() === rules.addressSearchHost;
  if (!isSearchHost && !rules.isKnownHost(host)) return refuse(421);
  if (!KNOWN_METHODS.has(method)) return { kind: 'refuse', status: 405, isCall, allow: METHODS };
  if (!isSafePath(path)) {
    const special = SHARED_SPECIAL.exec(path)?.[1];
    if (special === undefined || !isRead(method) || isSearchHost) return refuse(400);
    return { kind: 'redirect', to: articlePaths.page('SPECIAL', special) };
  }
  if (bodyBytes > rules.maxBodyBytes) return refuse(413);

  const owner = isSearchHost ? 'address search' : ownerOf(path, isCall, rules);
  const isReadOnly = owner === 'page' || owner === 'static';
  if (!isReadOnly || rules.isDevelopment) return { kind: 'pass', owner, path };
  const allow = path === POSTED_PATH ? 'GET, HEAD, POST' : 'GET, HEAD';
  if (!allow.split(', ').includes(method)) return { kind: 'refuse', status: 405, isCall, allow };
  if (owner === 'static') return { kind: 'pass', owner, path };
  const search = target.slice(path.length);
  if (EMPTY_TOKEN.test(search)) return { kind: 'redirect', to: NO_TOKEN };
  const canonical = canonicalPath(path);
  if (canonical !== path) return { kind: 'redirect', to: canonical + search };
  return { kind: 'pass', owner, path };
}

const SLASH = 47;
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function ownerOf(path: string, isCall: boolean, rules: HostRules): Owner {
  if (isCall) return 'call';
  if (path === authPaths.addressSearch()) return 'address search';
  if (STATIC_PATHS.test(path)) return 'static';
  if (PLATFORM_PATHS.test(path)) return 'platform';
  if (rules.hasDemoVerifier && DEMO_VERIFIER_PATHS.test(path)) return 'platform';
  if (rules.hasDemoSocial && DEMO_SOCIAL_PATHS.test(path)) return 'demo social';
  return 'page';
}
