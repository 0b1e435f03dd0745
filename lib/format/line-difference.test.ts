import { lineDifference } from './line-difference';

const marked = (before: string, after: string) =>
  lineDifference(before.split(''), after.split('')).map(({ kind, text }) => `${SIGNS[kind]}${text}`);
const SIGNS = { same: ' ', before: '-', after: '+' };

describe('lineDifference', () => {
  it.each([
    ['abc', 'abc', [' a', ' b', ' c']],
    ['abc', 'axc', [' a', '-b', '+x', ' c']],
    ['ab', 'xab', ['+x', ' a', ' b']],
    ['abc', 'a', [' a', '-b', '-c']],
    ['abcd', 'bd', ['-a', ' b', '-c', ' d']],
  ])('%s and %s', (before, after, lines) => expect(marked(before, after)).toEqual(lines));

  it('of very long texts is the one, then the other', () => {
    const long = Array.from({ length: 601 }, () => 'a');
    expect(lineDifference(long, ['a']).filter(({ kind }) => kind === 'same')).toEqual([]);
  });
});
