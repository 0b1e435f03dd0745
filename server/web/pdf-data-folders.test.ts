import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PDF_DATA_FOLDERS } from './pdf-data-folders';

test('the folders are there, at an address that changes with the library', () => {
  const [first] = PDF_DATA_FOLDERS;
  const file = path.join(first?.directory ?? '', '../package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(PDF_DATA_FOLDERS.map(({ prefix }) => prefix)).toEqual(
    ['cmaps', 'standard_fonts', 'wasm'].map((name) => `/pdf-data/${version}/${name}/`),
  );
  expect(PDF_DATA_FOLDERS.filter(({ directory }) => !existsSync(directory))).toEqual([]);
});
