import { z } from 'zod';
import type { List, ListState } from '@/lib/lists/define-list';
import { describedAs, failsAs, pageNumberSchema, pageSizeSchema, searchTextSchema } from './pagination';

const directionSchema = z
  .string()
  .toLowerCase()
  .meta(describedAs({ type: 'string', enum: ['asc', 'desc'] }))
  .pipe(z.enum(['asc', 'desc'], failsAs('DIRECTION_INVALID')))
  .optional();

const flagSchema = z
  .string()
  .meta(describedAs({ type: 'boolean' }))
  .optional()
  .transform((text) => text === 'true');

/**
 * The query of the call that answers with a list, and of the page that shows it. A direction that isn't given is the
 * sort's own. The message of a failing field is the code of the catalogue that says so to people.
 */
export function listQuerySchema<Sort extends string, Filter extends string, Flag extends string>(
  list: List<Sort, Filter, Flag>,
) {
  const { orders, filters, defaultSort } = list;
  const filterSchema = z
    .string()
    .toUpperCase()
    .meta(describedAs({ type: 'string', enum: filters }))
    .pipe(z.enum(filters))
    .optional()
    .default(filters[0] as never);
  return z
    .object({
      q: searchTextSchema,
      page: pageNumberSchema,
      size: pageSizeSchema(list.pageSize),
      sort: z
        .enum(
          orders.map(({ sort }) => sort),
          failsAs('SORT_INVALID'),
        )
        .default(defaultSort as never),
      direction: directionSchema,
      ...(filters.length === 0 ? {} : { filter: filterSchema }),
      ...Object.fromEntries(list.flags.map((flag) => [flag, flagSchema])),
    })
    .transform(({ direction, ...query }) => ({
      ...query,
      direction: direction ?? list.directionOf(query.sort),
    })) as unknown as z.ZodType<ListState<Sort, Filter, Flag> & { size: number }>;
}
