import { z } from 'zod';
import { ETC, etcName, namesOf, type FormField } from '@/lib/contracts/contest-form';
import { cleanPhone, cleanedText, typedLine, typedLines } from '@/lib/contracts/text';
import { fileNameSchema } from '@/lib/contracts/upload';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import { cleanWebLink } from '@/lib/text/clean';
import { cleanDay } from '@/lib/text/day';
import { cleanEmail } from '@/lib/text/email';
import { cleanNumber } from '@/lib/text/number';
import { withScheme } from '@/lib/text/web-link';
import { fileFault, mostFiles } from './files-fault';
import { textFault, type Matches } from './text-fault';

/** A file of an answer: one that the application has already, or one that is going to be sent. */
export const answeredFileSchema = z.object({
  /** Null before the file was sent. */
  id: z.uuid().nullable(),
  name: fileNameSchema,
  /** Bytes. */
  size: z.int().min(1),
  contentType: z.string().max(100),
});
export type AnsweredFile = z.output<typeof answeredFileSchema>;

/** What a field is answered with: a text, a consent, chosen options, files; null for no text and no choice. */
export type Answer = string | boolean | readonly string[] | readonly AnsweredFile[] | null;
export type Answers = Readonly<Record<string, Answer>>;

export interface AnswerRules {
  matches: Matches;
  /** False for a draft: what is there has to be of its kind, and nothing has to be there. */
  isComplete: boolean;
}

const { lineMax, longTextMax, numberMax, etcMax, draftTextMax } = contestLimits;

/**
 * The schema of a form's answers, which follows from its fields: the browser's form and the server's check are the same.
 * What isn't answered may be left out. Answers to other fields are refused.
 */
export function answersSchemaOf(fields: readonly FormField[], rules: AnswerRules) {
  const shape: Record<string, z.ZodType<Answer>> = {};
  for (const field of fields) {
    for (const name of namesOf(field)) shape[name] = schemaOfAnswer(field, name, rules);
  }
  const schema = z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? contestMessages.unknownAnswer : undefined),
  });
  return schema
    .superRefine(
      (answers, context) => {
        if (rules.isComplete) checkEtc(fields, answers, context);
      },
      // Also where other answers fail, so that all faults are shown at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .transform((answers): Answers => withoutUnaskedEtc(fields, answers));
}

const etcOf = (max: number) =>
  typedLine(max, contestMessages.etcTooLong(etcMax))
    .nullish()
    .transform((text) => text || null);

/** The schema of one answer, by its name: that of a field, or of the text beside its 기타. */
export function schemaOfAnswer(field: FormField, name: string, rules: AnswerRules): z.ZodType<Answer> {
  if (name === field.name) return answerSchema(field, rules);
  return etcOf(rules.isComplete ? etcMax : draftTextMax);
}

function answerSchema(field: FormField, rules: AnswerRules): z.ZodType<Answer> {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'tel':
    case 'url':
    case 'number':
    case 'date':
      return textSchema(field, rules);
    case 'select':
    case 'radio':
      return choiceSchema(field, rules);
    case 'checkbox-group':
      return choicesSchema(field, rules);
    case 'checkbox':
    case 'portfolio':
      return consentSchema(field, rules);
    case 'file':
      return filesSchema(field, rules);
  }
}

function textSchema(field: FormField, rules: AnswerRules) {
  // The letters of a phone number are also counted without its signs, those of a link without its scheme (`text-fault.ts`).
  const isSpelled = field.type === 'tel' || field.type === 'url';
  const most = (isSpelled ? null : field.validation?.maxLength) ?? longestOf(field);
  // A draft may keep a text that is too long. It is refused when it is sent.
  const max = rules.isComplete ? most : draftTextMax;
  const text = textOf(field.type, rules)(max, contestMessages.tooLong(most));
  return (field.type === 'number' ? orNumber(text) : text).nullish().transform((text, context) => {
    if (!text) return orRequired(null, field, rules, context);
    const fault = rules.isComplete ? textFault(field, text, rules.matches) : null;
    if (fault !== null) refuse(context, fault);
    return text;
  });
}

/** Takes a number of JSON as its text, too. */
const orNumber = (text: z.ZodString) => z.union([text, z.number().transform(String).pipe(text)]);

/** The link that organizers open. A draft keeps what isn't seen and what is half typed, and is refused when it is sent. */
const sentLink = (text: string) => withScheme(cleanWebLink(text));

