import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import * as authMessages from '@/lib/messages/auth';
import * as identityMessages from '@/lib/messages/identity';
import * as identityLimits from '@/lib/limits/identity';
import { refusal, success, installFakeFetch, type FakeAnswer } from '@/tests/support/fake-fetch';
import type { IdentityPurpose } from '@/lib/browser/identity-away';
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

/** As the browser's: between objects of one name, not to oneself. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
    }
  }
  close(): void {
    Channel.open = Channel.open.filter((other) => other !== this);
  }
}

let popup: { name: string; closed: boolean; close: () => void };
let opened: { url: string; name: string; features: string }[];
let answers: Record<string, FakeAnswer>;
let posted: { action: string; target: string; fields: Record<string, string> } | null;

const api = installFakeFetch(({ path }) => answers[path] ?? refusal(500, 'INTERNAL', 'unexpected call'));

beforeEach(() => {
  jest.useFakeTimers();
  Channel.open = [];
  popup = {
    name: '',
    closed: false,
    close() {
      this.closed = true;
    },
  };
  opened = [];
  posted = null;
  answers = { '/v1/auth/identity': success(FORM) };
  Object.assign(window, {
    open: (url: string, name: string, features: string) => {
      opened.push({ url, name, features });
      popup.name = name;
      return popup;
    },
    BroadcastChannel: Channel,
  });
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted = {
      action: this.action,
      target: this.target,
      fields: Object.fromEntries(new FormData(this) as unknown as Iterable<[string, string]>),
    };
  });
});
afterEach(() => {
  while (currentAlert() !== null) answerAlert(true);
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Lets what was started run until it waits for the popup. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await wait(0);
}

const returnUrl = () => (api.calls[0]?.body as { returnUrl: string }).returnUrl;

/** What the landing page does. */
function land(data: unknown): void {
  const name = new URLSearchParams(returnUrl().split('?')[1]).get('channel');
  new Channel(`gyeol-identity-${name}`).postMessage(data);
}

function start(purpose?: IdentityPurpose) {
  const verified: Verified[] = [];
  const onVerified = (each: Verified) => void verified.push(each);
  const hook = renderHook(() => useIdentity({ place: 'signup', onVerified }));
  act(() => hook.result.current.verify(purpose));
  return { ...hook, verified };
}

