import { SESSION_COOKIE } from '@/server/bff/session';
import { contestUuid } from '@/server/db/seed/seed-contests';
import { PATH_SPELLINGS } from '@/tests/support/path-spellings';
import { HOSTILE_BODIES, HOSTILE_TEXTS } from './hostile-values';
import type { Role } from './roles';
import type { ValueSources } from './schema-values';
import { OWN_ORIGIN, type Shot } from './shot';
import { asHeader, encoded } from './url-text';

/** A contest of the demo content. */
const OPEN_CONTEST = contestUuid('open');

/** Pages, files and what else isn't a call, by families. `{id}`, `{uuid}` and `{any}` are filled in. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'public pages': [
    '/',
    '/artist',
    '/artist/{id}',
    '/artist/{id}?artwork={uuid}&category={any}&page={any}',
    '/artwork?q={any}&page={any}&sort={any}&genre={any}',
    '/artwork/{uuid}',
    '/artwork/{any}',
    '/artwork/{uuid}/size?with={any}&on={any}',
    '/article/special',
    '/article/special/{uuid}',
    '/article/news/{uuid}',
  ],
  'support pages': [
    '/my/support/notice?q={any}&page={any}',
    '/my/support/notice/{any}',
    '/my/support/faq?{any}',
    '/my/support/inquiry?q={any}&page={any}&filter={any}',
    '/my/support/inquiry/{uuid}',
    '/my/support/inquiry/create?{any}',
    '/info/service',
    '/terms',
    '/privacy?{any}',
  ],
  'article files': [
    '/article/event/{uuid}/calendar.ics',
    '/rss.xml',
    '/rss/{any}',
    '/sitemap.xml',
    '/sitemap/{any}',
  ],
  'shared specials': ['/article/special/share/{uuid}/{any}', '/article/exhibition/{any}'],
  search: [
    '/search',
    '/search?q={any}',
    '/search?q={any}&artists={any}',
    '/artist?q={any}&page={any}&sort={any}',
  ],
  media: [
    '{media}',
    '/media/{any}',
    '/media/{uuid}/{any}.webp',
    '/media/share/{uuid}/{any}.jpg',
    '/media/{id}/video.mp4',
  ],
  files: ['/files/{any}', '/files/a?signature={any}&expires={any}', '/files/accounts/{uuid}/{any}'],
  session: ['/session', '/session?{any}'],
  auth: [
    '/auth/signup',
    '/auth/logout',
    '/auth/password/{any}',
    '/auth/verifyResult',
    '/auth/verifyResult?type={any}&enc_data={any}',
    '/auth/{any}',
  ],
  'social login': [
    '/oauth2/authorization/kakao',
    '/oauth2/authorization/{any}',
    '/oauth/signup?tmpToken={any}',
    '/api/auth/callback/naver?code={any}&state={any}',
    '/api/auth/callback/{any}',
    '/demo/oauth/kakao/authorize?redirect_uri={any}&state={any}',
  ],
  'demo verifier': ['/demo/identity/service.cb', '/demo/identity/{any}'],
  'my pages': [
    '/my',
    '/my/info',
    '/my/info/apply-artist',
    '/my/password',
    '/my/artist/profile',
    '/my/artist/profile?alert={any}',
    '/my/artist/artwork',
    '/my/artist/artwork?{any}',
    '/my/artist/artwork/bulk',
    '/my/artist/artwork/{any}',
    '/my/favorite/artist?page={any}',
    '/my/favorite/article?special={any}',
    '/my/{any}',
  ],
  organization: [
    '/organization/contest',
    '/organization/contest?q={any}&filter={any}&page={any}',
    '/organization/contest/{any}/edit',
    '/organization/contest/{any}/preview',
    `/organization/contest/${OPEN_CONTEST}/edit?{any}`,
    `/organization/contest/${OPEN_CONTEST}/applicants?q={any}&sort={any}&applicant={any}`,
    '/organization/contest/{any}/jury',
    `/organization/contest/${OPEN_CONTEST}/jury?{any}`,
    '/organization/contest/{any}/messages',
    `/organization/contest/${OPEN_CONTEST}/messages?page={any}&applicant={any}`,
    '/organization/contest/{any}/result',
    `/organization/contest/${OPEN_CONTEST}/result?{any}`,
    '/organization/{any}',
    '/admin',
    '/contest/{any}',
    '/contest/applicants/{any}/portfolio',
  ],
  'login by address': ['/?token={any}', '/?alert={any}', '/?error={any}&message={any}'],
  'static files': [
    '/_next/static/{any}',
    '/_next/data/{any}',
    '/_next/image?url={any}&w=64&q=75',
    '/favicon.ico',
    '/.env',
    '/manifest.webmanifest',
    '/robots.txt',
    '/.well-known/tdmrep.json',
  ],
  'nothing there': [
    '/{any}',
    '/{any}/{any}',
    '/v3/{any}',
    '/v1',
    '/v1/',
    '/v1/{any}',
    '/v2/{any}',
    '/v1/openapi.json',
    '/api/{any}',
  ],
};

export const PAGE_SUBJECTS = Object.keys(FAMILIES).map((name) => `pages: ${name}`);
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
];
const SPELLINGS = Object.values(PATH_SPELLINGS);

/** A request for a page or a file by the role, with hostile values, now and then by a method that it hasn't. */
export function pageShot(number: number, family: string, role: Role, sources: ValueSources): Shot {
  const { random } = sources;
  const templates = FAMILIES[family.replace('pages: ', '')];
  if (templates === undefined) throw new Error(`${family} is no family of pages`);
  const path = fill(random.pick(templates), sources);
  const method = random.pick(METHODS);
  const isMutation = method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE';
  const body = isMutation || random.percent(5) ? random.pick(HOSTILE_BODIES)() : null;
  const isCrossSite = isMutation && random.percent(30);
  const headers: (readonly [string, string])[] = [
    isCrossSite ? ['Origin', 'https://evil.example'] : OWN_ORIGIN,
  ];
  if (body !== null) headers.push(['Content-Length', String(body.length)], ['Content-Type', 'text/plain']);
  if (random.percent(10))
    headers.push(['RSC', '1'], ['Next-Router-State-Tree', asHeader(random.pick(HOSTILE_TEXTS))]);
  if (random.percent(5))
    headers.push(['Cookie', `${SESSION_COOKIE}=${asHeader(random.pick(HOSTILE_TEXTS))}`]);
  if (random.percent(5))
    headers.push(['Range', random.pick(['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=a-b'])]);
  if (random.percent(5))
    headers.push(
      ['Connection', 'Upgrade, HTTP2-Settings'],
      ['Upgrade', 'h2c'],
      ['HTTP2-Settings', 'AAMAAABkAAQ'],
    );
  const target = random.percent(15) ? random.pick(SPELLINGS)(path) : path;
  return {
    number,
    subject: family,
    role,
    method,
    target,
    headers,
    body,
    isWhole: true,
    isCrossSite,
    access: null,
  };
}

function fill(template: string, { random, known }: ValueSources): string {
  return template
    .replaceAll('{media}', () => random.pick(known.media))
    .replaceAll('{id}', () => encoded(random.pick(known.accountIds)))
    .replaceAll('{uuid}', () => random.pick(known.uuids))
    .replaceAll('{any}', () => encoded(random.pick(HOSTILE_TEXTS)).slice(0, 3000))
    .slice(0, 9000);
}
