import { readFileSync } from 'node:fs';
import { listComponents } from '@/tests/support/source-files';

/** A text link, which keeps to one line, around a title. */
const TITLE = /<TextLink\b([^]*?)>\s*\{[\w.]*title\}\s*<\/TextLink>/g;

it('lets the title of a record take several lines', () => {
  const found = listComponents().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, props = '']) => ({ file, props })),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ props }) => !/className=/.test(props)).map(({ file }) => file)).toEqual([]);
});
