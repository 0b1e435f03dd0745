import { createHash } from 'node:crypto';

/**
 * How a document's policy allows its scripts. A stored page can't have a nonce for each visitor: it is rendered with a
 * secret nonce, the scripts with this nonce (Next's own, none from the content) are allowed by hash, and the nonce is
 * removed. A document that bypasses the cache has a nonce. The build's one prerendered
 * document has hashes of its own (`prerendered-scripts.ts`).
 */
export type ScriptRule = { kind: 'hashes'; hashes: readonly string[] } | { kind: 'nonce'; nonce: string };

export interface PolicyScope {
  isDevelopment: boolean;
  /** Whether the site is reached by https. Then nothing is loaded by http. */
  isSecure: boolean;
  /** Other origins that forms are posted to, such as the popup's form of a verification. */
  formOrigins: readonly string[];
  /** The origin of the address search; null where the site itself serves its document. */
  addressSearchOrigin: string | null;
  /** The origin of a bucket, which browsers send files to and get private ones from; null where the site stores files. */
  storageOrigin: string | null;
  /** Whether Google's tag measures what visitors use. */
  hasGoogleTag: boolean;
}

/** What Google's tag loads and calls, as its documentation of content policies lists it. */
const GOOGLE_TAG = {
  scripts: ' https://www.googletagmanager.com',
  images: ' https://*.google-analytics.com https://*.googletagmanager.com',
  calls: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};

export function contentPolicy(
  rule: ScriptRule,
  { isDevelopment, isSecure, formOrigins, addressSearchOrigin, storageOrigin, hasGoogleTag }: PolicyScope,
): string {
  const frames = [
    // Every page needs it, because a form with an address may be reached from any page without a new document.
    addressSearchOrigin ?? "'self'",
    'https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com',
  ];
  const ofFiles = storageOrigin === null ? '' : ` ${storageOrigin}`;
  const tag = hasGoogleTag ? GOOGLE_TAG : { scripts: '', images: '', calls: '' };
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${isDevelopment ? "'unsafe-eval' 'unsafe-inline'" : scriptSources(rule)}`.trimEnd() +
      tag.scripts,
    // React writes style attributes, which can't run scripts.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://i.ytimg.com https://i.vimeocdn.com${ofFiles}${tag.images}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws: wss:' : ''}${ofFiles}${tag.calls}`,
    "worker-src 'self' blob:",
    `frame-src ${frames.join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
  ];
  if (isSecure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

function scriptSources(rule: ScriptRule): string {
  switch (rule.kind) {
    case 'hashes':
      return rule.hashes.map((hash) => `'sha256-${hash}'`).join(' ');
    case 'nonce':
      return `'nonce-${rule.nonce}'`;
  }
}

/** The request header that tells Next the nonce of its scripts. */
export function nonceHeader(nonce: string): string {
  return `script-src 'nonce-${nonce}'`;
}

/** The hash by which a policy allows an inline script. @param encoding `latin1` for a text of one character for each byte */
export function scriptHash(code: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  return createHash('sha256').update(code, encoding).digest('base64');
}

const SCRIPT_END = '</script>';

/**
 * `html` without the nonce, and the hashes of the inline scripts that had it.
 * @param html one character for each byte of the document (`latin1`)
 */
export function removeNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  if (!html.includes(nonce)) return { html, hashes: [] };
  const without = (text: string) => text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
  const hashes = new Set<string>();
  for (const { attributes, from } of scriptTags(html)) {
    if (!attributes.includes(` nonce="${nonce}"`) || attributes.includes(' src=')) continue;
    const end = html.indexOf(SCRIPT_END, from);
    if (end > from) hashes.add(scriptHash(without(html.slice(from, end)), 'latin1'));
  }
  return { html: without(html), hashes: [...hashes] };
}

/** The start tags of a document's scripts, and where their code begins. What is written inside a script is none. */
function* scriptTags(html: string): Generator<{ attributes: string; from: number }> {
  let at = html.indexOf('<script');
  while (at >= 0) {
    const from = html.indexOf('>', at) + 1;
    if (from === 0) return;
    yield { attributes: html.slice(at, from), from };
    const end = html.indexOf(SCRIPT_END, from);
    at = end < 0 ? -1 : html.indexOf('<script', end);
  }
}

const FIXED: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];

/** The headers of every document beside the policy. */
export function fixedSecurityHeaders(isSecure: boolean): readonly (readonly [string, string])[] {
  return isSecure ? [...FIXED, ['Strict-Transport-Security', 'max-age=31536000']] : FIXED;
}
