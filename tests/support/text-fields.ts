import { z } from 'zod';
import { textRegistry, type TextKind } from '@/lib/contracts/text';

/** Finds the texts of a contract, and what each is. */

/** A text of a contract. */
export interface TextField {
  /** `selected.subject`, `experiences[].title`. */
  path: string;
  /** `format`: nothing but its form is taken. Null where the contract doesn't say what it is. */
  kind: TextKind | 'format' | null;
  /** Letters that it may have, where the contract counts them. */
  max: number | undefined;
  /** Takes the text alone, with all rules of its field. */
  schema: z.ZodType;
}

/** The schemas that a schema is made of, besides the fields of objects and the items of lists. */
function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return [schema.def.in, schema.def.out];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional
  )
    return [schema.def.innerType];
  return [];
}

type Structure = z.ZodObject | z.ZodArray | z.ZodRecord | z.ZodIntersection | z.ZodTuple;
const isStructure = (schema: z.core.$ZodType): schema is Structure =>
  schema instanceof z.ZodObject ||
  schema instanceof z.ZodArray ||
  schema instanceof z.ZodRecord ||
  schema instanceof z.ZodIntersection ||
  schema instanceof z.ZodTuple;

/** The objects and lists that a value comes as. What a text is made into doesn't come. */
function structuresIn(schema: z.core.$ZodType): Structure[] {
  if (isStructure(schema)) return [schema];
  const [first, ...others] = partsOf(schema);
  if (first === undefined) return [];
  return schema instanceof z.ZodPipe ? structuresIn(first) : [first, ...others].flatMap(structuresIn);
}

function scalarsIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  return isStructure(schema) ? [] : [schema, ...partsOf(schema).flatMap(scalarsIn)];
}

/** Every text of a contract. */
export function textFieldsOf(schema: z.core.$ZodType, path = ''): TextField[] {
  const structures = structuresIn(schema);
  if (structures.length > 0) return structures.flatMap((structure) => fieldsIn(structure, path));
  const scalars = scalarsIn(schema);
  const comesAs = scalarsIn(schema instanceof z.ZodPipe ? schema.def.in : schema);
  if (!comesAs.some(isText)) return [];
  const stated = scalars.flatMap((scalar) => textRegistry.get(scalar) ?? [])[0];
  const kind = stated?.kind ?? (scalars.some(hasForm) ? 'format' : null);
  return [{ path, kind, max: stated?.max, schema: schema as z.ZodType }];
}

function fieldsIn(structure: Structure, path: string): TextField[] {
  if (structure instanceof z.ZodObject)
    return Object.entries(structure.shape).flatMap(([name, field]) =>
      textFieldsOf(field, path === '' ? name : `${path}.${name}`),
    );
  if (structure instanceof z.ZodArray) return textFieldsOf(structure.def.element, `${path}[]`);
  if (structure instanceof z.ZodRecord) return textFieldsOf(structure.def.valueType, `${path}.*`);
  if (structure instanceof z.ZodTuple)
    return structure.def.items.flatMap((item, at) => textFieldsOf(item, `${path}[${at}]`));
  return [structure.def.left, structure.def.right].flatMap((side) => textFieldsOf(side, path));
}

const isText = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

/** Whether a text has to be of a form: a choice, a day, an id, a pattern, or what the description calls a number or a choice. */
function hasForm(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral || schema instanceof z.ZodBoolean)
    return true;
  if (schema instanceof z.ZodStringFormat) return true;
  if (z.globalRegistry.get(schema)?.queryValue !== undefined) return true;
  if (!(schema instanceof z.ZodString)) return false;
  return (schema.def.checks ?? []).some((check) => check._zod.def.check === 'string_format');
}
