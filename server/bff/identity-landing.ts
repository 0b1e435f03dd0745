import { z } from 'zod';
import { identityResultRequestSchema } from '@/lib/contracts/identity';
import { escapeHtml } from '@/lib/format/escape-html';
import { identityChannelName } from '@/lib/identity-channel';
import { site } from '@/lib/site';

/** The largest form in bytes. */
const FORM_MAX = 32 * 1024;
const CHANNEL = /^\w{1,64}$/;
const { encData, integrity } = identityResultRequestSchema.shape;
const resultSchema = z.object({ encData, integrity });

/** Sends the result to the page that opened the popup, which then closes the popup. After two seconds it closes itself. */
const SCRIPT = `(() => {
  const { channel, encData, integrity } = document.body.dataset;
  if (channel) new BroadcastChannel(channel).postMessage({ encData, integrity });
  document.querySelector('button').addEventListener('click', () => window.close());
  setTimeout(() => window.close(), 2000);
})();`;

const STYLE = `:root { color-scheme: light; }
body { margin: 0; background: #fdfcf9; color: #171511; word-break: keep-all;
  font: 400 15px/1.7 Pretendard, -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; }
main { min-height: 100vh; min-height: 100svh; box-sizing: border-box; display: grid; place-content: center; gap: 12px;
  padding: 24px; text-align: center; }
h1 { margin: 0; font: 400 24px/1.4 Hahmlet, "Noto Serif KR", "Nanum Myeongjo", serif; letter-spacing: -.02em; }
p { margin: 0; color: #57524a; }
button { justify-self: center; min-height: 48px; margin-top: 8px; padding: 0 26px; border: 1px solid #171511; border-radius: 0;
  background: transparent; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: #f4f1ea; }
button:focus-visible { outline: 2px solid #171511; outline-offset: 2px; }`;

/**
 * The landing page of a verification's popup. It sends the encrypted result to the page that opened the popup, over the
 * channel in its address. The document is small, because the popup shows it for a moment only.
 */
export async function answerIdentityLanding(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const fields = request.method === 'POST' ? await formOf(request) : searchParams;
  const result = resultSchema.safeParse({
    encData: base64Of(fields.get('enc_data')),
    integrity: base64Of(fields.get('integrity_value')),
  });
  const channel = searchParams.get('channel') ?? '';
  const data: Record<string, string> =
    result.success && CHANNEL.test(channel)
      ? {
          channel: identityChannelName(channel),
          'enc-data': result.data.encData,
          integrity: result.data.integrity,
        }
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
  const text =
    attributes === ''
      ? '본인 인증 결과를 받지 못했습니다. 창을 닫고 다시 시도해 주세요.'
      : '곧 창이 닫힙니다. 닫히지 않으면 아래 버튼을 눌러 주세요.';
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
<button type="button">창 닫기</button>
</main>
<script nonce="${escapeHtml(nonce)}">${SCRIPT}</script>
</body>
</html>
`;
}
