import { createHash } from 'node:crypto';
import type { SocialProvider } from '@/lib/contracts/identity';
import { escapeHtml } from '@/lib/format/escape-html';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import { site, siteName } from '@/lib/site';
import { DEMO_PEOPLE } from './demo-people';

/** The style sheet of the demo pages, with colours from `app/globals.css`. The page loads nothing else. */
const STYLE = `
:root{--paper:#fdfcf9;--mat:#f4f1ea;--ink:#171511;--ink-2:#57524a;--ink-3:#6e685e;--line:#dedad0;--line-2:#8a8479;--seal:#c2321d;
--sans:Pretendard,'Pretendard Variable',-apple-system,'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR',sans-serif;
--serif:Hahmlet,'Noto Serif KR','Noto Serif CJK KR','Nanum Myeongjo',serif}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 15px/1.7 var(--sans);letter-spacing:-.005em;
word-break:keep-all;overflow-wrap:anywhere}
.notice{margin:0;padding:12px 20px;background:var(--mat);border-bottom:1px solid var(--line);color:var(--ink-2);font-size:14px;text-align:center;text-wrap:balance}
main{max-width:480px;margin:0 auto;padding:56px 20px 72px}
.en{margin:0 0 12px;color:var(--ink-3);font-weight:500;font-size:12px;letter-spacing:.06em}
h1{margin:0 0 16px;font:400 26px/1.45 var(--serif);letter-spacing:-.022em;text-wrap:balance}
p{margin:0}
.lead{margin-bottom:32px;color:var(--ink-2)}
fieldset{margin:0;padding:0;border:0}
legend{padding:0 0 8px;font-weight:600}
.people{border-top:1px solid var(--ink);margin-bottom:32px}
.choice{display:flex;gap:12px;align-items:center;min-height:64px;padding:8px 4px;border-bottom:1px solid var(--line);cursor:pointer}
.choice:has(:checked){background:var(--mat)}
.choice small{display:block;color:var(--ink-3);font-size:13px}
input[type=radio],input[type=checkbox]{flex:none;width:20px;height:20px;margin:0;accent-color:var(--ink)}
.own{padding:16px 4px 20px 36px;border-bottom:1px solid var(--line);display:grid;gap:12px}
.people:not(:has([value=own]:checked)) .own{display:none}
.own label{display:grid;gap:4px;font-size:14px;color:var(--ink-2)}
.own input{width:100%;height:48px;padding:0 14px;border:1px solid var(--line-2);border-radius:0;background:#fff;color:var(--ink);font:400 16px/1.5 var(--sans)}
.consent{display:flex;gap:12px;align-items:center;min-height:44px;margin-bottom:32px;cursor:pointer}
.consents{border-top:1px solid var(--ink);margin-bottom:8px}
.consents li{display:flex;justify-content:space-between;gap:16px;padding:12px 4px;border-bottom:1px solid var(--line)}
.consents{list-style:none;padding:0;margin-top:0}
.consents small{color:var(--ink-3);font-size:13px}
.error{margin:0 0 24px;padding:12px 16px;border:1px solid var(--seal);color:var(--seal)}
.actions{display:grid;gap:12px}
button{min-height:48px;border:1px solid var(--ink);border-radius:0;background:none;color:var(--ink);font:500 15px/1.4 var(--sans);cursor:pointer}
button.primary{background:var(--ink);color:var(--paper)}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
`;

/** Sends the form once: a second press would begin a second login. A page that the browser brings back sends again. */
const SCRIPT = `{
let isSent = false;
addEventListener('submit', (event) => (isSent ? event.preventDefault() : (isSent = true)));
addEventListener('pageshow', () => (isSent = false));
}`;

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The page's content security policy: it loads nothing, runs one script, and posts to this site alone. */
export const DEMO_PAGE_POLICY = [
  "default-src 'none'",
  `style-src ${digestOf(STYLE)}`,
  `script-src ${digestOf(SCRIPT)}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export interface DemoPageOptions {
  provider: SocialProvider;
  /** The fields as they were filled in before, and the error. */
  chosen?: string;
  name?: string;
  email?: string;
  error?: string;
}

/** The page on which a person says who they are and agrees to the login. It posts to its own address. */
export function demoAuthorizePage(options: DemoPageOptions): string {
  const { provider, chosen = 'haru', name = '', email = '', error } = options;
  const label = SOCIAL_PROVIDER_LABELS[provider];
  const choices = Object.entries(DEMO_PEOPLE).map(([key, person]) =>
    choice(key, person.name, person.email ?? '이메일 없음', chosen === key),
  );
  return page(
    `${label} 로그인 시연`,
    `<p class="en">DEMO · ${provider.toUpperCase()}</p>
<h1>${label} 계정으로 ${site.nameKo}에 로그인</h1>
<p class="lead">어느 사람으로 로그인할지 고르고 동의해 주세요.</p>
${error === undefined ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
<form method="post">
<fieldset>
<legend>사람</legend>
<div class="people">
${choices.join('\n')}
${choice('own', '직접 입력', '다른 이름으로 처음 온 사람이 되어 봅니다', chosen === 'own')}
<div class="own">
<label>이름<input name="name" value="${escapeHtml(name)}" maxlength="50" autocomplete="off"></label>
<label>이메일 (선택)<input name="email" type="email" value="${escapeHtml(email)}" maxlength="254" autocomplete="off"></label>
</div>
</div>
</fieldset>
<fieldset>
<legend>제공하는 정보</legend>
<ul class="consents"><li>이름 <small>필수</small></li></ul>
<label class="consent"><input type="checkbox" name="sharesEmail" value="1" checked>이메일 제공에 동의 (선택)</label>
</fieldset>
<div class="actions">
<button class="primary" name="decision" value="agree">동의하고 계속하기</button>
<button name="decision" value="deny" formnovalidate>취소</button>
</div>
</form>`,
  );
}

/** The page for a request of an unknown client or address, which must not be redirected. */
export function demoRefusalPage(): string {
  return page(
    '로그인 시연',
    `<p class="en">DEMO</p>
<h1>로그인 요청을 확인할 수 없습니다</h1>
<p class="lead">주소가 잘못되었거나 오래되었습니다. 처음부터 다시 시도해 주세요.</p>
<p><a href="/">홈으로 가기</a></p>`,
  );
}

function choice(value: string, title: string, hint: string, isChosen: boolean): string {
  return `<label class="choice"><input type="radio" name="person" value="${value}"${isChosen ? ' checked' : ''}><span>${escapeHtml(title)}<small>${escapeHtml(hint)}</small></span></label>`;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${siteName}</title>
<style>${STYLE}</style>
<script>${SCRIPT}</script>
</head>
<body>
<header class="notice">시연 화면입니다. 실제 서비스가 아니며, 입력한 내용은 이 컴퓨터 밖으로 나가지 않습니다.</header>
<main>
${content}
</main>
</body>
</html>
`;
}
