import { listQuerySchema } from '@/lib/contracts/list-query';
import type { Choices, List, ListState } from '@/lib/lists/define-list';
import { addressKeysOf } from '@/lib/lists/list-addresses';
import { firstOf, type SearchParams } from './search-params';

/** What an address asks of a list. Returns null for values that the API would refuse. */
export function readListState<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
>(
  list: List<Sort, Filter, Flag, Choice, Sets>,
  searchParams: SearchParams,
): ListState<Sort, Filter, Flag, Choice, Sets> | null {
  const values = Object.fromEntries(addressKeysOf(list).map((key) => [key, firstOf(searchParams[key])]));
  const parsed = listQuerySchema(list).safeParse({ ...values, page: values[list.pageKey] });
  if (!parsed.success) return null;
  const { size: _, ...state } = parsed.data;
  return state as unknown as ListState<Sort, Filter, Flag, Choice, Sets>;
}
