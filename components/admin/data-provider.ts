import { HttpError, type DataProvider, type RaRecord } from 'react-admin';
import { fillUrl } from '@/lib/api/url';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { fetchData } from '@/lib/browser/fetch-api';
import type { Page } from '@/lib/contracts/envelope';
import { RESOURCES, type ResourceName } from './resources';

type Fields = Record<string, unknown>;

/** A record as react-admin wants it: its name is `id`, whatever the API calls it. */
function toRecord(resource: string, item: unknown): RaRecord {
  const fields = item as Fields;
  return { ...fields, id: fields[resourceOf(resource).key] as RaRecord['id'] };
}

function resourceOf(resource: string) {
  if (!Object.hasOwn(RESOURCES, resource)) throw new Error(`There is no resource ${resource}.`);
  return RESOURCES[resource as ResourceName];
}

const addressOf = (resource: string, id: unknown) => {
  const { path, key } = resourceOf(resource);
  return fillUrl(`${path}/{${key}}`, { params: { [key]: String(id) } });
};

/** A call whose failure react-admin tells at the fields of a form, or in a message. */
async function call(url: string, method: string, json?: unknown): Promise<unknown> {
  try {
    return await fetchData(url, { method, ...(json !== undefined && { json }) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    throw asHttpError(error);
  }
}

/** A failure of the API in react-admin's words. Its field names are those of the form, because both have one contract. */
function asHttpError(failure: ApiFailure): HttpError {
  const fields = Object.fromEntries(failure.errors.map(({ field, message }) => [field, message]));
  const hasFields = failure.errors.length > 0;
  return new HttpError(failureMessage(failure), failure.status, {
    code: failure.code,
    ...(hasFields && { errors: { ...fields, root: { serverError: failure.message } } }),
  });
}

/** The code of a failure, such as `CONTENT_STALE`; null for what isn't a failure of the API. */
export function codeOf(error: unknown): string | null {
  if (!(error instanceof HttpError)) return null;
  const body = error.body as { code?: string } | null;
  return body?.code ?? null;
}

/**
 * The `meta` of a question for one whole record. Without it react-admin begins with the record's line in a list, which has
 * less in it.
 */
export const WHOLE = { isWhole: true };

/** react-admin's calls as calls of `/v1/admin/…`. */
export const dataProvider: DataProvider = {
  async getList<RecordType extends RaRecord>(
    resource: string,
    { pagination, sort, filter }: Parameters<DataProvider['getList']>[1],
  ) {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const order = sort === undefined ? {} : { sort: sort.field, direction: sort.order.toLowerCase() };
    const query = { ...(filter as Fields), ...order, page: page - 1, size: perPage };
    const url = fillUrl(resourceOf(resource).path, { query });
    const { content, totalElements } = (await call(url, 'GET')) as Page<unknown>;
    return {
      data: content.map((item) => toRecord(resource, item)) as RecordType[],
      total: totalElements,
    };
  },

  async getOne<RecordType extends RaRecord>(resource: string, { id }: { id: RecordType['id'] }) {
    return { data: toRecord(resource, await call(addressOf(resource, id), 'GET')) as RecordType };
  },

  async getMany<RecordType extends RaRecord>(resource: string, { ids }: { ids: RecordType['id'][] }) {
    const items = await Promise.all(ids.map((id) => call(addressOf(resource, id), 'GET')));
    return { data: items.map((item) => toRecord(resource, item)) as RecordType[] };
  },

  getManyReference() {
    return Promise.reject(new Error('No screen lists records of another one.'));
  },

  async create<_, ResultRecordType extends RaRecord>(resource: string, { data }: { data: unknown }) {
    const made = await call(resourceOf(resource).path, 'POST', data);
    return { data: toRecord(resource, made) as ResultRecordType };
  },

  async update<RecordType extends RaRecord>(
    resource: string,
    { id, data }: { id: RecordType['id']; data: Partial<RecordType> },
  ) {
    return { data: toRecord(resource, await call(addressOf(resource, id), 'PUT', data)) as RecordType };
  },

  updateMany() {
    return Promise.reject(new Error('No screen saves several records at once.'));
  },

  async delete<RecordType extends RaRecord>(
    resource: string,
    { id, previousData }: { id: RecordType['id']; previousData?: RecordType },
  ) {
    const { version } = (previousData ?? {}) as { version?: number };
    await call(addressOf(resource, id), 'DELETE', { version });
    return { data: (previousData ?? { id }) as RecordType };
  },

  deleteMany() {
    return Promise.reject(new Error('No screen removes several records at once.'));
  },
};
