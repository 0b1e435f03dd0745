import '@/lib/browser/press-guard';
import * as networkMessages from '@/lib/messages/network';
import * as signupMessages from '@/lib/messages/signup';
import { uploadForm, type FormOptions } from './upload-form';

/** Stands for the browser's request: a test says what happens to it. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: unknown) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  retryAfter: string | null = null;
  opened: string[] = [];
  constructor() {
    FakeRequest.last = this;
  }
  open(...parameters: string[]): void {
    this.opened = parameters;
  }
  setRequestHeader(): void {}
  getResponseHeader(): string | null {
    return this.retryAfter;
  }
  send(): void {}
  abort(): void {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

describe('uploadForm', () => {
  const { XMLHttpRequest: original, Response: originalResponse } = globalThis;
  beforeEach(() => {
    // jsdom has no Response; as far as the answer is read.
    class Answer {
      readonly ok: boolean;
      readonly status: number;
      readonly headers: Headers;
      constructor(
        private readonly text: string,
        init: { status: number; headers: Record<string, string> },
      ) {
        this.status = init.status;
        this.ok = init.status >= 200 && init.status < 300;
        this.headers = new Headers(init.headers);
      }
      async json(): Promise<unknown> {
        return JSON.parse(this.text);
      }
    }
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest, Response: Answer });
  });
  afterEach(() => {
    Object.assign(globalThis, { XMLHttpRequest: original, Response: originalResponse });
  });

  function start(given: Partial<FormOptions> = {}) {
    const shares: number[] = [];
    const controller = new AbortController();
    const options = {
      signal: controller.signal,
      onProgress: (share: number) => void shares.push(share),
      ...given,
    };
    const done = uploadForm({ method: 'PUT', url: '/v1/x' }, { files: [] }, options);
    return { shares, controller, done };
  }

  it('tells how much has left, and ends with the answer', async () => {
    const { shares, done } = start();
    const request = FakeRequest.last;
    request.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true });
    request.upload.onprogress?.({ loaded: 2, total: 0, lengthComputable: false });
    request.upload.onload?.();
    request.answer(200, { code: 'SUCCESS', data: { id: 'a' } });
    expect(await done).toEqual({ id: 'a' });
    expect(shares).toEqual([0.25, 1]);
    expect(request.opened).toEqual(['PUT', '/v1/x']);
  });

  it('fails as every call does', async () => {
    const { done } = start();
    FakeRequest.last.answer(409, { code: 'EMAIL_TAKEN', message: signupMessages.emailTaken });
    await expect(done).rejects.toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    const { done: lost } = start();
    FakeRequest.last.onerror?.();
    await expect(lost).rejects.toMatchObject({ message: networkMessages.noResponse });
  });

  it('locks the button that sent it, and none for an automatic save', async () => {
    const button = document.createElement('button');
    let presses = 0;
    button.addEventListener('click', () => (presses += 1));
    document.body.append(button);
    document.elementFromPoint = () => button;
    const press = () => {
      button.dispatchEvent(
        Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { isPrimary: true }),
      );
      button.click();
    };

    press();
    const { done } = start({ isBackground: true });
    press();
    expect(presses).toBe(2);
    FakeRequest.last.answer(200, { code: 'SUCCESS', data: null });
    await done;

    press();
    const { done: sent } = start();
    press();
    expect(presses).toBe(3);
    FakeRequest.last.answer(200, { code: 'SUCCESS', data: null });
    await sent;
    button.remove();
  });

  it('is stopped by its signal', async () => {
    const { done, controller } = start();
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    const late = new AbortController();
    late.abort();
    await expect(
      uploadForm(
        { method: 'POST', url: '/v1/x' },
        { files: [] },
        {
          signal: late.signal,
          onProgress: () => undefined,
        },
      ),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
