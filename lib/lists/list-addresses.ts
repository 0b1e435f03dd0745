import type { Choices, List, ListState, Order } from './define-list';

/** Every query key of the addresses of a list. */
export function addressKeysOf<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
>({ flags, choices, sets, filters, pageKey, orders }: List<Sort, Filter, Flag, Choice, Sets>): string[] {
  return [
    ...flags,
    ...Object.keys(choices),
    ...Object.keys(sets),
    ...(filters.length === 0 ? [] : ['filter']),
    pageKey,
    ...(orders.length === 0 ? [] : ['q', 'literal', 'sort', 'direction']),
  ];
}

/** The canonical address of a state: search engines take all orders of a list for one page. */
export function canonicalAddress<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
>(
  { orders: [first], address }: List<Sort, Filter, Flag, Choice, Sets>,
  state: ListState<Sort, Filter, Flag, Choice, Sets>,
): string {
  const { sort, direction }: { page: number } & Partial<Order<string>> = state;
  const isDefault = sort === first?.sort && direction === first?.direction;
  return address(isDefault ? state : { ...state, ...first, page: 0 });
}
