import { Parser } from 'htmlparser2';
import { faceOf, FACES, type Face, type Type } from './faces';
import type { TypeRule, TypeRules } from './type-rules';

type ElementRules = ReadonlyMap<string, readonly TypeRule[]>;

interface Open {
  name: string;
  /** The types that the text may have: more than one where several rules speak. */
  types: readonly Type[];
  /** The sets of the faces of these types. */
  sets: readonly Set<string>[];
  /** The rules for elements inside, of this element's classes and its ancestors'. */
  inside: readonly ElementRules[];
}

/** Half of a document is the data in its scripts, which would take half of the parser's time. */
const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;
/** Elements whose text is not shown. */
const SILENT = new Set(['style', 'template', 'title']);
/** Elements without a content, which have no end tag. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const BODY: readonly Type[] = [{ isSerif: false, weight: 400 }];

/** The characters that each face draws in a document. A text whose type is not certain counts for every possible face. */
export function textByFace(html: string, rules: TypeRules): Record<Face, Set<string>> {
  const found = Object.fromEntries(FACES.map((face) => [face, new Set<string>()])) as Record<
    Face,
    Set<string>
  >;
  const setsOf = (types: readonly Type[]) => [...new Set(types.map((type) => found[faceOf(type)]))];
  const root: Open = { name: '', types: BODY, sets: setsOf(BODY), inside: [] };
  const path: Open[] = [];
  let current = root;

  function add(text: string, { sets }: Open): void {
    for (const set of sets) for (const character of text) set.add(character);
  }

  function opened(name: string, classes: string | undefined): Open {
    const { types, sets, inside } = current;
    const spoken: TypeRule[] = [];
    let own: ElementRules[] | null = null;
    for (const elements of inside) spoken.push(...(elements.get(name) ?? []));
    if (classes !== undefined) {
      for (const one of classes.split(' ')) {
        const rulesOfClass = rules.byClass.get(one);
        if (rulesOfClass !== undefined) spoken.push(...rulesOfClass);
        const elements = rules.byElement.get(one);
        if (elements !== undefined) (own ??= [...inside]).push(elements);
      }
    }
    if (spoken.length === 0) return { name, types, sets, inside: own ?? inside };
    const possible = typesOf(spoken, types);
    return { name, types: possible, sets: setsOf(possible), inside: own ?? inside };
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const open = opened(name, attributes.class);
      if (attributes.placeholder !== undefined) add(attributes.placeholder, open);
      if (attributes.value !== undefined) add(attributes.value, open);
      if (VOID.has(name)) return;
      path.push(current);
      current = open;
    },
    onclosetag(name) {
      if (!VOID.has(name)) current = path.pop() ?? root;
    },
    ontext(text) {
      if (!SILENT.has(current.name)) add(text, current);
    },
  });
  parser.end(html.replaceAll(SCRIPT, ''));
  return found;
}

/** Which of several rules wins is not looked up: every one may. */
function typesOf(spoken: readonly TypeRule[], inherited: readonly Type[]): readonly Type[] {
  const fonts = spoken.filter((rule) => rule.isSerif !== undefined);
  const weights = spoken.flatMap(({ weight, isSerif }) =>
    weight === undefined || isSerif !== undefined ? [] : [weight],
  );
  const bases =
    fonts.length === 0 ? inherited : fonts.flatMap((rule) => inherited.map((type) => ({ ...type, ...rule })));
  return weights.length === 0
    ? bases
    : bases.flatMap((base) => weights.map((weight) => ({ ...base, weight })));
}
