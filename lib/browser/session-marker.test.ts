import { jest } from '@jest/globals';
import { hasSessionMarker } from './session-marker';

test.each([
  ['gyeol_user=1', true],
  ['__Host-gyeol_user=1', true],
  ['other=2; __Host-gyeol_user=1; another=3', true],
  ['', false],
  ['gyeol_user=', false],
  ['gyeol_user=1k-2z-8', true],
  ['gyeol_user=a b', false],
  ['xgyeol_user=1', false],
  ['__Secure-gyeol_user=1', false],
])('the cookies %j mark a login: %s', (cookies, isMarked) => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  expect(hasSessionMarker()).toBe(isMarked);
});
