/** A call that reached the fake, with its body as an object. */
export interface FakeCall {
  method: string;
  path: string;
  body: unknown;
}

export interface FakeAnswer {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

interface FakeFetch {
  calls: FakeCall[];
  /** Answers the next calls. Where it throws, no answer comes. */
  answer: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;
}

/** An answer with these data. */
export const success = (data: unknown): FakeAnswer => ({ body: { code: 'SUCCESS', message: null, data } });

/** A refusal by a code of the catalogue. */
export const refusal = (status: number, code: string, message = '', errors: object[] = []): FakeAnswer => ({
  status,
  body: { code, message, errors },
});

/** No answer comes. */
export const offline = (): never => {
  throw new TypeError('offline');
};

/** Replaces the browser's `fetch` while a suite's tests run. jsdom has no Response of its own. */
export function installFakeFetch(answer: FakeFetch['answer'] = () => success(null)): FakeFetch {
  const original = globalThis.fetch;
  const fake: FakeFetch = { calls: [], answer };
  beforeEach(() => {
    Object.assign(fake, { calls: [], answer });
    globalThis.fetch = (async (path: string, { method = 'GET', body: text }: RequestInit = {}) => {
      const call = { method, path, body: JSON.parse(String(text ?? 'null')) as unknown };
      fake.calls.push(call);
      const { status = 200, headers, body } = await fake.answer(call);
      const blob = async () => new Blob([JSON.stringify(body)]);
      return { ok: status < 300, status, headers: new Headers(headers), json: async () => body, blob };
    }) as unknown as typeof fetch;
  });
  afterEach(() => {
    globalThis.fetch = original;
  });
  return fake;
}
