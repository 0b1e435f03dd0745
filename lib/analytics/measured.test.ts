import { newSteps, toldPath, userTypeOf } from './measured';

it.each([
  [null, 'guest'],
  ['MEMBER', 'member'],
  ['ARTIST_PENDING', 'member'],
  ['BUSINESS', 'member'],
  ['ARTIST_BEFORE_PROFILE', 'artist'],
  ['ARTIST', 'artist'],
  ['ADMIN', 'admin'],
] as const)('tells %s as %s', (role, type) => {
  expect(userTypeOf(role)).toBe(type);
});

it('reports each depth once, and those that were jumped over too', () => {
  expect(newSteps(0.24, new Set())).toEqual([]);
  expect(newSteps(0.5, new Set())).toEqual([25, 50]);
  expect(newSteps(1, new Set([25, 50]))).toEqual([75, 100]);
  expect(newSteps(1, new Set([25, 50, 75, 100]))).toEqual([]);
});

it.each([
  ['/artist/yoonjaeha', '/artist/yoonjaeha'],
  [
    '/article/news/0f8fad5b-d9cb-469f-a165-70867728950e',
    '/article/news/0f8fad5b-d9cb-469f-a165-70867728950e',
  ],
  ['/portfolio/Zm9vYmFyYmF6cXV4cXV1eA', '/portfolio/-'],
  ['/admin/members/0f8fad5b-d9cb-469f-a165-70867728950e/show', '/admin/members/-/show'],
  ['/auth/password/Zm9vYmFyYmF6cXV4cXV1eA', '/auth/password/-'],
  ['/my/support/inquiry/0F8FAD5B-d9cb-469f-a165-70867728950e', '/my/support/inquiry/-'],
  [
    '/organization/contest/0f8fad5b-d9cb-469f-a165-70867728950e/applicants',
    '/organization/contest/-/applicants',
  ],
])('tells %s as %s', (path, told) => {
  expect(toldPath(path)).toBe(told);
});
