export type Direction = 'asc' | 'desc';

interface ListDefinition<Sort extends string, Filter extends string, Flag extends string> {
  /** The path of the page that shows the list. */
  path: string;
  pageSize: number;
  /** Each sort with its default direction. The first sort is the default. */
  sorts: Readonly<Partial<Record<Sort, Direction>>>;
  /** Values of the `filter` key. The first one is the default. */
  filters?: readonly Filter[];
  /** Keys that are `true` or absent. */
  flags?: readonly Flag[];
}

/** What a list shows. Its address says all of it. `page` counts from 0. */
export type ListState<Sort extends string, Filter extends string, Flag extends string> = {
  q: string;
  page: number;
  sort: Sort;
  direction: Direction;
} & Record<Flag, boolean> &
  ([Filter] extends [never] ? unknown : { filter: Filter });

/**
 * A list that a page shows: the one definition that addresses, the page cache, the API's query, the loader of the page
 * and the toolbar read.
 */
export interface List<Sort extends string, Filter extends string = never, Flag extends string = never> {
  readonly path: string;
  readonly pageSize: number;
  readonly sorts: Readonly<Partial<Record<Sort, Direction>>>;
  readonly defaultSort: Sort;
  /** Empty for a list without a filter. */
  readonly filters: readonly Filter[];
  readonly flags: readonly Flag[];
  /** Every query key of the page's address. */
  readonly keys: readonly string[];
  /** Each sort in its default direction: what a toolbar offers. */
  readonly orders: readonly { sort: Sort; direction: Direction }[];
  /** The direction of a sort that none is given for. */
  directionOf(sort: Sort): Direction;
  /** The query of a state's address. Defaults are left out, so that each state has one address. */
  query(state: ListState<Sort, Filter, Flag>): Record<string, string>;
  /** The address that search engines are told: orders of one list are one page to them. */
  canonical(state: ListState<Sort, Filter, Flag>): string;
  /** The address of a state. */
  address(state: ListState<Sort, Filter, Flag>): string;
}

/** The state of a defined list. */
export type StateOf<Defined> =
  Defined extends List<infer Sort, infer Filter, infer Flag> ? ListState<Sort, Filter, Flag> : never;

export function defineList<
  const Sort extends string,
  const Filter extends string = never,
  const Flag extends string = never,
>(definition: ListDefinition<Sort, Filter, Flag>): List<Sort, Filter, Flag> {
  const { path, pageSize, sorts, filters = [], flags = [] } = definition;
  const orders = (Object.entries(sorts) as [Sort, Direction][]).map(([sort, direction]) => ({
    sort,
    direction,
  }));
  const [first] = orders;
  if (first === undefined) throw new Error(`The list ${path} has no sort.`);
  const directionOf = (sort: Sort) => sorts[sort] ?? first.direction;

  const query = (state: ListState<Sort, Filter, Flag>) => {
    const { q, page, sort, direction } = state;
    const { filter } = state as { filter?: Filter };
    const isDefaultDirection = direction === directionOf(sort);
    const values: Record<string, string> = {};
    if (q !== '') values.q = q;
    for (const flag of flags) if (state[flag]) values[flag] = 'true';
    if (filter !== undefined && filter !== filters[0]) values.filter = filter;
    if (page > 0) values.page = String(page);
    if (sort !== first.sort || !isDefaultDirection) values.sort = sort;
    if (!isDefaultDirection) values.direction = direction;
    return values;
  };

  const address = (state: ListState<Sort, Filter, Flag>) => {
    const text = new URLSearchParams(query(state)).toString();
    return text === '' ? path : `${path}?${text}`;
  };

  return {
    path,
    pageSize,
    sorts,
    defaultSort: first.sort,
    filters,
    flags,
    keys: ['q', ...flags, ...(filters.length === 0 ? [] : ['filter']), 'page', 'sort', 'direction'],
    orders,
    directionOf,
    query,
    address,
    canonical(state) {
      const isDefault = state.sort === first.sort && state.direction === first.direction;
      return address(isDefault ? state : { ...state, ...first, page: 0 });
    },
  };
}
