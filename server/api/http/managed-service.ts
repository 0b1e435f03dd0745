import type { Page } from '@/lib/contracts/envelope';
import type { SignedIn } from './access';
import { notFound } from './api-error';
import { readPage, type PageWindow } from './envelope';
import { assertSaved, type Unsaved } from './unsaved';

interface Saving {
  uuid: string;
  version: number;
  actorId: string;
}

/** What `createManagedRows` gives, and the reads of the records. */
interface ManagedRepository<Row, Values, Selection> {
  find(uuid: string): Promise<Row | null>;
  list(selection: Selection, window: PageWindow): PromiseLike<Row[]>;
  count(selection: Selection): Promise<number>;
  add(values: Values & { uuid: string }, actorId: string): Promise<string>;
  update(saving: Saving, values: Partial<NoInfer<Values>>, now: Date): Promise<Unsaved>;
  remove(saving: Saving): Promise<Unsaved>;
}

interface ManagedServiceOptions<Row, Values, Selection, Body, Line, Item> {
  repository: ManagedRepository<Row, Values, Selection>;
  clock: () => Date;
  /** The columns that a body writes. */
  valuesOf: (body: Body) => Values;
  /** Presents a record of the list, and a whole one. */
  presentLine: (row: Row) => Line;
  present: (row: Row) => Item;
  /** Runs after each change, to renew the pages that show the record. */
  changed: (uuid: string) => void;
}

/** Lists, makes, saves and removes records for operators (O-14). What is saved is public at once. */
export interface ManagedService<Selection, Made, Body, Line, Item> {
  list(query: Selection & { page: number; size: number }): Promise<Page<Line>>;
  /** @throws ApiError NOT_FOUND */
  get(uuid: string): Promise<Item>;
  /** @param newUuid where a record with it exists already, that record is returned */
  create(actor: SignedIn, body: Made, newUuid: string): Promise<Item>;
  /** @throws ApiError NOT_FOUND, CONTENT_STALE where another operator saved first */
  update(actor: SignedIn, uuid: string, version: number, body: Body): Promise<Item>;
  /** @throws ApiError NOT_FOUND, CONTENT_STALE where another operator saved first */
  remove(actor: SignedIn, uuid: string, version: number): Promise<void>;
}

export function createManagedService<Row, Values, Selection, Body, Line, Item>({
  repository,
  clock,
  valuesOf,
  presentLine,
  present,
  changed,
}: ManagedServiceOptions<Row, Values, Selection, Body, Line, Item>): ManagedService<
  Selection,
  Body,
  Body,
  Line,
  Item
> {
  async function get(uuid: string): Promise<Item> {
    const row = await repository.find(uuid);
    if (row === null) throw notFound();
    return present(row);
  }

  return {
    get,

    list: (query) =>
      readPage(query, {
        list: (window) => repository.list(query, window),
        count: () => repository.count(query),
        present: presentLine,
      }),

    async create(actor, body, newUuid) {
      const uuid = await repository.add({ ...valuesOf(body), uuid: newUuid }, actor.accountId);
      changed(uuid);
      return get(uuid);
    },

    async update(actor, uuid, version, body) {
      const saving = { uuid, version, actorId: actor.accountId };
      assertSaved(await repository.update(saving, valuesOf(body), clock()));
      changed(uuid);
      return get(uuid);
    },

    async remove(actor, uuid, version) {
      assertSaved(await repository.remove({ uuid, version, actorId: actor.accountId }));
      changed(uuid);
    },
  };
}
