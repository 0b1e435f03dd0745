import { TOKEN_FAILURE_MESSAGES } from '@/lib/contracts/alert';
import * as articlePaths from '@/lib/paths/article';
import { PAGE_FONTS_PREFIX } from '@/lib/page-fonts';
import * as authPaths from '@/lib/paths/auth';
import * as sitePaths from '@/lib/paths/site';
import { brandImage } from '@/lib/site';
import { canonicalPath, isSafePath } from './path-spelling';
import { hasMoreParts, hasTooManyHeaders } from './request-headers';

/** The facts about a request that the decision needs. */
export interface Asked {
  method: string;
  /** The request's target as it came: path and query. */
  target: string;
  /** The Host header. */
  host: string | undefined;
  /** Whether it has more than one Host header. */
  hasTwoHosts: boolean;
  /** The Cookie header. */
  cookies: string | undefined;
  headerLines: number;
  /** The Content-Length; 0 without one. */
  bodyBytes: number;
}

export interface HostRules {
  /** Whether a Host header names the site. */
  isKnownHost: (host: string | undefined) => boolean;
  /** The host of the address search's own origin; null for none. */
  addressSearchHost: string | null;
  maxBodyBytes: number;
  isDevelopment: boolean;
  /** Whether pages have font files of their own. */
  hasPageFonts: boolean;
  /** Whether there are the demo mode's services. */
  hasDemoVerifier: boolean;
  hasDemoSocial: boolean;
  /** Whether figures are served. */
  hasMetrics: boolean;
}

/** The part of the host that answers a request. */
export type Owner =
  /** Next's own files, and the font files of all pages. */
  | 'static'
  /** The font files that pages have of their own. */
  | 'page fonts'
  /** The document of the address search, and everything on its own host. */
  | 'address search'
  /** Files and health, which the platform answers without the backend-for-frontend. */
  | 'platform'
  /** The figures of this node. */
  | 'metrics'
  /** The demo mode's social providers. */
  | 'demo social'
  /** The backend-for-frontend, which scripts call. */
  | 'call'
  /** The page cache, and Next for pages that it doesn't store. */
  | 'page';

export type Decision =
  | { kind: 'pass'; owner: Owner; path: string }
  | { kind: 'redirect'; to: string }
  /** `allow` has the allowed methods of a 405. */
  | { kind: 'refuse'; status: 400 | 405 | 413 | 414 | 421 | 431; isCall: boolean; allow?: string };

const MAX_TARGET = 8 * 1024;
const MAX_PARAMETERS = 200;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const KNOWN_METHODS = new Set(METHODS.split(', '));
/** The password's call has an older name beside the others (M-232). */
const CALL_PATHS = /^\/(v1|v2)\/|^\/session$|^\/user\/password\/update$/;
export const METRICS_PATH = '/metrics';
const PLATFORM_PATHS = /^\/(media|files)\/|^\/(healthz|readyz)$/;
const DEMO_VERIFIER_PATHS = /^\/demo\/identity\//;
const DEMO_SOCIAL_PATHS = /^\/demo\/oauth\//;
/**
 * The address of a shared special. It ends with the subtitle, which messengers may cut off in the middle of a letter or as
 * a whole. The UUID before it is enough to find the special.
 */
const SHARED_SPECIAL =
  /^\/article\/special\/share\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\/([^/\\]*))?$/;
/** A login by address with an empty token. Next doesn't see an empty key, so the host answers it. */
const EMPTY_TOKEN = /[?&]token=?(?:&|$)/;
const NO_TOKEN = sitePaths.homeWithError('invalid_format', TOKEN_FAILURE_MESSAGES.invalid_format);
const STATIC_PATHS = /^\/(_next\/static|fonts|portfolio-fonts|pdf-data)\//;
/** The only page that may be posted to: the landing page of a verification. */
const POSTED_PATH = authPaths.verifyResult();

