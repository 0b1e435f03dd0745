import { apiUrl } from '@/lib/api/url';
import { RATES } from '@/server/api/http/rates';
import type { KindResult } from './kind';

/** By how much the limits of the attacked site are raised (`scripts/fuzz.mjs`). */
const RAISED = 1000;
const AT_ONCE = 4;
const ADDRESS = '203.0.113.77';
const SENT = apiUrl('/v1/support/guest/inquiries');

const INQUIRY = {
  type: 'INQUIRY',
  title: '작품이 보이지 않아요',
  content: '목록에서 작품이 보이지 않아요.',
  email: 'guest@example.com',
  phoneNum: '01012345678',
  privacyAgreed: true,
};

/** Ways to send an inquiry that is refused for its form. */
const REFUSED: readonly (() => RequestInit)[] = [
  () => ({ body: 'x', headers: { 'content-type': 'text/plain' } }),
  () => ({ body: '{', headers: { 'content-type': 'application/json' } }),
  () => ({ body: formOf({ ...INQUIRY, title: '' }) }),
];

/** Sends more inquiries that are refused for their form than an address may send in an hour. One that isn't is taken after them. */
export async function tryRefusedInput(url: string): Promise<KindResult> {
  const send = async ({ headers, ...init }: RequestInit) => {
    const own = { origin: url, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ADDRESS };
    const answer = await fetch(url + SENT, { method: 'POST', ...init, headers: { ...own, ...headers } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const count = RATES.guestInquiry.points * RAISED + 1;
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const bodies = Array.from({ length: AT_ONCE }, (_, at) => REFUSED[(sent + at) % REFUSED.length]);
    for (const status of await Promise.all(bodies.map((body) => send(body?.() ?? {}))))
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const last = await send({ body: formOf(INQUIRY) });
  const failures = [
    ...[...statuses.keys()]
      .filter((status) => ![400, 415, 422].some((known) => known === status))
      .map((status) => `${statuses.get(status)} malformed inquiries were answered ${status}`),
    ...(last === 200 ? [] : [`after ${count} malformed inquiries a right one is answered ${last}`]),
  ];
  const report = `Refused input: after ${count} malformed inquiries of an address a right one is answered ${last}.`;
  return { passed: failures.length === 0 ? 1 : 0, failures, report, section: report };
}

function formOf(body: object): FormData {
  const form = new FormData();
  form.append('reqDto', new Blob([JSON.stringify(body)], { type: 'application/json' }));
  return form;
}
