import { z } from 'zod';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import * as uploadLimits from '@/lib/limits/upload';
import { cleanIdentifier } from '@/lib/text/clean';
import { asItIs, typedLine, typedLines } from './text';

/** The form of a contest, which its organizer makes (C-4). Answers are checked by the schema that follows from it (`lib/contest/answers-schema.ts`). */

export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'date',
  'email',
  'tel',
  'url',
  'select',
  'radio',
  'checkbox-group',
  'checkbox',
  'file',
  'portfolio',
] as const;
export const fieldTypeSchema = z.enum(FIELD_TYPES);
export type FieldType = z.infer<typeof fieldTypeSchema>;

/** An option with this value asks for a text (C-5). */
export const ETC = 'ETC';

/** The name under which the text beside 기타 is answered. */
export const etcName = (name: string) => `${name}Etc`;

const { fieldNameMax, lineMax, longTextMax, filesMax, fileMbMax } = contestLimits;
const { numberInvalid, numberTooSmall, numberTooLarge, wholeNumber, dateInvalid } = contestMessages;
const whole = (least: number, most: number) =>
  z.int(wholeNumber).min(least, numberTooSmall(least)).max(most, numberTooLarge(most));
const between = (least: number, most: number) =>
  z.number(numberInvalid).min(least, numberTooSmall(least)).max(most, numberTooLarge(most));
const amount = between(-1e12, 1e12);
const day = z.iso.date(dateInvalid);

/** What an answer has to keep to, each where the field's type has it. */
const validationSchema = z.strictObject({
  /** In the syntax of RE2, which takes linear time. It has to be found in the answer. */
  pattern: asItIs('pattern', contestLimits.patternMax, contestMessages.tooLong(contestLimits.patternMax))
    .min(1)
    .optional(),
  /** Said where the pattern doesn't match. */
  message: typedLine(contestLimits.patternMessageMax).optional(),
  /** Characters. */
  minLength: whole(0, longTextMax).optional(),
  maxLength: whole(1, longTextMax).optional(),
  /** Of a number. */
  min: amount.optional(),
  max: amount.optional(),
  /** Of a date. */
  minDate: day.optional(),
  maxDate: day.optional(),
  /** Options that are chosen, or files. */
  minCount: whole(0, filesMax).optional(),
  maxCount: whole(1, filesMax).optional(),
  /** A consent that has to be given. */
  mustBeTrue: z.boolean().optional(),
});
export type FieldValidation = z.infer<typeof validationSchema>;

const optionSchema = z.strictObject({
  value: typedLine(contestLimits.optionMax).min(1, contestMessages.optionRequired),
  label: typedLine(contestLimits.optionMax).min(1, contestMessages.optionRequired),
});

/** Names become keys of objects: those that every object has are taken. */
const isFree = (name: string) => !(name in {});

const fieldSchema = z.strictObject({
  name: z
    .string()
    .max(fieldNameMax, contestMessages.tooLong(fieldNameMax))
    .regex(/^[a-zA-Z][a-zA-Z0-9_]*$/, contestMessages.nameInvalid)
    .refine(isFree, contestMessages.nameTaken),
  type: fieldTypeSchema,
  label: typedLine(contestLimits.labelMax).min(1, contestMessages.labelRequired),
  help: typedLines(contestLimits.helpMax).nullable(),
  placeholder: typedLine(contestLimits.placeholderMax).nullable(),
  required: z.boolean(),
  validation: validationSchema.nullable(),
  options: z.array(optionSchema).max(contestLimits.optionsMax).nullable(),
  /** Content types that a file may have, with commas between; null for all that uploads take. */
  accept: asItIs('token', 500).nullable(),
  /** Whether several files may be sent. */
  multiple: z.boolean(),
  /** Megabytes; null for X-169. */
  maxFileSize: between(0.1, fileMbMax).nullable(),
  /** Shows what is known of the artist and can't be changed, where it is known (C-7). */
  disabled: z.boolean(),
  /** Says who the artist is, such as a school: a blind review hides it. Names, addresses and numbers are hidden by themselves. */
  isPersonal: z.boolean().optional(),
  /** Label of the text beside 기타; without it the field's label and 기타. */
  etcLabel: typedLine(contestLimits.labelMax).optional(),
});
export type FormField = z.infer<typeof fieldSchema>;

