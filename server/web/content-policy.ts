import { createHash } from 'node:crypto';

/**
 * The content security policy of documents. A stored page can't carry a nonce for each visitor, so it is
 * rendered with one that nobody has seen, and what bears it (Next's own scripts, nothing that came with the
 * content) is allowed by hash while the nonce is taken out again. Documents that pass the cache by carry a
 * nonce. Prerendered ones hold nothing from outside, so their scripts are allowed as they are.
 */
export type ScriptRule =
  { kind: 'hashes'; hashes: readonly string[] } | { kind: 'nonce'; nonce: string } | { kind: 'inline' };

export interface PolicyScope {
  isDevelopment: boolean;
  /** The site is reached by https, so nothing is loaded by http. */
  isSecure: boolean;
  /** Origins beside our own that forms are posted to: the popup of a verification goes there. */
  formOrigins: readonly string[];
  /** The origin of the address search; null: its document is ours, without an origin. */
  addressSearchOrigin: string | null;
}

export function contentPolicy(
  rule: ScriptRule,
  { isDevelopment, isSecure, formOrigins, addressSearchOrigin }: PolicyScope,
): string {
  const frames = [
    // Of every page: a form that asks for an address may be reached from any of them without a new document.
    addressSearchOrigin ?? "'self'",
    'https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com',
  ];
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${isDevelopment ? "'unsafe-eval' 'unsafe-inline'" : scriptSources(rule)}`.trimEnd(),
    // React writes style attributes; they can't run anything.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://i.ytimg.com https://i.vimeocdn.com",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws: wss:' : ''}`,
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
    case 'inline':
      return "'unsafe-inline'";
  }
}

/** The request header by which Next learns of the nonce that its scripts shall bear. */
export function nonceHeader(nonce: string): string {
  return `script-src 'nonce-${nonce}'`;
}

/** `html` without the nonce, and the hashes of the inline scripts that bore it. */
export function removeNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const bare = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '');
  if (!html.includes(nonce)) return { html, hashes: [] };
  const hashes = new Set<string>();
  const script = /<script(?=[^>]* nonce="([^"]*)")(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;
  for (const [, bearer, code = ''] of html.matchAll(script)) {
    if (bearer !== nonce || code === '') continue;
    hashes.add(
      createHash('sha256')
        .update(code.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''))
        .digest('base64'),
    );
  }
  return { html: bare, hashes: [...hashes] };
}

const FIXED: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];

/** Headers that every answer with a document bears, beside the policy. */
export function fixedSecurityHeaders(isSecure: boolean): readonly (readonly [string, string])[] {
  return isSecure ? [...FIXED, ['Strict-Transport-Security', 'max-age=31536000']] : FIXED;
}
