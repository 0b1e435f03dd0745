import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles } from '@/tests/support/source-files';

/**
 * Every handler of a key asks `isComposing` before it acts: Safari ends a Hangul syllable by an Enter that looks like any other.
 * A new handler without it fails here.
 */
const HELPERS = /\b(isComposing|(step|mark|criterionStep|opinion|projection)OfKey)\(/;

/** Files that name a key event and handle none. */
const NO_HANDLER: Readonly<Record<string, string>> = {
  'lib/signs-of-use.ts': 'It names the signs by which a page is used.',
  'components/shell/early-press-code.ts':
    'It is a script of every document, with the code of `isComposing` in it.',
  'lib/browser/press-events.ts': 'It names the events whose default it prevents.',
};
const EXEMPT: Readonly<Record<string, string>> = {
  'lib/browser/press-guard.ts keyup': 'It swallows the Space whose keydown the guard has prevented.',
};

const files = ['.ts', '.tsx'].flatMap((ending) =>
  listFiles(['app', 'components', 'lib'], ending).filter((file) => !/\.test\.tsx?$/.test(file)),
);
const NAMES_KEY = /['"]key(?:down|up|press)['"]|\bon(?:Escape)?Key(?:Down|Up|Press)/;

/** A handler among the attributes that a hook returns. */
const isKeyProperty = (node: ts.Node): node is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  /^on(Escape)?Key(Down|Up|Press)/.test(node.name.getText());

interface Handler {
  name: string;
  code: string;
}

/** The key handlers of a file, with the code of the functions of the file that they are. */
function handlersOf(file: string): Handler[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node>();
  const found: { name: string; node: ts.Node }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    if (ts.isJsxAttribute(node) && /^on(Escape)?Key(Down|Up|Press)/.test(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isJsxExpression(value) && value.expression)
        found.push({ name: node.name.getText(), node: value.expression });
    }
    if (isKeyProperty(node)) found.push({ name: node.name.getText(), node });
    if (ts.isCallExpression(node)) {
      const at = node.arguments.findIndex(
        (each) => ts.isStringLiteral(each) && /^key(down|up|press)$/.test(each.text),
      );
      const handler = node.arguments[at + 1];
      const isRemoval = /removeEventListener$/.test(node.expression.getText());
      if (at >= 0 && handler !== undefined && !isRemoval)
        found.push({ name: node.arguments[at]?.getText().slice(1, -1) ?? '', node: handler });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  /** The code of a handler with that of the functions which it calls by name. */
  const codeOf = (node: ts.Node, seen: Set<string>): string => {
    const parts = [node.getText()];
    const look = (inner: ts.Node): void => {
      if (ts.isIdentifier(inner) && !seen.has(inner.text)) {
        const target = declared.get(inner.text);
        if (target !== undefined) {
          seen.add(inner.text);
          parts.push(codeOf(target, seen));
        }
      }
      ts.forEachChild(inner, look);
    };
    look(node);
    return parts.join('\n');
  };
  return found.map(({ name, node }) => ({ name, code: codeOf(node, new Set()) }));
}

const withKeys = files.filter((file) => NAMES_KEY.test(readFileSync(file, 'utf8')));

test('every handler of a key asks whether a syllable is being written', () => {
  const handlers = withKeys.flatMap((file) => handlersOf(file).map((handler) => ({ file, ...handler })));
  expect(handlers.length).toBeGreaterThan(15);
  const deaf = handlers.filter(({ code }) => !HELPERS.test(code)).map(({ file, name }) => `${file} ${name}`);
  expect(deaf.toSorted()).toEqual(Object.keys(EXEMPT).toSorted());
});

test('each file that names a key event has a handler that was found', () => {
  const without = withKeys.filter((file) => handlersOf(file).length === 0);
  expect(without.toSorted()).toEqual(Object.keys(NO_HANDLER).toSorted());
});

test('nothing asks the event itself', () => {
  const own = files.filter((file) =>
    /\bnativeEvent\.isComposing|\.isComposing\b|keyCode\s*===/.test(readFileSync(file, 'utf8')),
  );
  // The second handles an InputEvent, which has no key.
  expect(own.toSorted()).toEqual([
    'components/shell/early-press-code.ts',
    'components/studio/profile/name-fields.tsx',
    'lib/browser/composing.ts',
  ]);
});
