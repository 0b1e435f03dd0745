import { readFileSync } from 'node:fs';
import { listComponents, listFiles } from '@/tests/support/source-files';

/** Texts are cleaned, measured and judged by the contracts alone (ADR 55). No form, module or provider does it in its own way. */

const isSource = (file: string) => !/\.test\.tsx?$/.test(file) && file !== 'lib/api/types.ts';
const sources = [
  ...listComponents(),
  ...listFiles(['lib', 'server', 'components', 'scripts'], '.ts').filter(isSource),
];
const filesWith = (pattern: RegExp, files: readonly string[] = sources) =>
  files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

test('no input cuts what is typed before it is counted, besides passwords', () => {
  // A cut in UTF-16 units divides emoji and single letters of Hangul, and says nothing.
  expect(filesWith(/\bmaxLength[=:]/, listComponents()).toSorted()).toEqual([
    'components/form/password-fields.tsx',
    'components/my/current-password-field.tsx',
  ]);
});

test('addresses have one rule', () => {
  expect(filesWith(/\bz\.email\(|regexes\.email/)).toEqual([]);
});

test('contracts clean nothing by themselves', () => {
  const contracts = listFiles(['lib/contracts'], '.ts').filter(isSource);
  expect(filesWith(/\.trim\(\)|\.normalize\(|\.toLowerCase\(\)\s*\.regex/, contracts)).toEqual([]);
});

test('unseen characters are named in one place, besides where they are drawn or looked for', () => {
  expect(filesWith(/\\p\{Default_Ignorable|\\u200b/i).toSorted()).toEqual([
    'lib/portfolio/text-runs.ts',
    'lib/search/typed-words.ts',
    'lib/text/clean.ts',
  ]);
});
