import { z } from 'zod';
import { keysOf } from '@/lib/keys-of';
import {
  fieldsOf,
  typesOf,
  type ProfileRow,
  type ProfileRowDraft,
  type RowField,
  type RowList,
} from '@/lib/profile/rows';
import { givenChoice, givenText, givenYearSchema, yearSchema } from './studio-fields';
import { typedLine, webLinkText } from './text';

/** The schemas of the rows of a profile, by the table of `lib/profile/rows.ts`. */

type Shape<Row> = { [Name in keyof Row]: z.ZodType<Row[Name], Row[Name]> };
/** Rows as the documents' calls send them: a field may be empty or left out. */
type GivenShape<Row> = { [Name in keyof Row]: z.ZodType<Row[Name], unknown> };

function shapeOf(list: RowList, schemaOf: (field: RowField) => z.ZodType): z.ZodRawShape {
  const types = typesOf(list);
  return {
    ...(types !== null && { type: z.enum(keysOf(types)) }),
    ...Object.fromEntries(fieldsOf(list).map(([name, field]) => [name, schemaOf(field)])),
  };
}

/** An answered value. */
function valueSchema(field: RowField): z.ZodType {
  if (field.kind === 'year') return z.int();
  return field.kind === 'choice' ? z.enum(keysOf(field.words)) : z.string();
}

/** A value that the browser keeps of a form, whose rules don't hold yet. */
const keptSchema = (field: RowField) => ('max' in field ? z.string() : valueSchema(field).nullable());

const textSchema = ({ kind, max }: Extract<RowField, { max: number }>) =>
  kind === 'link' ? webLinkText(max) : typedLine(max);

/** A field of a form. A row may be blank, and then isn't kept; what was not chosen is null. */
function draftSchema(field: RowField): z.ZodType {
  if (field.kind === 'year') return yearSchema(field.first).nullable();
  return field.kind === 'choice' ? z.enum(keysOf(field.words)).nullable() : textSchema(field);
}

/** The same as the documents' calls send it, whose client keeps what was not chosen as an empty text or drops it. */
function givenSchema(field: RowField): z.ZodType {
  if (field.kind === 'year') return givenYearSchema(field.first);
  return field.kind === 'choice' ? givenChoice(z.enum(keysOf(field.words))) : givenText(textSchema(field));
}

/** An answered row. */
export const rowSchema = <List extends RowList>(list: List) =>
  z.object(shapeOf(list, valueSchema)) as unknown as z.ZodObject<Shape<ProfileRow<List>>>;
export const keptRowSchema = <List extends RowList>(list: List) =>
  z.object(shapeOf(list, keptSchema)) as unknown as z.ZodObject<Shape<ProfileRowDraft<List>>>;
export const draftRowSchema = <List extends RowList>(list: List) =>
  z.object(shapeOf(list, draftSchema)) as unknown as z.ZodObject<Shape<ProfileRowDraft<List>>>;
export const givenRowSchema = <List extends RowList>(list: List) =>
  z.object(shapeOf(list, givenSchema)) as unknown as z.ZodObject<GivenShape<ProfileRowDraft<List>>>;
