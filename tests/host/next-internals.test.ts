/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TextEncoder } from 'node:util';
import { act, createElement as h, lazy, Suspense } from 'react';
import { nonceHeader, scriptHash } from '@/server/web/content-policy';
import { postponeScripts } from '@/server/web/late-scripts';
import { dropUnreadableRouterState } from '@/server/web/router-state';

/*
 * One assertion for each line of docs/next-internals.md: what this code relies on, without being promised it.
 */

const load = createRequire(import.meta.url);
const source = (file: string) => readFileSync(load.resolve(file), 'utf8');

Object.assign(globalThis, { TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
class Channel {
  port1 = { onmessage: null as (() => void) | null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
globalThis.MessageChannel ??= Channel as unknown as typeof MessageChannel;
// They look for the browser's globals when they are loaded.
const { hydrateRoot } = await import('react-dom/client');
const { renderToStaticMarkup, renderToString } = await import('react-dom/server.browser');

it('React writes an asynchronous script as `late-scripts` reads it', () => {
  const src = '/_next/static/chunks/a.js';
  const html = renderToStaticMarkup(
    h('html', null, h('head', null, h('script', { src, async: true, nonce: 'n' }))),
  );
  expect(html).toContain(src);
  expect(postponeScripts(html)).toContain(`<script nonce="n" data-sources="${src}">`);
});

it('React stops a click on a part that it cannot hydrate yet, before the click reaches it', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const Part = () => h('button', { type: 'button' });
  box.innerHTML = renderToString(h(Suspense, null, h(Part)));
  const Never = lazy(() => new Promise<never>(() => undefined));
  await act(async () => void hydrateRoot(box, h(Suspense, null, h(Never))));
  const button = box.querySelector('button');
  let hasArrived = false;
  button?.addEventListener('click', () => (hasArrived = true), true);
  await act(async () => button?.click());
  expect([button !== null, hasArrived]).toEqual([true, false]);
});

it('React keeps an element’s properties under the key that the end-to-end tests look for', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(h('button'));
  await act(async () => void hydrateRoot(box, h('button')));
  expect(Object.keys(box.firstElementChild ?? {}).some((key) => key.startsWith('__reactProps$'))).toBe(true);
});

it('React takes over the HTML of a printed part', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = '<div><b>1</b></div>';
  const [part] = box.querySelectorAll('b');
  const printed = h('div', { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true });
  await act(async () => void hydrateRoot(box, printed));
  expect(box.querySelector('b')).toBe(part);
});

it('the client’s headers and query have these names', () => {
  expect(load('next/dist/client/components/app-router-headers')).toMatchObject({
    RSC_HEADER: 'rsc',
    NEXT_URL: 'next-url',
    NEXT_ROUTER_STATE_TREE_HEADER: 'next-router-state-tree',
    NEXT_ROUTER_PREFETCH_HEADER: 'next-router-prefetch',
    NEXT_ROUTER_SEGMENT_PREFETCH_HEADER: 'next-router-segment-prefetch',
    NEXT_RSC_UNION_QUERY: '_rsc',
  });
});

it('the client fetches a page with a plain object of headers', () => {
  expect(source('next/dist/client/components/router-reducer/fetch-server-response')).toMatch(
    /\[_approuterheaders\.RSC_HEADER\]: '1'/,
  );
});

it('Next reads the same router states as the host', () => {
  const { parseAndValidateFlightRouterState: parse } = load(
    'next/dist/server/app-render/parse-and-validate-flight-router-state',
  ) as { parseAndValidateFlightRouterState: (state: string) => unknown };
  const isRead = (tree: unknown) => {
    const state = encodeURIComponent(JSON.stringify(tree));
    const headers: Record<string, string> = { 'next-router-state-tree': state };
    dropUnreadableRouterState(headers);
    const isKept = 'next-router-state-tree' in headers;
    try {
      parse(state);
      return [isKept, true];
    } catch {
      return [isKept, false];
    }
  };
  const page = ['__PAGE__', {}];
  expect(isRead(['', { children: ['artist', { children: page }] }])).toEqual([true, true]);
  expect(isRead(['', { children: [['id', 'artist01', 'd', null], { children: page }] }])).toEqual([
    true,
    true,
  ]);
  expect(isRead(['', { children: 'artist' }])).toEqual([false, false]);
  expect(isRead([1, {}])).toEqual([false, false]);
});

it('Next takes the nonce of its scripts from this header', () => {
  const { getScriptNonceFromHeader } = load('next/dist/server/app-render/get-script-nonce-from-header') as {
    getScriptNonceFromHeader: (header: string) => string | undefined;
  };
  expect(getScriptNonceFromHeader(nonceHeader('abc'))).toBe('abc');
  expect(scriptHash('')).toMatch(/=$/);
});

it('the build has these files', () => {
  expect(load('next/dist/shared/lib/constants')).toMatchObject({
    ROUTES_MANIFEST: 'routes-manifest.json',
    SERVER_FILES_MANIFEST: 'required-server-files',
    BUILD_ID_FILE: 'BUILD_ID',
  });
  expect(load('next/dist/shared/lib/entry-constants')).toMatchObject({
    UNDERSCORE_GLOBAL_ERROR_ROUTE: '/_global-error',
  });
});

it('Next reads the configuration of the build from the environment', () => {
  expect(source('next/dist/server/config')).toContain(
    'JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)',
  );
});

it('the router keeps its state in an entry of the history under these keys', () => {
  const router = source('next/dist/client/components/app-router');
  expect(router).toMatch(/__NA: true,\s+__PRIVATE_NEXTJS_INTERNALS_TREE: /);
  // An entry without them reloads the document when it is gone back to.
  expect(router).toMatch(/if \(!state\.__NA\) \{\s+window\.location\.reload\(\)/);
});

it('next-auth’s handler reads what `next-auth-call` gives it', () => {
  const handler = source('next-auth/next');
  for (const word of ['nextauth[0]', 'nextauth[1]', 'req.query', 'req.body', 'req.cookies', 'req.method'])
    expect(handler).toContain(word);
});
