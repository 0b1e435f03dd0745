import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/format/escape-html';
import * as demoMessages from './demo-messages';
import { site } from '@/lib/site';
import { CARRIERS } from './demo-form';
import type { DemoErrors, DemoFields, DemoRequest } from './demo-form';
import { demoStyle } from './demo-style';

/** The headers of every demo page. The page may use its own style sheet and post forms to this site; it has no script. */
export function demoHeaders(): Record<string, string> {
  const style = createHash('sha256').update(demoStyle).digest('base64');
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src 'sha256-${style}'`,
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
  };
}

interface VerificationPage {
  action: string;
  request: DemoRequest;
  fields: DemoFields;
  errors: DemoErrors;
  /** The code that a text message would have. */
  code: string;
}

/** The form on which a person says who they are. */
export function verificationPage({ action, request, fields, errors, code }: VerificationPage): string {
  const first = Object.keys(errors).length === 0 ? null : firstOf(errors);
  const field = (name: keyof DemoFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    isFirst: first === name,
  });
  return documentOf(
    '휴대폰 본인 인증',
    `<h1>휴대폰 본인 인증</h1>
<p class="notice"><b>시연용 화면입니다.</b> 본인 확인 기관이 아니며 문자를 보내지 않습니다. 실제 개인정보는 입력하지 마세요.</p>
<form method="post" action="${escapeHtml(action)}" novalidate>
${hidden({ token_version_id: request.tokenVersionId, enc_data: request.encData, integrity_value: request.integrity })}
${choice({ ...field('carrier'), label: '통신사', options: Object.keys(CARRIERS).map((name) => [name, name]) })}
${input({ ...field('name'), label: '이름', extra: 'autocomplete="name" maxlength="30"' })}
<div class="pair">
${input({ ...field('birthDate'), label: '생년월일', extra: 'inputmode="numeric" autocomplete="bday" maxlength="10" placeholder="19940312"' })}
${choice({
  ...field('gender'),
  label: '성별',
  options: [
    ['MALE', '남'],
    ['FEMALE', '여'],
  ],
})}
</div>
${input({ ...field('phoneNum'), label: '휴대폰 번호', extra: 'type="tel" inputmode="tel" autocomplete="tel-national" maxlength="16" placeholder="01012345678"' })}
<div class="code"><p id="test-code">테스트 인증번호 <strong>${code}</strong></p>
${input({ ...field('code'), label: '인증번호', described: 'test-code', extra: 'inputmode="numeric" autocomplete="one-time-code" maxlength="6" placeholder="위의 숫자 6자리"' })}</div>
<p class="actions"><button class="primary" name="action" value="confirm">인증하기</button>
<button name="action" value="cancel">취소</button></p>
</form>`,
  );
}

/** The page for an unknown or expired request. */
export function expiredPage(): string {
  return documentOf(
    '인증 요청을 확인할 수 없어요',
    `<h1>인증 요청을 확인할 수 없어요</h1>
<p class="lead">${demoMessages.expired}</p>`,
  );
}

/** The page that posts the result. It needs a click, because the page runs no script. */
export function passOnPage(action: string, fields: Record<string, string>): string {
  return documentOf(
    '본인 인증을 마쳤습니다',
    `<h1>본인 인증을 마쳤습니다</h1>
<form method="post" action="${escapeHtml(action)}">
${hidden(fields)}
<p class="actions"><button class="primary">계속</button></p>
</form>`,
  );
}

/** The first field with an error, in the order of the page. */
function firstOf(errors: DemoErrors): keyof DemoFields | null {
  const order = ['carrier', 'name', 'birthDate', 'gender', 'phoneNum', 'code'] as const;
  return order.find((name) => errors[name] !== undefined) ?? null;
}

interface Field {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  /** Whether the field is the first one with an error, which gets the focus. */
  isFirst: boolean;
}

function input({
  name,
  label,
  value,
  error,
  isFirst,
  extra,
  described,
}: Field & { extra: string; described?: string }): string {
  const ids = [error === undefined ? null : `${name}-error`, described].filter((id) => id != null);
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(value)}" ${extra} required${state(error, ids, isFirst)}>
${message(name, error)}</div>`;
}

function choice({
  name,
  label,
  value,
  error,
  isFirst,
  options,
}: Field & { options: [value: string, label: string][] }): string {
  const radios = options.map(
    ([option, text], index) =>
      `<label><input type="radio" name="${name}" value="${escapeHtml(option)}" required${option === value ? ' checked' : ''}${isFirst && index === 0 ? ' autofocus' : ''}><span>${escapeHtml(text)}</span></label>`,
  );
  const described = error === undefined ? '' : ` aria-describedby="${name}-error"`;
  return `<fieldset class="field"${described}><legend>${label}</legend>
<div class="choice${error === undefined ? '' : ' wrong'}">${radios.join('')}</div>
${message(name, error)}</fieldset>`;
}

function state(
  error: string | undefined,
  describedBy: readonly (string | null | undefined)[],
  isFirst: boolean,
): string {
  return [
    error === undefined ? '' : ' aria-invalid="true"',
    describedBy.length === 0 ? '' : ` aria-describedby="${describedBy.join(' ')}"`,
    isFirst ? ' autofocus' : '',
  ].join('');
}

function message(name: string, error: string | undefined): string {
  return error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
}

function hidden(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n');
}

function documentOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)} (시연) | ${escapeHtml(site.nameKo)}</title>
<style>${demoStyle}</style>
</head>
<body>
<header><span class="logo">${escapeHtml(site.nameKo)}</span> <span class="latin">${escapeHtml(site.nameEn)}</span><span class="mark">시연</span></header>
<main>
${body}
</main>
</body>
</html>
`;
}
