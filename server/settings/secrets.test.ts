import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDirectoryForEach } from '@/tests/support/directory';
import { loadSecrets } from './secrets';
import { StartError } from '@/server/start-error';

const NONE = { session: undefined, token: undefined, storage: undefined, identity: undefined };
const long = (letter: string) => letter.repeat(43);
const directory = makeDirectoryForEach();
let file: string;

beforeEach(() => {
  file = path.join(directory.path, 'secrets.json');
});

const load = () => loadSecrets(NONE, directory.path).secrets;

test('are made once, saved whole, and the same at the next start', () => {
  const made = load();
  expect(readdirSync(directory.path)).toEqual(['secrets.json']);
  expect(load()).toEqual(made);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made);
});

test('an older file without the secret of identities is completed, not replaced', () => {
  writeFileSync(file, JSON.stringify({ session: long('a'), token: long('b'), storage: long('c') }));
  const completed = load();
  expect(completed).toMatchObject({ session: long('a'), token: long('b') });
  expect(load()).toEqual(completed);
});

test.each([
  ['nothing', ''],
  ['half of itself', '{"session":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","tok'],
  ['a list', '[1]'],
  ['a secret too few', JSON.stringify({ session: long('a'), token: long('b') })],
  ['a secret that is none', JSON.stringify({ session: long('a'), token: '', storage: long('c') })],
])('a file that holds %s ends the start with a sentence, and stays what it is', (_what, text) => {
  writeFileSync(file, text);
  expect(load).toThrow(StartError);
  expect(load).toThrow(`The file of secrets ${file} is damaged`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the sentence repeats nothing of the file', () => {
  writeFileSync(file, long('a'));
  expect(load).toThrow(expect.objectContaining({ message: expect.not.stringContaining(long('a')) }));
});

test('a file that can’t be read is not replaced either', () => {
  mkdirSync(file);
  expect(load).toThrow(`The file of secrets ${file} can't be read (EISDIR)`);
});

test('secrets that can’t be saved are not used', () => {
  // Where what is being written would lie, something else does: root may write everywhere else.
  const inTheWay = `${file}.${process.pid}.new`;
  mkdirSync(inTheWay);
  expect(load).toThrow(`The new secrets can't be saved in ${file} (EISDIR)`);
  expect(existsSync(file)).toBe(false);
});

test('a data folder that is a file has a sentence of its own', () => {
  rmSync(directory.path, { recursive: true });
  writeFileSync(directory.path, '');
  expect(load).toThrow(`The data folder ${directory.path} is a file`);
});
