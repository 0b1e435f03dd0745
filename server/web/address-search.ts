import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADDRESS_ANSWER_FIELDS, ADDRESS_MESSAGE_NAME, addressSearchSandbox } from '@/lib/address-search';
import * as authPaths from '@/lib/paths/auth';
import { fixedSecurityHeaders } from './content-policy';

export interface AddressSearchOptions {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** The origins of the pages that may frame the document. */
  siteOrigins: readonly string[];
  /** The origin that belongs to the search alone; null where the document has an opaque origin. */
  origin: string | null;
}

/** Answers requests for the search's document, and all requests on its origin. */
export type AddressSearch = (request: IncomingMessage, response: ServerResponse) => void;

const SCRIPT_URL = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const SCRIPT_HOSTS = 'https://t1.kakaocdn.net https://t1.daumcdn.net';
const FRAME_HOSTS = 'https://postcode.map.kakao.com https://postcode.map.daum.net';

/**
 * The document's script. `frame-ancestors` limits who may frame the document, so it may post to any parent. It sends a few
 * fields of the answer as text. The framing page checks them (`components/auth/address/address-message.ts`).
 */
const SCRIPT = `
(() => {
  const say = (message) => parent.postMessage({ name: ${JSON.stringify(ADDRESS_MESSAGE_NAME)}, ...message }, '*');
  const place = document.getElementById('place');
  if (parent === window) return;
  place.textContent = '';
  const script = document.createElement('script');
  script.src = ${JSON.stringify(SCRIPT_URL)};
  script.onerror = () => say({ kind: 'failed' });
  script.onload = () => {
    try {
      const Postcode = (window.kakao ?? window.daum).Postcode;
      const oncomplete = (answer) => {
        const fields = ${JSON.stringify(ADDRESS_ANSWER_FIELDS)};
        say({ kind: 'found', answer: Object.fromEntries(fields.map((key) => [key, String(answer[key] ?? '')])) });
      };
      new Postcode({ width: '100%', height: '100%', oncomplete }).embed(place, { autoClose: false });
      say({ kind: 'ready' });
    } catch {
      say({ kind: 'failed' });
    }
  };
  document.body.append(script);
})();`;

const DOCUMENT = `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>주소 검색</title>
<style>
html, body { height: 100%; margin: 0; background: #fff; }
main { height: 100%; overflow: auto; font: 15px/1.7 sans-serif; color: #171511; }
</style>
<main id="place" aria-label="주소 검색">이 화면은 가입과 회원 정보에서 주소를 찾을 때 쓰입니다.</main>
<script>${SCRIPT}</script>
</html>
`;

/**
 * The document's policy. Kakao's script writes inline scripts, so they are allowed: the document has no other content to
 * protect. It may load, frame and post to Kakao's hosts alone.
 */
function policyOf(
  { siteUrl, origin, siteOrigins }: AddressSearchOptions,
  { hasOwnOrigin, namesParents = true }: { hasOwnOrigin: boolean; namesParents?: boolean },
): string {
  const parents = hasOwnOrigin ? siteOrigins.filter((each) => !isNumbered(each)).join(' ') : "'self'";
  const directives = [
    "default-src 'none'",
    `script-src 'unsafe-inline' ${SCRIPT_HOSTS}`,
    "style-src 'unsafe-inline'",
    `img-src data: ${SCRIPT_HOSTS}`,
    `frame-src ${FRAME_HOSTS}`,
    `form-action ${FRAME_HOSTS}`,
    "base-uri 'none'",
    ...(namesParents ? [`frame-ancestors ${parents}`] : []),
    `sandbox ${addressSearchSandbox(hasOwnOrigin)}`,
  ];
  if ((hasOwnOrigin ? origin : siteUrl)?.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Whether an origin's host is a number of IPv6, which no policy can name: its brackets aren't part of the grammar. */
function isNumbered(origin: string): boolean {
  return new URL(origin).hostname.startsWith('[');
}

/**
 * Serves the document of the address search, without Next. On the search's own origin the document uses that origin, which
 * has nothing else. At the site's address the document has an opaque origin, so that its script can't reach the site
 * (ADR 23).
 */
export function createAddressSearch(options: AddressSearchOptions): AddressSearch {
  const ownHost = options.origin === null ? null : new URL(options.origin).host;
  const body = Buffer.from(DOCUMENT);
  const headOf = (scope: Parameters<typeof policyOf>[1]) => [
    ...['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.byteLength)],
    ...['Cache-Control', 'no-cache', 'X-Robots-Tag', 'noindex'],
    ...['Content-Security-Policy', policyOf(options, scope)],
    ...fixedSecurityHeaders(options.siteUrl.startsWith('https:')).flat(),
  ];
  const heads = {
    own: headOf({ hasOwnOrigin: true }),
    ownForNumbered: headOf({ hasOwnOrigin: true, namesParents: false }),
    none: headOf({ hasOwnOrigin: false }),
  };
  /** Whether the page that frames the document is one of ours at a number. No other page can send that Referer. */
  const isForNumbered = (referer = '') => {
    const parent = URL.canParse(referer) ? new URL(referer).origin : '';
    return options.siteOrigins.includes(parent) && isNumbered(parent);
  };

  return (request, response) => {
    const isOwnHost = ownHost !== null && request.headers.host?.toLowerCase() === ownHost;
    const isDocument = (request.url ?? '').split('?', 1)[0] === authPaths.addressSearch();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isDocument || !isRead) {
      const allow = isDocument ? ['Allow', 'GET, HEAD'] : [];
      const type = ['Content-Type', 'text/plain; charset=utf-8', 'X-Content-Type-Options', 'nosniff'];
      response.writeHead(isDocument ? 405 : 404, [...type, ...allow]);
      response.end(request.method === 'HEAD' ? undefined : '주소 검색만 있는 곳입니다.');
      return;
    }
    const ownHead = isForNumbered(request.headers.referer) ? heads.ownForNumbered : heads.own;
    response.writeHead(200, isOwnHost ? ownHead : heads.none);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
