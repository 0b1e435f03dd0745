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
  Sets extends Choices,
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
  /** Keys that narrow the list to any of some of their values. */
  sets?: Sets;
}

export interface Order<Sort extends string> {
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
  Sets extends Choices = NoChoices,
> = {
  page: number;
} & Record<Flag, boolean> & { -readonly [Key in keyof Choice]: Choice[Key][number] | null } & {
    -readonly [Key in keyof Sets]: readonly Sets[Key][number][];
  } & ([Sort] extends [never] ? unknown : Order<Sort> & Searched) &
  ([Filter] extends [never] ? unknown : { filter: Filter });

/** The state of a list that has sorts. */
export type SortedListState<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices = NoChoices,
  Sets extends Choices = NoChoices,
> = ListState<Sort, Filter, Flag, Choice, Sets> & Order<Sort> & Searched;

/**
 * A list that a page shows: the one definition that addresses, the page cache, the API's query, the loader of
 * the page and the toolbar read.
 */
export interface List<
  Sort extends string,
  Filter extends string = never,
  Flag extends string = never,
  Choice extends Choices = NoChoices,
  Sets extends Choices = NoChoices,
> {
  readonly path: string;
  readonly pageSize: number;
  readonly pageKey: string;
  /** Empty for a list without a filter. */
  readonly filters: readonly Filter[];
  readonly flags: readonly Flag[];
  readonly choices: Choice;
  readonly sets: Sets;
  /** Each sort in its default direction: what a toolbar offers. The first one is the default. */
  readonly orders: readonly Order<Sort>[];
  /** The direction of a sort that none is given for. */
  directionOf(sort: Sort): Direction;
  /** The query of a state's address. Defaults are left out, so that each state has one address. */
  query(state: ListState<Sort, Filter, Flag, Choice, Sets>): Record<string, string>;
  /** The address of a state. */
  address(state: ListState<Sort, Filter, Flag, Choice, Sets>): string;
}

/** The state of a defined list. */
export type StateOf<Defined> =
  Defined extends List<infer Sort, infer Filter, infer Flag, infer Choice, infer Sets>
    ? ListState<Sort, Filter, Flag, Choice, Sets>
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

/** Between the values of a set in an address. It isn't escaped there. */
export const SET_JOINT = '.';

export function defineList<
  const Sort extends string = never,
  const Filter extends string = never,
  const Flag extends string = never,
  const Choice extends Choices = NoChoices,
  const Sets extends Choices = NoChoices,
>(definition: ListDefinition<Sort, Filter, Flag, Choice, Sets>): List<Sort, Filter, Flag, Choice, Sets> {
  const { path, pageSize, pageKey = 'page', sorts = {}, filters = [], flags = [] } = definition;
  const choices = definition.choices ?? ({} as Choice);
  const sets = definition.sets ?? ({} as Sets);
  const narrowing: Choices = { ...choices, ...sets };
  const orders = (Object.entries(sorts) as [Sort, Direction][]).map(([sort, direction]) => ({
    sort,
    direction,
  }));
  const [first] = orders;
  const directionOf = (sort: string) => (sorts as Readonly<Record<string, Direction>>)[sort] ?? 'desc';

  const query = (state: ListState<Sort, Filter, Flag, Choice, Sets>) => {
    const { q, literal, page, sort, direction, filter }: AnyState = state;
    const values: Record<string, string> = {};
    if (q) values.q = q;
    if (q && literal) values.literal = 'true';
    for (const flag of flags) if (state[flag]) values[flag] = 'true';
    for (const key in narrowing) {
      const chosen = [state[key as keyof typeof state]].flat() as unknown[];
      const text = narrowing[key]?.filter((value) => chosen.includes(value)).join(SET_JOINT);
      if (text) values[key] = text;
    }
    if (filter !== undefined && filter !== filters[0]) values.filter = filter;
    if (page > 0) values[pageKey] = String(page);
    if (sort === undefined || direction === undefined) return values;
    const isDefaultDirection = direction === directionOf(sort);
    if (sort !== first?.sort || !isDefaultDirection) values.sort = sort;
    if (!isDefaultDirection) values.direction = direction;
    return values;
  };

  return {
    path,
    pageSize,
    pageKey,
    filters,
    flags,
    choices,
    sets,
    orders,
    directionOf,
    query,
    address: (state) => withQuery(path, query(state)),
  };
}
