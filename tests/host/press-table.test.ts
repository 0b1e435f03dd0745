import { readFileSync } from 'node:fs';
import { asyncHandlersOf, countChangingCalls, submitButtonsOf } from '@/tests/support/pressed-calls';
import {
  BUTTONS_WITHOUT_ROW,
  CALLS_ELSEWHERE,
  HANDLERS_WITHOUT_ROW,
  SEVERAL_ROWS,
  WITHOUT_BUTTON,
} from '@/tests/support/press-tables';
import { listComponents, listFiles } from '@/tests/support/source-files';

/**
 * Every button that sends has a row in `tests/e2e/*presses.spec.ts`, which presses it twice. A new button of this kind, a press
 * that sends and isn't one, and a new operation of the API fail here until they have one, or a reason why they need none.
 */
const SENDING =
  /<(?:Send(?:Text|Icon)?Button|ConfirmButton|ReasonButton|SaveButton|DeleteWithConfirmButton)\b|<FieldButton\b[^<]*\sonSend=/g;

const read = (file: string) => readFileSync(file, 'utf8');
const tables = listFiles(['tests/e2e'], 'presses.spec.ts').map(read).join('\n');
const found = (pattern: RegExp) => [...tables.matchAll(pattern)].map(([, value]) => value ?? '');
const froms = found(/from: '([^']+)'/g);
const components = listComponents();
const buttonsOf = new Map(
  components.flatMap((file) => {
    const count = read(file).match(SENDING)?.length;
    return count === undefined ? [] : [[file, count]];
  }),
);

it('has a row for every button that sends', () => {
  const places = [...buttonsOf].map(([file, buttons]) => {
    const several = SEVERAL_ROWS[file];
    const rows = froms.filter((from) => from === file).length;
    const [without = 0] = BUTTONS_WITHOUT_ROW[file] ?? [];
    return { file, buttons, known: several === undefined || rows <= several ? rows + without : several };
  });
  expect(places.filter(({ buttons, known }) => buttons !== known)).toEqual([]);
  // A heart is no button that waits: it shows at once what its press did.
  const known = [
    ...buttonsOf.keys(),
    'components/like/like-button.tsx',
    'components/contest/application-dialog.tsx',
  ];
  expect(froms.filter((file) => !known.includes(file))).toEqual([]);
});

it('has no press that sends without being one of those', () => {
  const handlers = components.flatMap((file) =>
    [...asyncHandlersOf(file), ...submitButtonsOf(file)]
      .filter((name) => !/ onSend\b|^ConfirmButton onConfirm| onRetry\b| onApproach\b/.test(name))
      .map((name) => `${file} ${name}`),
  );
  expect(handlers.toSorted()).toEqual(Object.keys(HANDLERS_WITHOUT_ROW).toSorted());
});

it('knows the buttons of every call that another file makes', () => {
  const files = [...components, ...listFiles(['app', 'components'], '.ts')];
  const calls = files
    .filter((file) => !file.endsWith('.test.ts') && !buttonsOf.has(file))
    .map((file) => [file, countChangingCalls(file)] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(calls)).toEqual(
    Object.fromEntries(Object.entries(CALLS_ELSEWHERE).map(([file, [count]]) => [file, count])),
  );
  const places = Object.values(CALLS_ELSEWHERE).flatMap(([, ...names]) => names);
  expect(places.filter((name) => name.endsWith('.tsx') && !froms.includes(name))).toEqual([]);
});

it('has a row for every operation that changes something', () => {
  const rows = new Set(found(/sends: '([^']+)'/g));
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, object> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    ['post', 'put', 'patch', 'delete']
      .filter((method) => method in methods)
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const missing = operations.filter((each) => !rows.has(each) && WITHOUT_BUTTON[each] === undefined);
  expect(missing).toEqual([]);
  expect([...rows].filter((each) => !operations.includes(each))).toEqual([]);
});