/** Returns how an answer of a type is cleaned. Its format is checked when the form is sent (`text-fault.ts`). */
function textOf(
  type: FormField['type'],
  { isComplete }: AnswerRules,
): (max: number, message: string) => z.ZodString {
  if (type === 'textarea') return typedLines;
  if (type === 'email') return (...bounds) => cleanedText('email', cleanEmail, ...bounds);
  if (type === 'url')
    return (...bounds) => cleanedText('link', isComplete ? sentLink : cleanWebLink, ...bounds);
  if (type === 'tel')
    return (...bounds) => cleanedText('phone', (text) => cleanPhone(text, 'written'), ...bounds);
  if (type === 'number') return (...bounds) => cleanedText('identifier', cleanNumber, ...bounds);
  if (type === 'date') return (...bounds) => cleanedText('identifier', cleanDay, ...bounds);
  return typedLine;
}

function longestOf({ type }: FormField): number {
  if (type === 'textarea') return longTextMax;
  return type === 'number' ? numberMax : lineMax;
}

function choiceSchema(field: FormField, rules: AnswerRules) {
  const values = valuesOf(field);
  return z
    .string()
    .nullish()
    .transform((value, context) => {
      if (!value) return orRequired(null, field, rules, context);
      if (!values.has(value)) refuse(context, contestMessages.notOfOptions);
      return value;
    });
}

function choicesSchema(field: FormField, rules: AnswerRules) {
  const values = valuesOf(field);
  const { minCount = 0, maxCount = values.size } = field.validation ?? {};
  return z
    .array(z.string())
    .max(values.size, contestMessages.notOfOptions)
    .nullish()
    .transform((given, context) => {
      const chosen = [...new Set(given ?? [])];
      if (chosen.some((value) => !values.has(value))) refuse(context, contestMessages.notOfOptions);
      if (!rules.isComplete) return chosen;
      if (chosen.length === 0) return orRequired(chosen, field, rules, context);
      if (chosen.length < minCount) refuse(context, contestMessages.choicesTooFew(minCount));
      if (chosen.length > maxCount) refuse(context, contestMessages.choicesTooMany(maxCount));
      return chosen;
    });
}

function consentSchema(field: FormField, rules: AnswerRules) {
  const isRequired = field.required || field.validation?.mustBeTrue === true;
  return z
    .boolean()
    .nullish()
    .transform((value, context) => {
      if (value === true) return true;
      return orRequired(false, { ...field, required: isRequired }, rules, context);
    });
}

function filesSchema(field: FormField, rules: AnswerRules) {
  const most = mostFiles(field);
  const least = field.validation?.minCount ?? 0;
  return z
    .array(answeredFileSchema)
    .max(most, contestMessages.filesTooMany(most))
    .nullish()
    .transform((given, context) => {
      const files = given ?? [];
      for (const file of files) {
        const fault = fileFault(field, file);
        if (fault !== null) refuse(context, fault);
      }
      if (!rules.isComplete) return files;
      if (files.length === 0) return orRequired(files, field, rules, context);
      if (files.length < least) refuse(context, contestMessages.filesTooFew(least));
      return files;
    });
}

/** The empty answer, refused where the field has to be answered. */
function orRequired<Empty>(
  empty: Empty,
  { label, required }: FormField,
  { isComplete }: AnswerRules,
  context: z.RefinementCtx,
): Empty {
  if (isComplete && required) refuse(context, contestMessages.required(label));
  return empty;
}

function refuse(context: z.RefinementCtx, message: string): void {
  context.addIssue({ code: 'custom', message });
}

const valuesOf = ({ options }: FormField) => new Set((options ?? []).map(({ value }) => value));

/** Where 기타 is chosen, alone or among others, its text has to be there (C-5). */
function checkEtc(
  fields: readonly FormField[],
  answers: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  for (const { name, etcLabel } of fields.filter(hasEtc)) {
    if (!isEtcChosen(answers[name]) || answers[etcName(name)]) continue;
    const message = etcLabel === undefined ? contestMessages.etcRequired : contestMessages.required(etcLabel);
    context.addIssue({ code: 'custom', path: [etcName(name)], message });
  }
}

/** A text beside 기타 is nothing where another option is chosen. */
function withoutUnaskedEtc(fields: readonly FormField[], answers: Answers): Answers {
  const unasked = fields.filter((field) => hasEtc(field) && !isEtcChosen(answers[field.name]));
  return { ...answers, ...Object.fromEntries(unasked.map(({ name }) => [etcName(name), null])) };
}

const hasEtc = (field: FormField) => namesOf(field).length > 1;
const isEtcChosen = (answer: unknown) => answer === ETC || (Array.isArray(answer) && answer.includes(ETC));
