import { withQuery } from '@/lib/paths/query';

export type Direction = 'asc' | 'desc';

/** Keys that are absent or have one of some values. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type NoChoices = Record<never, never>;

interface ListDefinition<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
> {
  /** The path of the page that shows the list. */
  path: string;
  pageSize: number;
  /** The query key of the page's number; `page` by default. A page with several lists gives each its own. */
  pageKey?: string;
  /** Each sort with its default direction; the first one is the default. A list with sorts has a search too. */
  sorts?: Readonly<Partial<Record<Sort, Direction>>>;
  /** Values of the `filter` key. The first one is the default. */
  filters?: readonly Filter[];
  /** Keys that are `true` or absent. */
  flags?: readonly Flag[];
  /** Keys that narrow the list to one of their values. */
  choices?: Choice;
}

interface Order<Sort extends string> {
  sort: Sort;
  direction: Direction;
}

/** What a list is searched for. */
interface Searched {
  q: string;
  /** The words of `q` as they were typed, and nothing else (P-153). False without a text. */
  literal: boolean;
}

/** What a list shows, all of which its address says. `page` counts from 0. */
export type ListState<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices = NoChoices,
> = {
  page: number;
} & Record<Flag, boolean> & { -readonly [Key in keyof Choice]: Choice[Key][number] | null } & ([
    Sort,
  ] extends [never]
    ? unknown
    : Order<Sort> & Searched) &
  ([Filter] extends [never] ? unknown : { filter: Filter });

/** The state of a list that has sorts. */
export type SortedListState<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices = NoChoices,
> = ListState<Sort, Filter, Flag, Choice> & Order<Sort> & Searched;

/**
 * A list that a page shows: the one definition that addresses, the page cache, the API's query, the loader of
 * the page and the toolbar read.
 */
export interface List<
  Sort extends string,
  Filter extends string = never,
  Flag extends string = never,
  Choice extends Choices = NoChoices,
> {
  readonly path: string;
  readonly pageSize: number;
  readonly pageKey: string;
  /** Empty for a list without a filter. */
  readonly filters: readonly Filter[];
  readonly flags: readonly Flag[];
  readonly choices: Choice;
  /** Every query key of the page's address. */
  readonly keys: readonly string[];
  /** Each sort in its default direction: what a toolbar offers. The first one is the default. */
  readonly orders: readonly Order<Sort>[];
  /** The direction of a sort that none is given for. */
  directionOf(sort: Sort): Direction;
  /** The query of a state's address. Defaults are left out, so that each state has one address. */
  query(state: ListState<Sort, Filter, Flag, Choice>): Record<string, string>;
  /** The canonical address: search engines take all orders of a list for one page. */
  canonical(state: ListState<Sort, Filter, Flag, Choice>): string;
  /** The address of a state. */
  address(state: ListState<Sort, Filter, Flag, Choice>): string;
}

/** The state of a defined list. */
export type StateOf<Defined> =
  Defined extends List<infer Sort, infer Filter, infer Flag, infer Choice>
    ? ListState<Sort, Filter, Flag, Choice>
    : never;

/** The keys that the state of any list may have. */
interface AnyState {
  page: number;
  q?: string;
  literal?: boolean;
  sort?: string;
  direction?: Direction;
  filter?: string;
}

export function defineList<
  const Sort extends string = never,
  const Filter extends string = never,
  const Flag extends string = never,
  const Choice extends Choices = NoChoices,
>(definition: ListDefinition<Sort, Filter, Flag, Choice>): List<Sort, Filter, Flag, Choice> {
  const { path, pageSize, pageKey = 'page', sorts = {}, filters = [], flags = [] } = definition;
  const choices = definition.choices ?? ({} as Choice);
  const choiceKeys = Object.keys(choices);
  const orders = (Object.entries(sorts) as [Sort, Direction][]).map(([sort, direction]) => ({
    sort,
    direction,
  }));
  const [first] = orders;
  const directions = new Map<string, Direction>(orders.map(({ sort, direction }) => [sort, direction]));
  const directionOf = (sort: string) => directions.get(sort) ?? 'desc';

  const query = (state: ListState<Sort, Filter, Flag, Choice>) => {
    const { q, literal, page, sort, direction, filter }: AnyState = state;
    const values: Record<string, string> = {};
    if (q) values.q = q;
    if (q && literal) values.literal = 'true';
    for (const flag of flags) if (state[flag]) values[flag] = 'true';
    for (const key of choiceKeys) {
      const chosen = state[key as keyof typeof state] as string | null;
      if (chosen !== null) values[key] = chosen;
    }
    if (filter !== undefined && filter !== filters[0]) values.filter = filter;
    if (page > 0) values[pageKey] = String(page);
    if (sort === undefined || direction === undefined) return values;
    const isDefaultDirection = direction === directionOf(sort);
    if (sort !== first?.sort || !isDefaultDirection) values.sort = sort;
    if (!isDefaultDirection) values.direction = direction;
    return values;
  };

  const address = (state: ListState<Sort, Filter, Flag, Choice>) => withQuery(path, query(state));

  return {
    path,
    pageSize,
    pageKey,
    filters,
    flags,
    choices,
    keys: [
      ...flags,
      ...choiceKeys,
      ...(filters.length === 0 ? [] : ['filter']),
      pageKey,
      ...(first === undefined ? [] : ['q', 'literal', 'sort', 'direction']),
    ],
    orders,
    directionOf,
    query,
    address,
    canonical(state) {
      const { sort, direction }: AnyState = state;
      const isDefault = sort === first?.sort && direction === first?.direction;
      return address(isDefault ? state : { ...state, ...first, page: 0 });
    },
  };
}
