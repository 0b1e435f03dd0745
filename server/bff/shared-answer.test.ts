import { limitSharing } from './shared-answer';

function limited(headers: Record<string, string>, cdnSeconds: number) {
  const answer = new Headers(headers);
  limitSharing(answer, cdnSeconds);
  return [answer.get('cache-control'), answer.get('vary')];
}

const SHARED = 'public, max-age=0, s-maxage=60';

test.each<[headers: Record<string, string>, cdnSeconds: number, cacheControl: string | null, vary: string | null]>([
  // The platform's word, with the visitor told apart by their cookie.
  [{ 'cache-control': SHARED, vary: 'authorization' }, 1, 'public, max-age=0, s-maxage=1', 'Cookie'],
  [{ 'cache-control': SHARED, vary: 'authorization' }, 300, SHARED, 'Cookie'],
  [{ 'cache-control': SHARED, vary: 'authorization' }, 0, 'public, max-age=0, must-revalidate', 'Cookie'],
  [{ 'cache-control': SHARED, vary: 'Accept-Language, Authorization' }, 1, 'public, max-age=0, s-maxage=1', 'Accept-Language, Cookie'],
  // What is shared is told apart, whether the platform says so or not.
  [{ 'cache-control': SHARED }, 1, 'public, max-age=0, s-maxage=1', 'Cookie'],
  [{ 'cache-control': 'S-MaxAge=9' }, 5, 's-maxage=5', 'Cookie'],
  [{ 'cache-control': 'public, max-age=31536000, immutable' }, 0, 'public, max-age=31536000, immutable', 'Cookie'],
  [{ 'cache-control': SHARED, vary: '*' }, 1, 'public, max-age=0, s-maxage=1', '*'],
  [{ 'cache-control': `${SHARED}, stale-while-revalidate=9` }, 0, 'public, max-age=0, must-revalidate', 'Cookie'],
  // An unshared answer stays as it is.
  [{ 'cache-control': 'private, no-store' }, 1, 'private, no-store', null],
  [{ 'cache-control': 'private, no-store', vary: 'authorization' }, 1, 'private, no-store', 'Cookie'],
  [{ 'cache-control': 'no-store' }, 0, 'no-store', null],
  [{}, 1, null, null],
])('%j with %d seconds', (headers, cdnSeconds, cacheControl, vary) => {
  expect(limited(headers, cdnSeconds)).toEqual([cacheControl, vary]);
}); // prettier-ignore
