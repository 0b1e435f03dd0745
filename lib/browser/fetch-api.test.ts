import * as networkMessages from '@/lib/messages/network';
import { ApiFailure, failureMessage } from './api-failure';
import { fetchData } from './fetch-api';

function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: status >= 200 && status < 300,
      status,
      headers: new Headers(headers),
      json: async () => JSON.parse(text) as unknown,
    })) as unknown as typeof fetch;
}

async function failure(): Promise<ApiFailure> {
  const error: unknown = await fetchData('/v1/home').catch((reason: unknown) => reason);
  if (!(error instanceof ApiFailure)) throw new Error('expected an ApiFailure');
  return error;
}

describe('fetchData', () => {
  const original = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = original;
  });

  it('unwraps the envelope', async () => {
    answer(200, { code: 'SUCCESS', message: null, data: { liked: ['a'] } });
    await expect(fetchData('/v1/home')).resolves.toEqual({ liked: ['a'] });
  });

  it('keeps the code, the sentence and the fields of a failure', async () => {
    answer(422, {
      code: 'UNPROCESSABLE',
      message: '서버의 말',
      errors: [{ field: 'uuid', message: '필수' }, 3],
    });
    const error = await failure();
    expect(error).toMatchObject({
      status: 422,
      code: 'UNPROCESSABLE',
      message: '서버의 말',
      isRetryable: false,
    });
    expect(error.errors).toEqual([{ field: 'uuid', message: '필수' }]);
  });

  it.each([
    [502, '<html>', '서버가 일시적으로 사용할 수 없습니다', true],
    [429, '', '요청이 너무 많습니다. 잠시 후 다시 시도해주세요', true],
    [404, '{}', '요청한 데이터를 찾을 수 없습니다', false],
    [418, '', networkMessages.unknown, false],
  ])('says of a bare %i what the catalogue says', async (status, body, message, isRetryable) => {
    answer(status, body);
    expect(await failure()).toMatchObject({ status, message, isRetryable });
  });

  it('says how long to wait where the server does', async () => {
    answer(429, { message: '너무 많아요.' }, { 'retry-after': '90' });
    expect(failureMessage(await failure())).toBe('너무 많아요. (2분 뒤)');
    answer(429, { message: '너무 많아요.' }, { 'retry-after': '30' });
    expect(failureMessage(await failure())).toBe('너무 많아요. (30초 뒤)');
    answer(429, { message: '너무 많아요.' }, { 'retry-after': 'soon' });
    expect(failureMessage(await failure())).toBe('너무 많아요.');
  });

  it('sends a key with a change, but not with a read or a call that outlives the page', async () => {
    const keys: (string | undefined)[] = [];
    globalThis.fetch = ((_path: string, init: { headers: Record<string, string> }) => {
      keys.push(init.headers['idempotency-key']);
      return Promise.reject(new TypeError('Failed to fetch'));
    }) as unknown as typeof fetch;
    const url = '/v1/admin/notices';
    for (const options of [{ method: 'POST' }, { method: 'POST' }, {}, { method: 'POST', keepalive: true }])
      await fetchData(url, options).catch(() => undefined);
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], undefined, undefined]);
  });

  it('says that no answer came', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({
      status: 0,
      message: networkMessages.noResponse,
      isRetryable: true,
    });
  });

  it('leaves an abort an abort', async () => {
    globalThis.fetch = () => Promise.reject(new DOMException('gone', 'AbortError'));
    const aborted = fetchData('/v1/home', { signal: AbortSignal.abort() });
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });
});
