import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listComponents, listFiles } from '@/tests/support/source-files';

/**
 * Safari on a phone magnifies the page when a text field with letters below 16 px gets the caret. One rule gives every field
 * 16 px there, and no style sheet may give a field fewer.
 */
const MIN_PX = 16;
const MEDIA = '(max-width: 768px), (pointer: coarse)';
const FIELDS = new Set(['input', 'select', 'textarea']);

interface Rule {
  selectors: string[];
  declarations: string;
}

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

function rulesOf(css: string): Rule[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', declarations = '']) => ({
    selectors: selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
    declarations,
  }));
}

/** The sizes of letters by their tokens, as `16px`. */
const TOKENS = new Map(
  [...readFileSync('app/globals.css', 'utf8').matchAll(/--(text-[a-z]+): (\d+px)/g)].map(
    ([, name = '', size = '']) => [name, size],
  ),
);

/** The size of letters that a rule gives, in pixels; null where it gives none, NaN for one that depends on the place. */
function sizeOf(declarations: string): number | null {
  const given = /(?:^|[;\s])font(?:-size)?:\s*([^;]+)/.exec(declarations)?.[1];
  if (given === undefined) return null;
  const sized = given.replaceAll(
    /var\(--(text-[a-z]+)\)/g,
    (token, name: string) => TOKENS.get(name) ?? token,
  );
  const px = /(?:^|\s)(\d+(?:\.\d+)?)px/.exec(sized)?.[1];
  return px === undefined ? NaN : Number(px);
}

const isTooSmall = (size: number | null) => size !== null && !(size >= MIN_PX);

/** Whether a selector is about a text field: by its element, or by a class that a field has. */
function isOfField(selector: string, classes: ReadonlySet<string>): boolean {
  const subject = selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';
  if (/::(?!placeholder)|type=['"]?(checkbox|radio|range|file|color)/.test(subject)) return false;
  if (/^(input|select|textarea)\b/.test(subject) || /contenteditable|tiptap/.test(subject)) return true;
  return [...subject.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
}

/** By style sheet, the classes that the components give to their fields. */
function fieldClasses(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of listComponents()) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const sheets = new Map<string, string>();
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
        const from = node.moduleSpecifier.text;
        const name = node.importClause?.name?.text;
        if (name !== undefined && from.endsWith('.module.css')) {
          const at = from.startsWith('@/') ? from.slice(2) : path.posix.join(path.posix.dirname(file), from);
          sheets.set(name, at);
        }
      }
      const isField = ts.isJsxOpeningLikeElement(node) && FIELDS.has(node.tagName.getText());
      const classes = isField
        ? node.attributes.properties.find((each) => each.name?.getText() === 'className')?.getText()
        : undefined;
      for (const [, sheet = '', name = ''] of classes?.matchAll(/(\w+)\.(\w+)/g) ?? []) {
        const at = sheets.get(sheet);
        if (at !== undefined) found.set(at, (found.get(at) ?? new Set()).add(name));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

test('one rule gives every field letters of 16 px on phones', () => {
  const css = read('app/globals.css');
  const block = css.slice(css.indexOf(`@media ${MEDIA}`));
  const [rule] = rulesOf(block.slice(block.indexOf('{') + 1));
  expect(rule?.selectors).toEqual([...FIELDS, "[contenteditable='true']"]);
  expect(sizeOf(rule?.declarations ?? '')).toBe(MIN_PX);
  // It comes after the rule by which fields take the letters around them.
  expect(css.indexOf(`@media ${MEDIA}`)).toBeGreaterThan(css.indexOf('font: inherit'));
  expect(readFileSync('components/admin/theme.ts', 'utf8')).toContain(`'@media ${MEDIA}': { fontSize: 16 }`);
});

test('no style sheet gives a field smaller ones', () => {
  const classes = fieldClasses();
  expect([...classes.keys()]).toContain('components/ui/field/field.module.css');
  const small = listFiles(['app', 'components'], '.css').flatMap((file) =>
    rulesOf(read(file)).flatMap(({ selectors, declarations }) =>
      isTooSmall(sizeOf(declarations))
        ? selectors
            .filter((selector) => isOfField(selector, classes.get(file) ?? new Set()))
            .map((selector) => `${file} ${selector}`)
        : [],
    ),
  );
  // The base: fields take the letters around them, before the rule for phones.
  const base = ['input', 'select', 'textarea'].map((name) => `app/globals.css ${name}`);
  expect(small).toEqual(base);
});

test('nor does a document that the server writes', () => {
  const documents = listFiles(['server'], '.ts').filter(
    (file) => !file.endsWith('.test.ts') && /<(input|select|textarea)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(documents.length).toBeGreaterThanOrEqual(2);
  for (const file of documents) {
    const folder = path.posix.dirname(file);
    const css = listFiles([folder], '.ts').map(read).join('\n');
    const rules = rulesOf(css).filter(({ selectors }) =>
      selectors.some((selector) => /(^|\s)(input|select|textarea)(:not\(\[type=radio\]\))?$/.test(selector)),
    );
    const sizes = rules.map(({ declarations }) => sizeOf(declarations)).filter((size) => size !== null);
    expect([file, sizes.length > 0, sizes.filter(isTooSmall)]).toEqual([file, true, []]);
  }
});
