import * as web from 'node:stream/web';
import { clearFault, FAULT_PLACE, holdFailedNavigations, navigationFault } from './navigation-fault';

const NAVIGATION = { headers: { rsc: '1', 'next-router-state-tree': 'x' } };
const PREFETCH = { headers: { rsc: '1', 'next-router-prefetch': '1' } };
/** jsdom has no Response; as far as it is read. */
class Answer {
  constructor(readonly body: ReadableStream<Uint8Array>) {}
}
Object.assign(globalThis, { Response: Answer, ReadableStream: web.ReadableStream });

const URL_OF_DATA = 'http://localhost/a?page=2&_rsc=x1';
type Controller = ReadableStreamDefaultController<Uint8Array>;
type Source = (controller: Controller) => void;
const answer = (start: Source = (body) => body.close()) =>
  Object.assign(new Response(new ReadableStream<Uint8Array>({ start })), { url: URL_OF_DATA });
const lost = new TypeError('Failed to fetch');

const original = window.fetch;
let send: () => Promise<Response>;
let sent: number;
let end: () => void;
let loaded: string[];

beforeEach(() => {
  sent = 0;
  loaded = [];
  send = () => Promise.reject(lost);
  window.fetch = () => {
    sent += 1;
    return send();
  };
  end = holdFailedNavigations((address) => void loaded.push(address));
  document.body.innerHTML = `
    <header><a href="/home">홈</a></header>
    <main>
      <nav><a id="tab" href="/b">탭</a></nav>
      <div ${FAULT_PLACE}="top"></div>
      <section>
        <ul><li><a id="sort" href="/a?sort=x">정렬</a></li></ul>
        <div><div ${FAULT_PLACE}="list"></div><ol><li><a id="card" href="/c">카드</a></li></ol></div>
        <nav><div ${FAULT_PLACE}="pages"></div><a id="next" href="/a?page=2">다음</a></nav>
      </section>
    </main>`;
});
afterEach(() => {
  window.dispatchEvent(new Event('online'));
  end();
  window.fetch = original;
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const place = () => navigationFault.get()?.place;
async function tap(selector: string): Promise<Promise<Response>> {
  const link = document.querySelector<HTMLElement>(selector);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  const answered = window.fetch('/a', NAVIGATION);
  await settle();
  return answered;
}

describe('a navigation without a network', () => {
  it('waits instead of failing, and is repeated when the visitor retries', async () => {
    let hasAnswer = false;
    const link = document.querySelector<HTMLElement>('#sort');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    void window.fetch('/a', NAVIGATION).then(() => (hasAnswer = true));
    await settle();
    expect([hasAnswer, sent, place()]).toEqual([false, 1, 'list']);
    navigationFault.get()?.retry();
    await settle();
    // Still no network.
    expect([hasAnswer, sent, place()]).toEqual([false, 2, 'list']);
    send = async () => answer();
    navigationFault.get()?.retry();
    await settle();
    expect([hasAnswer, sent, navigationFault.get()]).toEqual([true, 3, null]);
  });

  it.each(['online', 'another answer'])('continues when the network is back: %s', async (sign) => {
    let hasAnswer = false;
    void window.fetch('/a', NAVIGATION).then(() => (hasAnswer = true));
    await settle();
    send = async () => answer();
    if (sign === 'online') window.dispatchEvent(new Event('online'));
    else await window.fetch('/session');
    await settle();
    expect([hasAnswer, navigationFault.get()]).toEqual([true, null]);
  });

  it('counts as failed if the network is lost while the data arrives', async () => {
    send = async () => answer((body) => body.error(lost));
    void window.fetch('/a', NAVIGATION);
    await settle();
    expect(navigationFault.get()).not.toBeNull();
    send = async () => answer();
  });

  it('hands on the data while it arrives', async () => {
    let body: Controller | undefined;
    send = async () => answer((controller) => void (body = controller));
    const answered = window.fetch('/a', NAVIGATION);
    await settle();
    body?.enqueue(Uint8Array.of(1));
    const shown = await answered;
    expect(shown.url).toBe(URL_OF_DATA);
    const reader = shown.body?.getReader();
    expect(await reader?.read()).toEqual({ done: false, value: Uint8Array.of(1) });
    body?.enqueue(Uint8Array.of(2));
    body?.close();
    expect(await reader?.read()).toEqual({ done: false, value: Uint8Array.of(2) });
    expect(await reader?.read()).toMatchObject({ done: true });
  });

  it.each([
    ['loads the page when the network is back', false, ['http://localhost/a?page=2']],
    ['loads nothing if another navigation began', true, []],
  ])('waits behind the first part of the data: %s', async (_, goesOn, expected) => {
    let body: Controller | undefined;
    send = async () => answer((controller) => void (body = controller));
    const answered = window.fetch('/a', NAVIGATION);
    await settle();
    body?.enqueue(Uint8Array.of(1));
    const reader = (await answered).body?.getReader();
    await reader?.read();
    const rest = reader?.read();
    body?.error(lost);
    await settle();
    expect(navigationFault.get()).not.toBeNull();
    if (goesOn) clearFault();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(loaded).toEqual(expected);
    expect(await Promise.race([rest, settle().then(() => 'waits')])).toBe('waits');
  });

  it('ends when the visitor goes back', async () => {
    void window.fetch('/a', NAVIGATION);
    await settle();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(navigationFault.get()).toBeNull();
    send = async () => answer();
  });
});

it.each([
  ['what is fetched ahead', PREFETCH],
  ['a call', { headers: { accept: 'application/json' } }],
  ['a file', undefined],
])('%s fails as usual', async (_, init) => {
  await expect(window.fetch('/a', init)).rejects.toBe(lost);
  expect(navigationFault.get()).toBeNull();
});

describe('the place that reports it', () => {
  it.each([
    ['of a sort: between it and the items', '#sort', 'list'],
    ['of a page number: beside it', '#next', 'pages'],
    ['of a card: in its list', '#card', 'list'],
    ['of a tab: where its page begins', '#tab', 'top'],
    ['of a link outside of the main part: none', 'header a', null],
  ])('%s', async (_, selector, expected) => {
    void tap(selector);
    await settle();
    expect(place()).toBe(expected);
    send = async () => answer();
  });

  it('is found after the list was redrawn', async () => {
    const link = document.querySelector<HTMLElement>('#card');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    document.querySelector('ol')?.remove();
    void window.fetch('/a', NAVIGATION);
    await settle();
    expect(place()).toBe('list');
    send = async () => answer();
  });

  it('isn’t one that is out of sight', async () => {
    const list = document.querySelector(`[${FAULT_PLACE}=list]`);
    if (list !== null) list.getBoundingClientRect = () => ({ top: -900 }) as DOMRect;
    void tap('#sort');
    await settle();
    expect(place()).toBeNull();
    send = async () => answer();
  });
});
