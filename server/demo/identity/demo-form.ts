import { z } from 'zod';
import type { GenderType } from '@/lib/contracts/identity';
import { cleanPhone } from '@/lib/contracts/text';
import { todayInSeoul } from '@/lib/date/seoul';
import { cleanIdentifier, cleanLine } from '@/lib/text/clean';
import * as demoMessages from './demo-messages';

const texts = demoMessages;

/** Mobile carriers with NICE's codes (`mobileco`). */
export const CARRIERS = { SKT: '1', KT: '2', 'LG U+': '3', 알뜰폰: '5' } as const;
const GENDERS = ['MALE', 'FEMALE'] as const satisfies readonly GenderType[];
const FIRST_BIRTH_DATE = '1900-01-01';

/** The request that the popup posts. The demo page posts it back with the fields. */
export interface DemoRequest {
  tokenVersionId: string;
  encData: string;
  integrity: string;
}

/** The fields as the person typed them. */
export type DemoFields = Record<'carrier' | 'name' | 'birthDate' | 'gender' | 'phoneNum' | 'code', string>;
export const EMPTY_FIELDS: DemoFields = {
  carrier: '',
  name: '',
  birthDate: '',
  gender: '',
  phoneNum: '',
  code: '',
};
export type DemoErrors = Partial<Record<keyof DemoFields, string>>;

const digits = (text: string) => cleanIdentifier(text).replaceAll(/[\s.\-/]/g, '');

const fieldsSchema = z.object({
  carrier: z.enum(Object.keys(CARRIERS) as [keyof typeof CARRIERS], texts.carrierRequired),
  name: z
    .string()
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(1, texts.nameRequired)
        .regex(/^[\p{Script=Hangul}A-Za-z][\p{Script=Hangul}A-Za-z .'-]{1,29}$/u, texts.nameRule),
    ),
  birthDate: z
    .string()
    .transform((text) => digits(text).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
    .pipe(z.iso.date(texts.birthDateRule))
    .refine((day) => day >= FIRST_BIRTH_DATE && day <= todayInSeoul(), texts.birthDateRule),
  gender: z.enum(GENDERS, texts.genderRequired),
  phoneNum: z
    .string()
    .transform((text) => cleanPhone(text, 'digits'))
    .pipe(z.string().regex(/^01[016789]\d{7,8}$/, texts.phoneNumRule)),
});

export type DemoVerified = z.output<typeof fieldsSchema>;

/** The person, or a message for each failing field. */
export function readDemoFields(
  fields: DemoFields,
  code: string,
): { person: DemoVerified; errors: null } | { person: null; errors: DemoErrors } {
  const errors: DemoErrors = {};
  const parsed = fieldsSchema.safeParse(fields);
  for (const issue of parsed.error?.issues ?? []) {
    errors[issue.path[0] as keyof DemoFields] ??= issue.message;
  }
  const typed = digits(fields.code);
  if (typed === '') errors.code = texts.codeRequired;
  else if (typed !== code) errors.code = texts.codeMismatch;
  return parsed.success && errors.code === undefined
    ? { person: parsed.data, errors: null }
    : { person: null, errors };
}
