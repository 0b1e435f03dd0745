import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guardOf } from '@/lib/page-access';
import { toPageRequest } from '@/server/web/cacheable-routes';

/** Pages that are neither stored nor guarded, and why. */
const UNCACHED: Readonly<Record<string, string>> = {
  '/article': 'redirects to the specials with its query',
  '/article/news/0f8fad5b-d9cb-469f-a165-70867728950e/contest-preview':
    'is for the contest’s organization alone',
  '/search': 'each search counts for the limit of its visitor',
  '/auth/logout': 'depends on the site that the visitor comes from',
  '/auth/password/[token]': 'a link is used up, and can be closed at once',
  '/auth/signup': 'leads members home',
  '/portfolio/[token]': 'a link ends, and can be taken back at once',
  '/oauth/signup': 'shows how the login of one visitor ended',
};

const APP = path.join(import.meta.dirname, '../../app');
const SAMPLES: Readonly<Record<string, string>> = {
  '[uuid]': '0f8fad5b-d9cb-469f-a165-70867728950e',
  '[userAccountId]': 'yoonjaeha',
  '[subTitle]': 'subtitle',
  '[...path]': 'anything',
  '[[...path]]': 'anything',
};

/** The address of a page's file: `my/[...path]/page.tsx` is `/my/anything`. */
function addressOf(file: string): string {
  const segments = path.dirname(file).split(path.sep);
  const shown = segments.filter((segment) => segment !== '.' && !segment.startsWith('('));
  return `/${shown.map((segment) => SAMPLES[segment] ?? segment).join('/')}`;
}

const pages = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'page.tsx')
  .map((file) => ({ file, address: addressOf(file) }));

test.each(pages)('$address is cached, uncached with a reason, or guarded', ({ file, address }) => {
  const isGuarded = /\b(memberPage|guardPage)[<(]/.test(readFileSync(path.join(APP, file), 'utf8'));
  // The guard that the page asks refuses guests there.
  expect(isGuarded).toBe(guardOf(address, null) !== null);
  const places = [toPageRequest(address, {}) !== null, Object.hasOwn(UNCACHED, address), isGuarded];
  expect(places.filter(Boolean)).toHaveLength(1);
});

test('the pages are found, and each reason is that of a page', () => {
  const addresses = pages.map(({ address }) => address);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/my/info', ...Object.keys(UNCACHED)]));
});