describe('useIdentity', () => {
  it('opens the popup before anything is waited for, and posts the encrypted request into it', async () => {
    const { result } = start();
    expect(opened).toHaveLength(1);
    expect(opened[0]?.features).toContain(
      `width=${identityLimits.popupWidth},height=${identityLimits.popupHeight}`,
    );
    expect(api.calls).toEqual([]);
    await settle();
    expect(api.calls[0]?.path).toBe('/v1/auth/identity');
    expect(returnUrl()).toMatch(/^\/auth\/verifyResult\?channel=[\da-f]{24}$/);
    expect(posted).toEqual({
      action: FORM.actionUrl,
      target: popup.name,
      fields: {
        m: 'service',
        token_version_id: 'version',
        enc_data: 'request',
        integrity_value: 'signature',
      },
    });
    expect(document.querySelector('form')).toBeNull();
    expect(result.current.isVerifying).toBe(true);
    popup.closed = true;
    await wait(identityLimits.pollMs * 2);
  });

  it('answers what verification says, with the popup closed and nothing left open', async () => {
    answers['/v1/auth/identity/result'] = success({ name: '김하루' });
    const { result, verified } = start();
    await settle();
    land('not an answer');
    land(ANSWER);
    await settle();
    expect(verified).toEqual([{ type: undefined, person: { name: '김하루' } }]);
    expect(api.calls[1]).toEqual({
      method: 'POST',
      path: '/v1/auth/identity/result',
      body: { uniqueVal: 'unique', ...ANSWER },
    });
    expect(popup.closed).toBe(true);
    expect(result.current.isVerifying).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  const FOUND = { accountId: 'haru1', hasPassword: true, snsType: null };
  it.each([
    [{ type: 'id' } as const, '/v1/auth/identity/result/id', FOUND, {}, { type: 'id', found: FOUND }],
    [
      { type: 'pwd', accountId: 'haru1' } as const,
      '/v1/auth/identity/result/pwd',
      { isGranted: true },
      { accountId: 'haru1' },
      { type: 'pwd', accountId: 'haru1', grant: { isGranted: true } },
    ],
  ])('asks for %p where it belongs', async (purpose, path, data, sent, result) => {
    answers[path] = success(data);
    const { verified } = start(purpose);
    await settle();
    expect(returnUrl()).toContain(`type=${purpose.type}`);
    land(ANSWER);
    await settle();
    expect(verified).toEqual([result]);
    expect(api.calls[1]?.body).toEqual({ uniqueVal: 'unique', ...ANSWER, ...sent });
  });

  it('is over when the person closes the popup, and offers this window', async () => {
    const { verified, result } = start();
    await settle();
    await wait(identityLimits.pollMs * 20);
    popup.closed = true;
    await wait(identityLimits.pollMs * 2);
    expect(verified).toEqual([]);
    expect(currentAlert()).toBeNull();
    expect(result.current.hasFailed).toBe(true);
  });

  it('still takes what the popup said last before it closed', async () => {
    answers['/v1/auth/identity/result'] = success({ name: '김하루' });
    const { verified } = start();
    await settle();
    popup.closed = true;
    await wait(identityLimits.pollMs);
    land(ANSWER);
    await settle();
    expect(verified).toEqual([{ type: undefined, person: { name: '김하루' } }]);
  });

  it.each([
    ['none', null],
    ['one that is closed', { closed: true }],
  ])(
    'tells that the popup was blocked where the browser gives %s, and offers this window',
    async (_, given) => {
      Object.assign(window, { open: () => given });
      const { result, verified } = start();
      expect(currentAlert()?.title).toBe(authMessages.popupBlocked);
      expect(currentAlert()?.text).toBe(identityMessages.verifyHereHint);
      await act(async () => answerAlert(false));
      expect(verified).toEqual([]);
      expect(api.calls).toEqual([]);
      expect(result.current).toMatchObject({ isVerifying: false, hasFailed: true });
    },
  );

  it('closes silently when the result fails', async () => {
    answers['/v1/auth/identity/result'] = refusal(400, 'IDENTITY_FAILED', authMessages.identityFailed);
    const { verified, result } = start();
    await settle();
    land(ANSWER);
    await settle();
    expect(verified).toEqual([]);
    expect(popup.closed).toBe(true);
    expect(currentAlert()).toBeNull();
    expect(result.current.hasFailed).toBe(false);
  });

  it('says to who verified that there is no such account', async () => {
    answers['/v1/auth/identity/result/id'] = refusal(404, 'ACCOUNT_NOT_FOUND', authMessages.accountNotFound);
    const { verified } = start({ type: 'id' });
    await settle();
    land(ANSWER);
    await settle();
    expect(verified).toEqual([]);
    expect(currentAlert()?.title).toBe(authMessages.accountNotFound);
  });

  it('says why it could not begin, closes the popup, and doesn’t blame it', async () => {
    answers['/v1/auth/identity'] = refusal(503, 'UNAVAILABLE', authMessages.identityUnavailable);
    const { verified, result } = start();
    await settle();
    expect(verified).toEqual([]);
    expect(popup.closed).toBe(true);
    expect(currentAlert()?.title).toBe(authMessages.identityUnavailable);
    expect(result.current.hasFailed).toBe(false);
  });

  it('sends nothing from a popup that was closed while it began: the answer would open a window', async () => {
    const { verified } = start();
    popup.closed = true;
    await settle();
    expect(verified).toEqual([]);
    expect(api.calls).toHaveLength(1);
    expect(posted).toBeNull();
    expect(Channel.open).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('closes with the part of the page that asked, and answers it no more', async () => {
    answers['/v1/auth/identity/result'] = success({ name: '김하루' });
    const { unmount, verified } = start();
    await settle();
    unmount();
    expect(popup.closed).toBe(true);
    // What was said last was on its way.
    land(ANSWER);
    await settle();
    expect(verified).toEqual([]);
  });
});