/**
 * Decides about a request. The order of the checks matters: first its size, form, host and method, then whether its path
 * is unambiguous, and last which part answers it. Nothing is decoded, stored or passed on before.
 */
export function decide(
  { method, target, host, hasTwoHosts, cookies, headerLines, bodyBytes }: Asked,
  rules: HostRules,
): Decision {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const isCall = CALL_PATHS.test(path);
  const refuse = (status: 400 | 413 | 414 | 421 | 431): Decision => ({ kind: 'refuse', status, isCall });

  if (target.length > MAX_TARGET || hasMoreParts(target, '&', MAX_PARAMETERS)) return refuse(414);
  if (hasTooManyHeaders(cookies, headerLines)) return refuse(431);
  // The target must be a path, not another server's address, and without a fragment, which no client sends.
  if (target.charCodeAt(0) !== SLASH || target.includes('#')) return refuse(400);
  // Two readers may take different ones (RFC 9112, section 3.2).
  if (hasTwoHosts) return refuse(400);
  const isSearchHost = rules.addressSearchHost !== null && host?.toLowerCase() === rules.addressSearchHost;
  if (!isSearchHost && !rules.isKnownHost(host)) return refuse(421);
  if (!KNOWN_METHODS.has(method)) return { kind: 'refuse', status: 405, isCall, allow: METHODS };
  if (!isSafePath(path)) {
    const special = SHARED_SPECIAL.exec(path)?.[1];
    if (special === undefined || !isRead(method) || isSearchHost) return refuse(400);
    return { kind: 'redirect', to: articlePaths.page('SPECIAL', special) };
  }
  if (bodyBytes > rules.maxBodyBytes && !isFileUpload(method, path)) return refuse(413);

  const owner = isSearchHost ? 'address search' : ownerOf(path, isCall, rules);
  const isReadOnly = owner === 'page' || owner === 'static' || owner === 'page fonts' || owner === 'metrics';
  if (!isReadOnly || rules.isDevelopment) return { kind: 'pass', owner, path };
  const allow = path === POSTED_PATH ? 'GET, HEAD, POST' : 'GET, HEAD';
  if (!allow.split(', ').includes(method)) return { kind: 'refuse', status: 405, isCall, allow };
  if (owner !== 'page') return { kind: 'pass', owner, path };
  if (path === '/favicon.ico') return { kind: 'redirect', to: brandImage('icon-192.png') };
  const search = target.slice(path.length);
  if (EMPTY_TOKEN.test(search)) return { kind: 'redirect', to: NO_TOKEN };
  const [, special, subTitle = ''] = SHARED_SPECIAL.exec(path) ?? [];
  if (special !== undefined && subTitle === '')
    return { kind: 'redirect', to: articlePaths.page('SPECIAL', special) + search };
  const canonical = canonicalPath(path);
  if (canonical !== path) return { kind: 'redirect', to: canonical + search };
  return { kind: 'pass', owner, path };
}

/** Whether a file is sent to its signed address. What was signed bounds its size, and the platform refuses the rest unread. */
export function isFileUpload(method: string, path: string): boolean {
  return method === 'PUT' && path.startsWith('/files/');
}

const SLASH = 47;
const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function ownerOf(path: string, isCall: boolean, rules: HostRules): Owner {
  if (isCall) return 'call';
  if (path === authPaths.addressSearch()) return 'address search';
  if (rules.hasPageFonts && path.startsWith(PAGE_FONTS_PREFIX)) return 'page fonts';
  if (STATIC_PATHS.test(path)) return 'static';
  if (PLATFORM_PATHS.test(path)) return 'platform';
  if (rules.hasMetrics && path === METRICS_PATH) return 'metrics';
  if (rules.hasDemoVerifier && DEMO_VERIFIER_PATHS.test(path)) return 'platform';
  if (rules.hasDemoSocial && DEMO_SOCIAL_PATHS.test(path)) return 'demo social';
  return 'page';
}
