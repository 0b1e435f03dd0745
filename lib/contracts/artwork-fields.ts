import { z } from 'zod';
import {
  ARTWORK_FIELDS,
  columnOf,
  FIELD_NAMES,
  PRINTED_FIELDS,
  PUBLIC_FIELDS,
  type ArtworkField,
  type ColumnName,
  type FieldName,
  type FieldsWith,
  type FieldValue,
} from '@/lib/artwork/fields';
import { keysOf } from '@/lib/keys-of';
import * as studioMessages from '@/lib/messages/studio';
import { givenYearSchema, requiredChoice, yearSchema } from './studio-fields';
import {
  numberLine,
  optionalLine,
  optionalLines,
  orNull,
  refuse,
  requiredLine,
  requiredLines,
  typedLine,
  typedLines,
} from './text';

/** The schemas of an artwork's fields, by the table of `lib/artwork/fields.ts`. */

type Optional = FieldsWith<{ required: null }>;
/** An answer may have null for a theme that is no longer offered. */
type Nullable = Optional | FieldsWith<{ kind: 'theme' }>;
type Answered<Name extends FieldName> = FieldValue<Name> | (Name extends Nullable ? null : never);
type Saved<Name extends FieldName> = FieldValue<Name> | (Name extends Optional ? null : never);
/** A form holds null for what wasn't typed or chosen. */
type Typed<Name extends FieldName> = FieldValue<Name> | null;

const fieldOf = (name: FieldName): ArtworkField => ARTWORK_FIELDS[name];
const shapeOf = (names: readonly FieldName[], schemaOf: (field: ArtworkField) => z.ZodType) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(fieldOf(name))])) as unknown;

const choicesOf = ({ words }: { words: Readonly<Record<string, string>> }) => keysOf(words);

/** An answered value; null is allowed elsewhere. */
function valueSchema(field: ArtworkField): z.ZodType {
  if (field.kind === 'year') return z.int();
  return 'words' in field ? z.enum(choicesOf(field)) : z.string();
}

const answerSchema = (field: ArtworkField) =>
  field.required === null || field.kind === 'theme' ? valueSchema(field).nullable() : valueSchema(field);

/** The fields of an artwork as its artist is answered them. */
export const ownShape = shapeOf(FIELD_NAMES, answerSchema) as {
  [Name in FieldName]: z.ZodType<Answered<Name>>;
};
/** The same of a draft, which may lack each of them. */
export const draftShape = shapeOf(FIELD_NAMES, (field) => valueSchema(field).nullable()) as {
  [Name in FieldName]: z.ZodType<FieldValue<Name> | null>;
};
/** The fields that everyone is answered, under the names of their columns. */
export const publicShape = Object.fromEntries(
  PUBLIC_FIELDS.map((name) => [
    columnOf(name),
    fieldOf(name).kind === 'theme' ? z.string().nullable() : ownShape[name],
  ]),
) as unknown as {
  [Name in (typeof PUBLIC_FIELDS)[number] as ColumnName<Name>]: z.ZodType<PublicAnswer<Name>>;
};
/** Public answers have a theme as it was kept, also one that is no longer offered. */
type PublicAnswer<Name extends FieldName> =
  Name extends FieldsWith<{ kind: 'theme' }> ? string | null : Answered<Name>;

const requiredYear = <Given>(year: z.ZodType<number | null, Given>, message: string) =>
  year.transform((given, context) => given ?? refuse(context, message));

const optionalOf = ({ max, isNumber }: Extract<ArtworkField, { kind: 'line' }>) =>
  isNumber === true ? orNull(numberLine(max)) : optionalLine(max);

/** A field as our own forms send it: a text may be empty, and a choice null. */
function formSchema(field: ArtworkField): z.ZodType {
  const { required } = field;
  switch (field.kind) {
    case 'year': {
      const year = yearSchema(field.first).nullable();
      return required === null ? year : requiredYear(year, required);
    }
    case 'choice':
    case 'theme':
      return required === null ? changeSchema(field) : requiredChoice(field.words, required);
    case 'line':
      return required === null ? optionalOf(field) : requiredLine(field.max, required);
    case 'lines':
      return required === null ? optionalLines(field.max) : requiredLines(field.max, required);
  }
}

/** A field of a draft, where nothing is required. */
function changeSchema(field: ArtworkField): z.ZodType {
  switch (field.kind) {
    case 'year':
      return yearSchema(field.first).nullable();
    case 'choice':
    case 'theme':
      return z.enum(choicesOf(field), studioMessages.notOfChoices(Object.values(field.words))).nullable();
    case 'line':
      return optionalOf(field);
    case 'lines':
      return optionalLines(field.max);
  }
}

/** A field as the documents' calls send it: an optional one may be omitted, and a year may be a text. */
function givenSchema(field: ArtworkField): z.ZodType {
  if (field.kind === 'year' && field.required !== null)
    return requiredYear(givenYearSchema(field.first), field.required);
  return field.required === null ? formSchema(field).default(null) : formSchema(field);
}

export const formShape = shapeOf(FIELD_NAMES, formSchema) as {
  [Name in FieldName]: z.ZodType<Saved<Name>, Typed<Name>>;
};
export const givenShape = shapeOf(FIELD_NAMES, givenSchema) as {
  [Name in FieldName]: z.ZodType<Saved<Name>, Typed<Name> | undefined>;
};
export const changeShape = shapeOf(FIELD_NAMES, changeSchema) as {
  [Name in FieldName]: z.ZodType<FieldValue<Name> | null, FieldValue<Name> | null>;
};

type Printed = (typeof PRINTED_FIELDS)[number];

/** A field as a portfolio's pages have it. What an artwork lacked wasn't registered. */
function printedSchema(field: ArtworkField): z.ZodType {
  if (field.required === null) return formSchema(field);
  if (field.kind === 'line') return typedLine(field.max);
  return field.kind === 'lines' ? typedLines(field.max) : valueSchema(field);
}
export const printedShape = shapeOf(PRINTED_FIELDS, printedSchema) as {
  [Name in Printed]: z.ZodType<Saved<Name>, Saved<Name>>;
};
/** The same as it is read. Its texts are as they are kept. */
export const shownShape = shapeOf(PRINTED_FIELDS, (field) =>
  field.required === null ? answerSchema(field) : printedSchema(field),
) as { [Name in Printed]: z.ZodType<Saved<Name>> };
