import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  ADDRESS_ANSWER_FIELDS,
  ADDRESS_MESSAGE_NAME,
  addressSearchParents,
  addressSearchSandbox,
} from '@/lib/address-search';
import * as authPaths from '@/lib/paths/auth';
import { fixedSecurityHeaders } from './content-policy';

export interface AddressSearchOptions {
  /** Origin without a trailing slash. */
  siteUrl: string;
  /** The origin that belongs to the search alone; null: the document has no origin. */
  origin: string | null;
}

/** Answers a request for the search, and any on its origin. */
export type AddressSearch = (request: IncomingMessage, response: ServerResponse) => void;

const SCRIPT_URL = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const SCRIPT_HOSTS = 'https://t1.kakaocdn.net https://t1.daumcdn.net';
const FRAME_HOSTS = 'https://postcode.map.kakao.com https://postcode.map.daum.net';

/**
 * Whoever frames this document is named by its `frame-ancestors`, so what it says may be for any parent. Of the
 * answer it passes on a few fields as text: the page around it believes nothing and checks them
 * (`components/form/address/address-message.ts`).
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
 * Kakao's script writes inline scripts into its frames. It may run anything here anyway and there is nothing else to
 * run, so inline scripts are allowed; what the document may fetch, frame and post to is Kakao's.
 */
function policyOf({ siteUrl, origin }: AddressSearchOptions, hasOwnOrigin: boolean): string {
  const directives = [
    "default-src 'none'",
    `script-src 'unsafe-inline' ${SCRIPT_HOSTS}`,
    "style-src 'unsafe-inline'",
    `img-src data: ${SCRIPT_HOSTS}`,
    `frame-src ${FRAME_HOSTS}`,
    `form-action ${FRAME_HOSTS}`,
    "base-uri 'none'",
    `frame-ancestors ${hasOwnOrigin ? addressSearchParents(siteUrl).join(' ') : "'self'"}`,
    `sandbox ${addressSearchSandbox(hasOwnOrigin)}`,
  ];
  if ((hasOwnOrigin ? origin : siteUrl)?.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * Serves the document of the address search, a small one without Next. On the search's own origin it may use that
 * origin, and nothing but the document is there. Asked for at the site's address, the document has no origin, so
 * what runs in it can't reach the site. (ADR 23)
 */
export function createAddressSearch(options: AddressSearchOptions): AddressSearch {
  const ownHost = options.origin === null ? null : new URL(options.origin).host;
  const body = Buffer.from(DOCUMENT);
  const headOf = (hasOwnOrigin: boolean) => [
    ...['Content-Type', 'text/html; charset=utf-8', 'Content-Length', String(body.byteLength)],
    ...['Cache-Control', 'no-cache', 'X-Robots-Tag', 'noindex'],
    ...['Content-Security-Policy', policyOf(options, hasOwnOrigin)],
    ...fixedSecurityHeaders(options.siteUrl.startsWith('https:')).flat(),
  ];
  const heads = { own: headOf(true), none: headOf(false) };

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
    response.writeHead(200, isOwnHost ? heads.own : heads.none);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
