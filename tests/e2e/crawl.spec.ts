import type { APIRequestContext, Page } from '@playwright/test';
import { logIn } from './support/login';
import { expect, test } from './support/test';

interface Visited {
  path: string;
  faults: string[];
  links: string[];
}

/** Leads out of the session or to another site, is a picture, or is the reading of a query: each search counts for its visitor. */
const SKIPPED = /^\/(auth\/logout|oauth2|search|media)(\/|\?|$)/;
/** Pages that are asked for at a time. */
const AT_ONCE = 4;

/** Asks for a page as a visitor without a script and tells what is wrong with it. @param reader parses documents */
async function visit(reader: Page, request: APIRequestContext, path: string): Promise<Visited> {
  const answer = await request.get(path);
  if (answer.status() !== 200) return { path, faults: [`answers ${answer.status()}`], links: [] };
  const isDocument = (answer.headers()['content-type'] ?? '').startsWith('text/html');
  if (!isDocument) return { path, faults: [], links: [] };
  const isPrivate = /^\/(my|organization)(\/|$)/.test(new URL(answer.url()).pathname);
  return { path, ...(await reader.evaluate(inspect, { html: await answer.text(), isPrivate })) };
}

/** Runs in the browser. */
function inspect({ html, isPrivate }: { html: string; isPrivate: boolean }): Omit<Visited, 'path'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const contentOf = (name: string) => page.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
  const faults: string[] = [];
  const headings = page.querySelectorAll('h1').length;
  if (headings !== 1) faults.push(`has ${headings} h1`);
  if (!page.title.includes('결 GYEOL')) faults.push(`is called “${page.title}”`);
  if (contentOf('description').length < 10) faults.push('has no description');
  const isNamed = page.querySelector('link[rel=canonical]') !== null;
  if (!isPrivate && !isNamed && !contentOf('robots').includes('noindex'))
    faults.push('has neither a canonical address nor noindex');
  const hrefs = [...page.querySelectorAll('a[href]:not([rel~=nofollow])')].map(
    (anchor) => anchor.getAttribute('href') ?? '',
  );
  for (const href of hrefs.filter((each) => each.startsWith('#') && each !== '#' && each !== '#top')) {
    if (page.getElementById(decodeURIComponent(href.slice(1))) === null) faults.push(`has no place ${href}`);
  }
  return { faults, links: hrefs.filter((href) => href.startsWith('/')) };
}

/** Addresses that differ in the values of their query alone are visited once: lists can be narrowed in countless ways. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://site');
  return `${pathname}?${[...searchParams.keys()].toSorted().join('&')}`;
}

/** Follows all links from the beginnings. */
async function crawl(
  reader: Page,
  request: APIRequestContext,
  beginnings: readonly string[],
  isWanted: (path: string) => boolean,
): Promise<Visited[]> {
  const known = new Map(beginnings.map((path) => [kindOf(path), path]));
  const waiting = [...known.values()];
  const visited: Visited[] = [];
  while (waiting.length > 0) {
    const some = await Promise.all(waiting.splice(0, AT_ONCE).map((path) => visit(reader, request, path)));
    visited.push(...some);
    for (const link of some.flatMap(({ links }) => links)) {
      const path = link.replace(/#.*$/, '');
      if (known.has(kindOf(path)) || SKIPPED.test(path) || !isWanted(path)) continue;
      known.set(kindOf(path), path);
      waiting.push(path);
    }
  }
  return visited;
}

const faultsOf = (visited: readonly Visited[]) =>
  visited.flatMap(({ path, faults }) => faults.map((fault) => `${path} ${fault}`));

test('every page that a guest can come to is there, with one h1, a title and a description', async ({
  page,
  request,
}) => {
  // What asks for a login leads home with an alert: it is no page of a guest's.
  const isPublic = (path: string) => !/^\/(organization|my\/(?!support\/(notice|faq)))/.test(path);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const maps = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const visited = await crawl(page, request, ['/', ...maps], isPublic);
  expect(faultsOf(visited)).toEqual([]);
  expect(visited.length).toBeGreaterThan(150);
});

for (const { id, role, beginnings, atLeast } of [
  { id: 'member01', role: 'MEMBER', beginnings: ['/my/info', '/my/support/inquiry'], atLeast: 8 },
  { id: 'artist01', role: 'ARTIST', beginnings: ['/my/artist/profile', '/my/favorite/artist'], atLeast: 10 },
  { id: 'gallery01', role: 'BUSINESS', beginnings: ['/organization/contest'], atLeast: 5 },
] as const) {
  test(`every page of ${id}’s own area is there, with one h1 and a title`, async ({ page, context }) => {
    await logIn(context, id, role);
    const isOwn = (path: string) => /^\/(my|organization)\//.test(path);
    const visited = await crawl(page, context.request, beginnings, isOwn);
    expect(faultsOf(visited)).toEqual([]);
    expect(visited.length).toBeGreaterThanOrEqual(atLeast);
  });
}
