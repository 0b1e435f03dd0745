import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import { toastStore } from '@/components/ui/dialog/toast-store';
import type { IdentityAway } from '@/lib/browser/identity-away';
import { IDENTITY_AWAY } from '@/lib/identity-channel';
import * as authMessages from '@/lib/messages/auth';
import * as identityMessages from '@/lib/messages/identity';
import * as networkMessages from '@/lib/messages/network';
import { offline, refusal, success, installFakeFetch, type FakeAnswer } from '@/tests/support/fake-fetch';
import type { Verified } from './identity-call';
import { useIdentity } from './use-identity';

const FORM = {
  uniqueVal: 'unique',
  actionUrl: 'http://localhost/verification',
  tokenVersionId: 'version',
  encData: 'request',
  integrity: 'signature',
};
const ANSWER = { encData: 'result', integrity: 'of the result' };

let answers: Record<string, FakeAnswer>;
let posted: { action: string; target: string } | null;
const api = installFakeFetch(({ path }) => answers[path] ?? refusal(500, 'INTERNAL', 'unexpected call'));

beforeEach(() => {
  posted = null;
  answers = { '/v1/auth/identity': success(FORM) };
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted = { action: this.action, target: this.target };
  });
});
afterEach(() => {
  while (currentAlert() !== null) answerAlert(true);
});

/** Lets what was started run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const returnUrl = () => (api.calls[0]?.body as { returnUrl: string }).returnUrl;

function hold() {
  const verified: Verified[] = [];
  const onLeave = jest.fn();
  const onVerified = (each: Verified) => void verified.push(each);
  const hook = renderHook(() => useIdentity({ place: 'signup', onVerified, onLeave }));
  return { ...hook, verified, onLeave };
}

describe('useIdentity in this window', () => {
  const kept = () =>
    JSON.parse(window.sessionStorage.getItem(IDENTITY_AWAY) ?? 'null') as IdentityAway | null;
  const keep = (changes: Partial<IdentityAway>) =>
    window.sessionStorage.setItem(
      IDENTITY_AWAY,
      JSON.stringify({
        ...{ place: 'signup', purpose: {}, uniqueVal: 'unique', state: 'a1', path: '/', leftAt: Date.now() },
        ...changes,
      }),
    );
  beforeEach(() => {
    window.sessionStorage.clear();
    toastStore.set(null);
  });

  it('leaves with a record that the landing page finds, where the popup is blocked', async () => {
    Object.assign(window, { open: () => null });
    const { result, onLeave } = hold();
    act(() => result.current.verify());
    await act(async () => answerAlert(true));
    await settle();
    expect(returnUrl()).toMatch(/^\/auth\/verifyResult\?state=[\da-f]{24}$/);
    expect(posted).toMatchObject({ action: FORM.actionUrl, target: '_self' });
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(result.current.isVerifying).toBe(true);
    expect(kept()).toMatchObject({ place: 'signup', purpose: {}, uniqueVal: 'unique', path: '/' });
    expect(returnUrl()).toContain(`state=${kept()?.state}`);
    expect(JSON.stringify(kept())).not.toContain(FORM.encData);
  });

  it('stays on the page without session storage, or if the service is unavailable', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { result } = hold();
    act(() => result.current.verifyHere());
    await settle();
    expect(currentAlert()?.title).toBe(authMessages.popupBlocked);
    await act(async () => answerAlert(true));
    answers['/v1/auth/identity'] = refusal(503, 'UNAVAILABLE', authMessages.identityUnavailable);
    act(() => result.current.verifyHere());
    await settle();
    expect(currentAlert()?.title).toBe(authMessages.identityUnavailable);
    expect(posted).toBeNull();
  });

  it('uses a returned answer once', async () => {
    answers['/v1/auth/identity/result'] = success({ name: '김하루' });
    keep({ answer: ANSWER });
    const { verified } = hold();
    await settle();
    expect(api.calls[0]?.body).toEqual({ uniqueVal: 'unique', ...ANSWER });
    expect(verified).toEqual([{ type: undefined, person: { name: '김하루' } }]);
    expect(kept()).toBeNull();
  });

  it('also continues in the document that was left', async () => {
    answers['/v1/auth/identity/result'] = success({ name: '김하루' });
    const { verified } = hold();
    keep({ answer: ANSWER });
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await settle();
    expect(verified).toHaveLength(1);
  });

  it('shows a message after a cancelled verification, and none after a step back', async () => {
    keep({ answer: null });
    hold();
    await settle();
    expect(toastStore.get()?.text).toBe(identityMessages.notDone);
    toastStore.set(null);
    keep({});
    hold();
    await settle();
    expect([toastStore.get(), kept(), api.calls]).toEqual([null, null, []]);
  });

  it('keeps the answer without a network, and sends it again after a reload', async () => {
    api.answer = offline;
    keep({ answer: ANSWER });
    const { verified } = hold();
    await settle();
    expect(currentAlert()?.title).toBe(networkMessages.noResponse);
    expect([verified, kept()?.answer]).toEqual([[], ANSWER]);
  });

  it.each([
    ['another part of the page', { place: 'find' } as const],
    ['another page', { path: '/my/info' }],
    ['too old', { leftAt: Date.now() - 20 * 60_000 }],
    ['of another shape', { uniqueVal: 7 as unknown as string }],
    ['with half an answer', { answer: { encData: 'x' } as IdentityAway['answer'] }],
  ])('ignores a record of %s', async (_, changes) => {
    keep({ answer: ANSWER, ...changes });
    const { verified } = hold();
    await settle();
    expect([verified, api.calls]).toEqual([[], []]);
  });
});
