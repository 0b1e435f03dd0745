import { dropUnreadableRouterState } from './router-state';

const kept = (state: unknown) => {
  const text = typeof state === 'string' ? state : encodeURIComponent(JSON.stringify(state));
  const headers = { 'next-router-state-tree': text, rsc: '1' };
  dropUnreadableRouterState(headers);
  expect(headers.rsc).toBe('1');
  return 'next-router-state-tree' in headers;
};

test.each<[string, unknown]>([
  ['home', ['', { children: ['(public)', { children: ['__PAGE__', {}] }] }, null, null, 16]],
  ['a parameter', ['', { children: [['uuid', 'a', 'd', null], {}] }, ['/a', ''], 'refetch']],
  ['a catch-all with what stands beside it', ['', { children: [['path', 'a/b', 'c', ['x']], {}] }]],
  ['an intercepted one', ['', { modal: [['id', '1', 'di(..)(..)', null], {}] }]],
])('Next reads the state of %s', (_, state) => {
  expect(kept(state)).toBe(true);
});

test.each<[string, unknown]>([
  ['no JSON', '2026-02-30'],
  ['an escape that isn’t whole', '%5B%22%22%2C%7B%7D%5'],
  ['a name', '__proto__'],
  ['another thing', { children: [] }],
  ['no children', ['']],
  ['children that are a list', ['', []]],
  ['a child that is none', ['', { children: 'a' }]],
  ['a parameter without a kind', ['', { children: [['uuid', 'a'], {}] }]],
  ['a kind that there isn’t', ['', { children: [['uuid', 'a', 'x', null], {}] }]],
  ['a note that there isn’t', ['', {}, null, 'anything']],
  ['too much of it', ['a'.repeat(30_000), {}]],
  [
    'one deeper than any page',
    Array.from({ length: 50 }).reduce<unknown>((tree) => ['', { a: tree }], ['', {}]),
  ],
])('%s is taken out', (_, state) => {
  expect(kept(state)).toBe(false);
});