/** The rules that a type of field may have. */
const RULES_OF: Readonly<Record<FieldType, readonly (keyof FieldValidation)[]>> = {
  text: ['pattern', 'message', 'minLength', 'maxLength'],
  textarea: ['minLength', 'maxLength'],
  number: ['min', 'max'],
  date: ['minDate', 'maxDate'],
  email: ['pattern', 'message', 'maxLength'],
  tel: ['pattern', 'message', 'maxLength'],
  url: ['pattern', 'message', 'maxLength'],
  select: [],
  radio: [],
  'checkbox-group': ['minCount', 'maxCount'],
  checkbox: ['mustBeTrue'],
  file: ['minCount', 'maxCount'],
  portfolio: [],
};

export const hasOptions = (type: FieldType) => RULED_BY_OPTIONS.has(type);
const RULED_BY_OPTIONS: ReadonlySet<FieldType> = new Set(['select', 'radio', 'checkbox-group']);

/** Content types that uploads take. */
const ACCEPTED: ReadonlySet<string> = new Set(uploadLimits.types.map(({ contentType }) => contentType));

/** The content types of a file field; null for all that uploads take. */
export function acceptedTypes({ accept }: Pick<FormField, 'accept'>): string[] | null {
  if (accept === null) return null;
  return accept
    .split(',')
    .map(cleanIdentifier)
    .filter((type) => type !== '');
}

/** The names under which a field is answered. */
export const namesOf = ({ name, options }: Pick<FormField, 'name' | 'options'>): string[] =>
  (options ?? []).some(({ value }) => value === ETC) ? [name, etcName(name)] : [name];

type Refuse = (path: readonly (string | number)[], message: string) => void;

function checkField(field: FormField, refuse: Refuse): void {
  const { type, options, validation } = field;
  if (hasOptions(type)) checkOptions(options ?? [], refuse);
  else if (options !== null && options.length > 0) refuse(['options'], contestMessages.ruleMisplaced);
  if (type !== 'file' && field.accept !== null) refuse(['accept'], contestMessages.ruleMisplaced);
  const types = acceptedTypes(field);
  if (types !== null && (types.length === 0 || types.some((each) => !ACCEPTED.has(each))))
    refuse(['accept'], contestMessages.acceptInvalid);
  if (validation !== null) checkRules(type, validation, refuse);
  const least = validation?.minCount ?? 0;
  if (type === 'checkbox-group' && least > (options ?? []).length)
    refuse(['validation', 'minCount'], contestMessages.moreThanOptions);
  if (type === 'file' && !field.multiple && least > 1)
    refuse(['validation', 'minCount'], contestMessages.moreThanOneFile);
}

function checkOptions(options: readonly { value: string }[], refuse: Refuse): void {
  if (options.length === 0) refuse(['options'], contestMessages.optionsRequired);
  const seen = new Set<string>();
  for (const [index, { value }] of options.entries()) {
    if (seen.has(value)) refuse(['options', index, 'value'], contestMessages.optionValueTaken);
    seen.add(value);
  }
}

function checkRules(type: FieldType, rules: FieldValidation, refuse: Refuse): void {
  for (const name of Object.keys(rules) as (keyof FieldValidation)[]) {
    if (rules[name] !== undefined && !RULES_OF[type].includes(name))
      refuse(['validation', name], contestMessages.ruleMisplaced);
  }
  const most = type === 'textarea' ? longTextMax : lineMax;
  if ((rules.maxLength ?? 0) > most)
    refuse(['validation', 'maxLength'], contestMessages.numberTooLarge(most));
  const pairs = [
    ['minLength', rules.minLength, rules.maxLength ?? most],
    ['min', rules.min, rules.max],
    ['minDate', rules.minDate, rules.maxDate],
    ['minCount', rules.minCount, rules.maxCount],
  ] as const;
  for (const [name, least, largest] of pairs) {
    if (least !== undefined && largest !== undefined && least > largest)
      refuse(['validation', name], contestMessages.boundsReversed);
  }
}

/** The fields of a form in their order. Names are unique, also those beside 기타; one field at most is the portfolio. */
export const formFieldsSchema = z
  .array(fieldSchema)
  .max(contestLimits.fieldsMax)
  .superRefine((fields, context) => {
    const names = new Set<string>();
    let portfolios = 0;
    for (const [index, field] of fields.entries()) {
      const refuse: Refuse = (path, message) =>
        context.addIssue({ code: 'custom', path: [index, ...path], message });
      if (namesOf(field).some((name) => names.has(name))) refuse(['name'], contestMessages.nameTaken);
      for (const name of namesOf(field)) names.add(name);
      if (field.type === 'portfolio' && (portfolios += 1) > 1)
        refuse(['type'], contestMessages.portfolioOnce);
      checkField(field, refuse);
    }
  });
export type FormFields = z.infer<typeof formFieldsSchema>;
