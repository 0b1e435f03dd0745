import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Type } from './faces';

/** What a rule of the style sheets says about type; a half that it doesn't mention is inherited. */
export type TypeRule = Partial<Type>;

/**
 * The rules about type, by the last part of their selectors. Only classes, and elements inside a class, are known: the
 * style sheets of this site have no other selectors that set a font.
 */
export interface TypeRules {
  byClass: ReadonlyMap<string, readonly TypeRule[]>;
  /** By the class of an ancestor, then by the element's name. */
  byElement: ReadonlyMap<string, ReadonlyMap<string, readonly TypeRule[]>>;
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const FONT = /(?:^|;)font:(\d+) [^;]*var\(--(serif|sans)\)/;
const FAMILY = /(?:^|;)font-family:var\(--(serif|sans)\)/;
const WEIGHT = /(?:^|;)font-weight:(\d+)/;
const CLASS = /\.([\w-]+)$/;
const ELEMENT = /\.([\w-]+) ([a-z][a-z\d]*)$/;

/** The rules about type of the whole site. @param nextDir where Next has built it */
export async function readBuiltTypeRules(nextDir: string): Promise<TypeRules> {
  const folder = path.join(nextDir, 'static');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css')).sort();
  const sheets = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return readTypeRules(sheets.join('\n'));
}

/** Reads the rules about type from built style sheets. @param css without spaces and comments that mean nothing */
export function readTypeRules(css: string): TypeRules {
  const byClass = new Map<string, TypeRule[]>();
  const byElement = new Map<string, Map<string, TypeRule[]>>();
  for (const [, selectors = '', declarations = ''] of css.matchAll(RULE)) {
    const rule = typeRule(declarations);
    if (rule === null) continue;
    for (const selector of selectors.split(',')) {
      const element = ELEMENT.exec(selector);
      const name = CLASS.exec(selector)?.[1];
      if (element !== null) {
        const [, ancestor = '', tag = ''] = element;
        const rules = byElement.get(ancestor) ?? new Map<string, TypeRule[]>();
        byElement.set(ancestor, rules.set(tag, [...(rules.get(tag) ?? []), rule]));
      } else if (name !== undefined) {
        byClass.set(name, [...(byClass.get(name) ?? []), rule]);
      }
    }
  }
  return { byClass, byElement };
}

function typeRule(declarations: string): TypeRule | null {
  const font = FONT.exec(declarations);
  if (font !== null) return { weight: Number(font[1]), isSerif: font[2] === 'serif' };
  const family = FAMILY.exec(declarations)?.[1];
  const weight = WEIGHT.exec(declarations)?.[1];
  if (family === undefined && weight === undefined) return null;
  return {
    ...(family === undefined ? {} : { isSerif: family === 'serif' }),
    ...(weight === undefined ? {} : { weight: Number(weight) }),
  };
}
