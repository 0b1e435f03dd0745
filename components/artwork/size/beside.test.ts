import type { SizedArtwork } from '@/lib/contracts/true-size';
import { besideOf } from './beside';

const others = ['a', 'b', 'c'].map((uuid) => ({ uuid }) as SizedArtwork);

it.each([
  [null, []],
  ['', []],
  ['b', ['b']],
  ['c.a', ['c', 'a']],
  ['b.b.b', ['b']],
  ['x.b', ['b']],
  ['a.b.c', ['a', 'b']],
  ['../a', []],
])('%j hangs %j', (text, expected) => {
  expect(besideOf(text, others).map(({ uuid }) => uuid)).toEqual(expected);
});
