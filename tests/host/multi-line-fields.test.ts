import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MULTI_LINE_FIELDS } from '@/tests/support/multi-line-fields';
import { listMultiLineInputs } from '@/tests/support/multi-line-inputs';

const COMPONENTS = path.resolve(import.meta.dirname, '../../components');

const namesOf = (ending: string) =>
  readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
const files = namesOf('.tsx').filter((file) => !file.endsWith('.test.tsx'));

test('every input of several lines has a row in the table of what shows it', () => {
  const found = listMultiLineInputs().flatMap(({ file, inputs }) => inputs.map((name) => `${file} ${name}`));
  const known = Object.values(MULTI_LINE_FIELDS).flatMap(({ inputs }) => inputs);
  expect(found.toSorted()).toEqual(known.toSorted());
});

test('a field of several lines is made of the known pieces', () => {
  const bare = files.filter((file) => /<textarea\b/.test(readFileSync(path.join(COMPONENTS, file), 'utf8')));
  expect(bare.toSorted()).toEqual(['studio/profile/rows/paste-box.tsx', 'ui/field/text-area.tsx']);
});

/** Line breaks that are no text of a person. */
const OWN_SPACE: Readonly<Record<string, string>> = {
  'portfolio/page-drawing.module.css': 'a line of a page, drawn as the layout broke it',
  'admin/articles/article-history.module.css': 'lines that are compared, with their spaces',
};

test('one class keeps the lines of written texts, and no style sheet of a component has a way of its own', () => {
  const own = namesOf('.css').filter((sheet) =>
    /white-space:\s*(pre|break-spaces)/.test(readFileSync(path.join(COMPONENTS, sheet), 'utf8')),
  );
  expect(own.toSorted()).toEqual(Object.keys(OWN_SPACE).toSorted());
  const inline = files.filter((file) =>
    /whiteSpace:\s*'(pre|break-spaces)/.test(readFileSync(path.join(COMPONENTS, file), 'utf8')),
  );
  expect(inline).toEqual([]);
  const base = readFileSync(path.resolve(COMPONENTS, '../app/globals.css'), 'utf8');
  expect(/\.pre \{[^}]*\}/.exec(base)?.[0]).toMatch(/white-space: pre-line;[^}]*overflow-wrap: anywhere;/s);
});
