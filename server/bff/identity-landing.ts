import { z } from 'zod';
import { identityResultRequestSchema } from '@/lib/contracts/identity';
import { escapeHtml } from '@/lib/format/escape-html';
import { IDENTITY_AWAY, identityChannelName } from '@/lib/identity-channel';
import * as identityMessages from '@/lib/messages/identity';
import * as sitePaths from '@/lib/paths/site';
import { site } from '@/lib/site';

/** The largest form in bytes. */
const FORM_MAX = 32 * 1024;
/** A channel's name, or the `state` of a window that left for the verification. */
const KEY = /^\w{1,64}$/;
const { encData, integrity } = identityResultRequestSchema.shape;
const resultSchema = z.object({ encData, integrity });

/**
 * Sends the result to the page that opened the popup, which then closes the popup. After two seconds it closes itself. In a
 * window that has left for the verification it adds the result to the window's record, and leads back to the page of the
 * record, which has to be of this site. Another window's address has another state.
 */
const SCRIPT = `(() => {
  const { channel, state, encData, integrity } = document.body.dataset;
  if (!state) {
    if (channel) new BroadcastChannel(channel).postMessage({ encData, integrity });
    document.querySelector('button').addEventListener('click', () => window.close());
    setTimeout(() => window.close(), 2000);
    return;
  }
  try {
    const key = ${JSON.stringify(IDENTITY_AWAY)};
    const away = JSON.parse(sessionStorage.getItem(key));
    if (away.state !== state || 'answer' in away) throw new Error('another state');
    const page = new URL(away.path, location.origin);
    if (page.origin !== location.origin) throw new Error('another site');
    sessionStorage.setItem(key, JSON.stringify({ ...away, answer: encData ? { encData, integrity } : null }));
    location.replace(page.href);
  } catch {
    document.querySelector('p').textContent = ${JSON.stringify(identityMessages.windowLost)};
    document.querySelector('a').hidden = false;
  }
})();`;

const STYLE = `:root { color-scheme: light; }
body { margin: 0; background: #fdfcf9; color: #171511; word-break: keep-all;
  font: 400 15px/1.7 Pretendard, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; }
main { min-height: 100vh; min-height: 100svh; box-sizing: border-box; display: grid; place-content: center; gap: 12px;
  padding: 24px; text-align: center; }
h1 { margin: 0; font: 400 24px/1.4 Hahmlet, "Noto Serif KR", "Nanum Myeongjo", serif; letter-spacing: -.02em; }
p { margin: 0; color: #57524a; }
button, a:not([hidden]) { display: grid; place-items: center; justify-self: center; min-height: 48px; margin-top: 8px;
  padding: 0 26px; border: 1px solid #171511; border-radius: 0; text-decoration: none; box-sizing: border-box;
  background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button:hover, a:hover { background: #f4f1ea; }
button:focus-visible, a:focus-visible { outline: 2px solid #171511; outline-offset: 2px; }`;

/**
 * The landing page of a verification. It hands the encrypted result to the page that began it: over the channel in its
 * address where it is a popup, and by the record of its own window otherwise. The document is small, because it is shown for a
 * moment only.
 */
export async function answerIdentityLanding(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const fields = request.method === 'POST' ? await formOf(request) : searchParams;
  const result = resultSchema.safeParse({
    encData: base64Of(fields.get('enc_data')),
    integrity: base64Of(fields.get('integrity_value')),
  });
  const channel = searchParams.get('channel') ?? '';
  const state = searchParams.get('state') ?? '';
  const answer: Record<string, string> = result.success
    ? { 'enc-data': result.data.encData, integrity: result.data.integrity }
    : {};
  const data: Record<string, string> = KEY.test(state)
    ? { state, ...answer }
    : result.success && KEY.test(channel)
      ? { channel: identityChannelName(channel), ...answer }
      : {};
  return new Response(documentOf(data, nonceOf(request)), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}

/** The fields of a posted form. A request without a form of a known, plausible length has none. */
async function formOf(request: Request): Promise<URLSearchParams> {
  const { headers } = request;
  const isForm = (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
  const length = Number(headers.get('content-length') ?? Infinity);
  return new URLSearchParams(isForm && length <= FORM_MAX ? await request.text() : '');
}

/** Base64 from a form, where a plus that wasn't encoded has become a space. */
function base64Of(text: string | null): string {
  return (text ?? '').replaceAll(' ', '+');
}

/** The nonce by which the host's policy allows this document's script. */
function nonceOf(request: Request): string {
  return /'nonce-([\w+/=-]+)'/.exec(request.headers.get('content-security-policy') ?? '')?.[1] ?? '';
}

function documentOf(data: Record<string, string>, nonce: string): string {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  const isSameWindow = data.state !== undefined;
  const text = isSameWindow
    ? identityMessages.returning
    : attributes === ''
      ? '본인 인증 결과를 받지 못했습니다. 창을 닫고 다시 시도해 주세요.'
      : '곧 창이 닫힙니다. 닫히지 않으면 아래 버튼을 눌러 주세요.';
  const way = isSameWindow
    ? `<a href="${sitePaths.home()}" hidden>처음 화면으로</a>`
    : '<button type="button">창 닫기</button>';
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>본인 인증 결과 | ${escapeHtml(site.nameKo)}</title>
<style>${STYLE}</style>
</head>
<body${attributes}>
<main>
<h1>본인 인증</h1>
<p>${text}</p>
${way}
</main>
<script nonce="${escapeHtml(nonce)}">${SCRIPT}</script>
</body>
</html>
`;
}
