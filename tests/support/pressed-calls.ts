import { readFileSync } from 'node:fs';
import ts from 'typescript';

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  node.forEachChild((child) => void nodes.push(...nodesOf(child)));
  return nodes;
}

/** The functions that a file declares, by name. */
function functionsOf(source: ts.SourceFile): Map<string, ts.Node> {
  const functions = new Map<string, ts.Node>();
  for (const node of nodesOf(source)) {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      if (ts.isArrowFunction(node.initializer)) functions.set(node.name.text, node.initializer);
  }
  return functions;
}

/**
 * The handlers of a component that start something asynchronous, as `Button onClick remove`: an element, its property, and what
 * is called. The linter lets no promise be dropped without `void`, so such a handler has a `void` or an `await` in it, or in the
 * functions of its file that it calls.
 */
export function asyncHandlersOf(file: string): string[] {
  const source = parse(file);
  const functions = functionsOf(source);
  const isAsync = (node: ts.Node, seen: ReadonlySet<ts.Node>): boolean =>
    nodesOf(node).some((inner) => {
      if (ts.isVoidExpression(inner) || ts.isAwaitExpression(inner)) return true;
      if (inner.kind === ts.SyntaxKind.AsyncKeyword) return true;
      const called = ts.isIdentifier(inner) ? functions.get(inner.text) : undefined;
      return called !== undefined && !seen.has(called) && isAsync(called, new Set([...seen, called]));
    });
  const makers = makersOf(source);
  return nodesOf(source).flatMap((node) => {
    const [element, handler] = propertyOf(node, makers);
    if (!handler || !isAsync(handler, new Set())) return [];
    const call = nodesOf(handler).find((inner) => ts.isVoidExpression(inner))?.expression ?? handler;
    const callee = ts.isCallExpression(call) ? call.expression : call;
    const name = /^[\w.]+$/.test(callee.getText()) ? callee.getText() : '';
    return [`${element} ${name}`.trim()];
  });
}

/** The names of the functions that make elements of late code: `const showDialog = useLazyDialog(…)`. */
function makersOf(source: ts.SourceFile): ReadonlySet<string> {
  const names = nodesOf(source).flatMap((node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return [];
    if (!ts.isCallExpression(node.initializer)) return [];
    return /^useLazy(Dialog|Element)$/.test(node.initializer.expression.getText())
      ? [node.name.getText()]
      : [];
  });
  return new Set(names);
}

/** The name of an element with its property `on…`, and the property's value: of JSX, and of a call of a maker, `showDialog({ onDone })`. */
function propertyOf(node: ts.Node, makers: ReadonlySet<string>): [string, ts.Node | undefined] | [] {
  const isHandler = (name: ts.Node) => /^on[A-Z]/.test(name.getText());
  if (ts.isJsxAttribute(node) && isHandler(node.name)) {
    const value = node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression;
    return [`${node.parent.parent.tagName.getText()} ${node.name.getText()}`, value || undefined];
  }
  const isProperty = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  if (!isProperty || !isHandler(node.name)) return [];
  let call: ts.Node = node;
  while (!ts.isCallExpression(call) && !ts.isFunctionLike(call) && !ts.isSourceFile(call)) call = call.parent;
  if (!ts.isCallExpression(call) || !makers.has(call.expression.getText())) return [];
  return [
    `${call.expression.getText()} ${node.name.getText()}`,
    ts.isPropertyAssignment(node) ? node.initializer : node.name,
  ];
}

/** The buttons of a component that submit a form, as `Button submit`: a `<button>` does without a type. */
export function submitButtonsOf(file: string): string[] {
  return nodesOf(parse(file)).flatMap((node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
    const [tag, properties] = [node.tagName.getText(), node.attributes.properties];
    const isPlain = tag === 'button' && !properties.some((each) => ts.isJsxSpreadAttribute(each));
    const type = properties.find((each) => each.name?.getText() === 'type')?.getText();
    return type === 'type="submit"' || (isPlain && type === undefined) ? [`${tag} submit`] : [];
  });
}

/** How many calls of the API that change something a file makes. */
export function countChangingCalls(file: string): number {
  return nodesOf(parse(file)).filter((node) => {
    if (!ts.isCallExpression(node)) return false;
    if (ts.isPropertyAccessExpression(node.expression))
      return /^mutate(Async)?$/.test(node.expression.name.text);
    const [method] = node.arguments;
    if (method === undefined || !/^(callApi|uploadApi)$/.test(node.expression.getText())) return false;
    return !(ts.isStringLiteral(method) && method.text === 'get');
  }).length;
}
