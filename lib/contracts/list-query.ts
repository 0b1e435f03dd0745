import { z } from 'zod';
import { SET_JOINT, type Choices, type List, type ListState } from '@/lib/lists/define-list';
import { accessReasonSchema } from './access-reason';
import { describedAs, failsAs, pageNumberSchema, pageSizeSchema, searchTextSchema } from './pagination';

const directionSchema = z
  .string()
  .toLowerCase()
  .meta(describedAs({ type: 'string', enum: ['asc', 'desc'] }))
  .pipe(z.enum(['asc', 'desc'], failsAs('DIRECTION_INVALID')))
  .optional();

export const flagSchema = z
  .string()
  .meta(describedAs({ type: 'boolean' }))
  .optional()
  .transform((text) => text === 'true');

const choiceSchema = (values: readonly string[]) =>
  z
    .string()
    .toUpperCase()
    .meta(describedAs({ type: 'string', enum: [...values] }))
    .pipe(z.enum(values))
    .optional()
    .transform((value) => value ?? null);

/** Some of the values, with `.` or `,` between; each once, in the order of the list's definition. */
const setSchema = (values: readonly string[]) =>
  z
    .string()
    .max(2 * values.join(SET_JOINT).length)
    .toUpperCase()
    .meta(describedAs({ type: 'string', example: values.slice(0, 2).join(SET_JOINT) }))
    .optional()
    .transform((text) => [...new Set((text ?? '').split(/[.,]/).filter((value) => value !== ''))])
    .pipe(z.array(z.enum(values)))
    .transform((chosen) => values.filter((value) => chosen.includes(value)));

/**
 * The query of the call that answers with a list, and of the page that shows it. A direction that isn't given
 * is the sort's own. The message of a failing field is the code of the catalogue that says so to people.
 */
export function listQuerySchema<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
>(list: List<Sort, Filter, Flag, Choice, Sets>, more: Readonly<Record<string, z.ZodType>> = {}) {
  const { orders, filters, flags, choices, sets } = list;
  const [first] = orders;
  const sorts = orders.map(({ sort }) => sort);
  const orderSchemas = {
    q: searchTextSchema,
    literal: flagSchema,
    sort: z.enum(sorts, failsAs('SORT_INVALID')).default(first?.sort as never),
    direction: directionSchema,
  };
  const filterSchema = z
    .string()
    .toUpperCase()
    // A client that has chosen nothing may send the key with no value.
    .overwrite((text) => (text === '' ? (filters[0] ?? '') : text))
    .meta(describedAs({ type: 'string', enum: filters }))
    .pipe(z.enum(filters))
    .optional()
    .default(filters[0] as never);
  return z
    .object({
      page: pageNumberSchema,
      size: pageSizeSchema(list.pageSize),
      ...more,
      ...(first === undefined ? {} : orderSchemas),
      ...(filters.length === 0 ? {} : { filter: filterSchema }),
      ...Object.fromEntries(flags.map((flag) => [flag, flagSchema])),
      ...Object.fromEntries(Object.entries(choices).map(([key, values]) => [key, choiceSchema(values)])),
      ...Object.fromEntries(Object.entries(sets).map(([key, values]) => [key, setSchema(values)])),
    })
    .transform(({ direction, ...query }) => {
      const { sort, q, literal } = query as { sort?: Sort; q?: string; literal?: boolean };
      if (sort === undefined) return query;
      return {
        ...query,
        literal: q !== '' && literal === true,
        direction: direction ?? list.directionOf(sort),
      };
    }) as unknown as z.ZodType<ListState<Sort, Filter, Flag, Choice, Sets> & { size: number }>;
}

/** Asks whether a file can be had: the answer is an empty one, and nothing is recorded. */
export const fileCheckSchema = z.literal('true').optional();

/** The query of the call that answers with a whole list as a file: that of the list, and why it is taken along. */
export const exportQuerySchema = <
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
>(
  list: List<Sort, Filter, Flag, Choice>,
) =>
  listQuerySchema(list, { reason: accessReasonSchema, check: fileCheckSchema }) as z.ZodType<
    ListState<Sort, Filter, Flag, Choice> & {
      size: number;
      reason?: string | undefined;
      check?: 'true' | undefined;
    }
  >;
