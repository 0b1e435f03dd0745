import { Parser } from 'htmlparser2';
import { Characters } from './characters';
import { faceOf, FACES, type Face, type Type } from './faces';
import type { TypeRule, TypeRules } from './type-rules';

type ElementRules = ReadonlyMap<string, readonly TypeRule[]>;

interface Open {
  name: string;
  /** The types that the text may have: more than one where several rules speak. */
  types: readonly Type[];
  /** The characters of the faces of these types. */
  faces: readonly Characters[];
  /** The rules for elements inside, of this element's classes and its ancestors'. */
  inside: readonly ElementRules[];
  /** What its elements were found to be, by name and classes: the cards of a list are all the same. */
  children: Map<string, Open>;
}

/** Elements whose text is not shown. */
const SILENT = new Set(['style', 'template', 'title']);
/** Elements without a content, which have no end tag. */
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const BODY: readonly Type[] = [{ isSerif: false, weight: 400 }];
/** Half of a document is the data in its scripts. */
const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/g;

/**
 * The characters that each face draws in a document. A text whose type is not certain counts for every possible face.
 * @param html one character for each byte of the document (`latin1`)
 */
export function textByFace(html: string, rules: TypeRules): Record<Face, Set<string>> {
  const found = FACES.map((face) => [face, new Characters()] as const);
  const byFace = Object.fromEntries(found) as Record<Face, Characters>;
  const facesOf = (types: readonly Type[]) => [...new Set(types.map((type) => byFace[faceOf(type)]))];
  const open = (name: string, types: readonly Type[], inside: readonly ElementRules[]): Open => ({
    name,
    types,
    faces: facesOf(types),
    inside,
    children: new Map(),
  });
  const root = open('', BODY, []);
  const path: Open[] = [];
  let current = root;

  function add(text: string, { faces }: Open): void {
    for (const characters of faces) characters.add(text);
  }

  function opened(name: string, classes: string): Open {
    const key = `${name} ${classes}`;
    let child = current.children.get(key);
    if (child === undefined) current.children.set(key, (child = judged(name, classes)));
    return child;
  }

  function judged(name: string, classes: string): Open {
    const { types, inside } = current;
    const spoken: TypeRule[] = [];
    let own: ElementRules[] | null = null;
    for (const elements of inside) spoken.push(...(elements.get(name) ?? []));
    for (const one of classes.split(' ')) {
      const rulesOfClass = rules.byClass.get(one);
      if (rulesOfClass !== undefined) spoken.push(...rulesOfClass);
      const elements = rules.byElement.get(one);
      if (elements !== undefined) (own ??= [...inside]).push(elements);
    }
    return open(name, spoken.length === 0 ? types : typesOf(spoken, types), own ?? inside);
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = opened(name, attributes.class ?? '');
        add(attributes.placeholder ?? '', element);
        add(attributes.value ?? '', element);
        if (VOID.has(name)) return;
        path.push(current);
        current = element;
      },
      onclosetag(name) {
        if (!VOID.has(name)) current = path.pop() ?? root;
      },
      ontext(text) {
        if (!SILENT.has(current.name)) add(text, current);
      },
    },
    // `Characters` reads entities, of the few texts that have one.
    { decodeEntities: false },
  );
  parser.end(html.replaceAll(SCRIPT, ''));
  return Object.fromEntries(found.map(([face, characters]) => [face, characters.take()])) as Record<
    Face,
    Set<string>
  >;
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
