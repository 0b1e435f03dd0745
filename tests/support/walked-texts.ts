import type { z } from 'zod';
import { answersSchemaOf } from '@/lib/contest/answers-schema';
import { matches } from '@/lib/contest/pattern';
import { ROLE_TYPES } from '@/lib/contracts/account';
import type { TextKind } from '@/lib/contracts/text';
import { formField } from '@/tests/support/form-field';
import { declaredRoutes } from '@/tests/support/routes';
import { textFieldsOf, type TextField } from '@/tests/support/text-fields';

/** The texts that a request may have, with a text that each takes, and odd characters to try them with. */

/** Where the rule of a field is narrower than its kind: a text that it takes. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ...{ nameKo: '류단아', nameEn: 'RYU DANA', domesticArea: '서울, 전주', zoneCode: '06123' },
  ...{ periodFrom: '2026-03-01', periodTo: '2026-03-02', timeFrom: '10:30', timeTo: '18:00' },
  ...{ interviewLink: 'https://gyeol.example/a', videoLink: 'https://gyeol.example/b' },
  ...{ year: '2020' },
  ...{ originLink: 'https://gyeol.example/c', linkPath: '/artist' },
  ...{
    'answer to url': 'https://gyeol.example/d',
    'answer to number': '1000',
    'answer to date': '2026-03-01',
  },
};
export const BY_KIND: Readonly<Partial<Record<TextKind, string>>> = {
  ...{ line: '물의 결', lines: '물의 결', html: '<p>물의 결</p>' },
  ...{ search: '물의 결', fileName: '물의 결.jpg' },
  ...{ identifier: '12345', accountId: 'member01', email: 'haru@example.com' },
  ...{ phone: '010-1234-5678', contact: '010-1234-5678' },
};

export interface Field extends TextField {
  name: string;
}

const named = (name: string, schema: z.core.$ZodType | undefined): Field[] =>
  schema === undefined
    ? []
    : textFieldsOf(schema).map((field) => ({ ...field, name: `${name} ${field.path}` }));

function fieldsOfRoutes(): Field[] {
  return declaredRoutes().flatMap(({ endpoint: { method, path, query, body, bodyOf } }) => {
    const name = `${method.toUpperCase()} ${path}`;
    const actor = { accountId: 'haru01', accountUuid: '', session: { sid: '', expiresAt: new Date() } };
    const ofRoles = ROLE_TYPES.flatMap((roleType) =>
      named(`${name} (${roleType})`, bodyOf?.({ ...actor, roleType })),
    );
    return [...named(`${name} ?`, query), ...named(name, body), ...ofRoles];
  });
}

/** The answers of a contest's form, which come as JSON in a text. */
export function fieldsOfAnswers(): Field[] {
  const texts = ['text', 'textarea', 'number', 'date', 'email', 'tel', 'url'] as const;
  return texts.flatMap((type) => {
    const field = formField({ name: 'answer', type });
    return [true, false].flatMap((isComplete) =>
      named(isComplete ? 'sent' : 'draft', answersSchemaOf([field], { matches, isComplete })).map((each) => ({
        ...each,
        path: `answer to ${type}`,
      })),
    );
  });
}

export const FIELDS = [...fieldsOfRoutes(), ...fieldsOfAnswers()];
export const ofKind = (...kinds: readonly Field['kind'][]) =>
  FIELDS.filter(({ kind }) => kinds.includes(kind));

export const exampleOf = ({ path, kind }: Field): string =>
  EXAMPLES[path.split('.').at(-1) ?? ''] ?? BY_KIND[kind as TextKind] ?? '';

/** A field's result for a text: the value, or the error. */
export function outcome({ schema }: Field, text: string): unknown {
  const { success, data, error } = schema.safeParse(text);
  return success ? { data } : { faults: error.issues.map(({ message }) => message) };
}

/** Characters that aren't seen, by name. */
export const ODD = [
  ['ZERO WIDTH SPACE', '\u200b'],
  ['BYTE ORDER MARK', '\ufeff'],
  ['SOFT HYPHEN', '\u00ad'],
  ['RIGHT-TO-LEFT OVERRIDE', '\u202e'],
  ['isolates', '\u2066\u2069'],
  ['marks of direction', '\u200e\u200f\u061c'],
  ['a filler of Hangul', '\u3164'],
  ['a joiner', '\u200d'],
  ['a variation selector', '\ufe0f'],
  ['a tag', '\u{e0041}'],
  ['controls', '\u0000\u0007\u001b\u0090'],
  ['half a character', '\ud83d'],
] as const;
