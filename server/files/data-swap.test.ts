import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeDirectoryForEach } from '@/tests/support/directory';
import { assertExchangeable, finishSwap, isSwapping, swapData } from './data-swap';

const directory = makeDirectoryForEach();
const at = (...names: string[]) => path.join(directory.path, ...names);
const swap = { incoming: 'restored-1', replaced: 'replaced-1' };

beforeEach(() => {
  for (const folder of ['.', 'restored-1'])
    for (const name of ['database', 'files']) {
      mkdirSync(at(folder, name), { recursive: true });
      writeFileSync(at(folder, name, 'which'), folder === '.' ? 'old' : 'new');
    }
  writeFileSync(at('secrets.json'), 'old');
});

const which = (...names: string[]) => readFileSync(at(...names), 'utf8');

test('what comes takes the place of what was there, which is kept; what doesn’t come stays', () => {
  swapData(directory.path, swap);
  expect([which('database', 'which'), which('files', 'which'), which('secrets.json')]).toEqual([
    'new',
    'new',
    'old',
  ]);
  expect(which('replaced-1', 'database', 'which')).toBe('old');
  expect(readdirSync(directory.path).sort()).toEqual(['database', 'files', 'replaced-1', 'secrets.json']);
  expect(isSwapping(directory.path)).toBe(false);
  finishSwap(directory.path);
});

test.each([0, 1, 2, 3])('an exchange that ended after %i of its steps is completed, and says so', (steps) => {
  writeFileSync(at('restore.json'), JSON.stringify(swap));
  mkdirSync(at('replaced-1'));
  const moves: [string, string][] = [
    ['database', 'replaced-1/database'],
    ['restored-1/database', 'database'],
    ['files', 'replaced-1/files'],
  ];
  for (const [from, to] of moves.slice(0, steps)) renameSync(at(from), at(to));
  expect(() => finishSwap(directory.path)).toThrow('is complete now: start again');
  expect([which('database', 'which'), which('files', 'which')]).toEqual(['new', 'new']);
  expect([which('replaced-1', 'database', 'which'), which('replaced-1', 'files', 'which')]).toEqual([
    'old',
    'old',
  ]);
  finishSwap(directory.path);
});

test('a record that can’t be read ends the start with a sentence', () => {
  writeFileSync(at('restore.json'), '{"incoming":"../elsewhere"}');
  expect(() => finishSwap(directory.path)).toThrow('restore.json is damaged');
});

test('a part that is a disk of its own is found before anything is renamed', () => {
  assertExchangeable(directory.path);
  rmSync(at('files'), { recursive: true });
  // A folder of another disk: the system's own.
  symlinkSync('/proc', at('files'));
  expect(() => assertExchangeable(directory.path)).toThrow('files is a disk of its own');
});
