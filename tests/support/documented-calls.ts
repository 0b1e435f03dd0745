import { z } from 'zod';
import { fillUrl, type LooseParts } from '@/lib/api/url';
import { successSchema } from '@/lib/contracts/envelope';
import type { Sent, TestApi } from './api';

/**
 * Calls of a section 7 of the specification's documents, in their order, each with the required keys of its answer: `a.b` of an
 * object in it, `a[].b` of each row of a list that has rows, `[]` and `''` for an answer that is a list or a value, none if the
 * documents show no answer.
 */
export type DocumentedCalls = Readonly<Record<string, readonly string[]>>;

/** An artwork as its artist has it, in section 3 of the artist area's document. */
export const ARTWORK_KEYS = [
  ...['uuid', 'imageUrl', 'title', 'titleEn', 'year', 'size', 'material', 'genre', 'etc', 'themeSubject'],
  ...[
    'themeTime',
    'themeFocus',
    'themeStyle',
    'description',
    'sortOrder',
    'categoryUuid',
    'categorySortOrder',
  ],
];

type Parts = Sent & LooseParts;

/** Makes the documents' calls as a client of the documents does, and records them. */
export function documentedCalls(api: TestApi, calls: DocumentedCalls) {
  const made = new Set<string>();

  /** Makes a call as it is listed, which has to succeed with the documented keys. @returns the answer's data */
  async function call(name: string, parts: Parts = {}): Promise<unknown> {
    const keys = calls[name];
    if (keys === undefined) throw new Error(`${name} is no call of the document.`);
    made.add(name);
    const [method = '', path = ''] = name.split(' ');
    const { params, query, ...sent } = parts;
    const address: string = fillUrl(path, { ...(params && { params }), ...(query && { query }) });
    const response = await api.request(method as 'GET', address, sent);
    const body: unknown = await response.json();
    if (response.status !== 200)
      throw new Error(`${name} answered ${response.status}: ${JSON.stringify(body)}`);
    const { data } = successSchema(z.unknown()).parse(body);
    const missing = keys.filter((key) => !hasKey(data, key.split('.').filter(Boolean)));
    if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(', ')}: ${JSON.stringify(data)}`);
    return data;
  }

  return {
    call,
    /** `call`, whose answer is a text, or the one text of the answer that has this key. */
    async text(name: string, key: string | null, parts: Parts = {}): Promise<string> {
      const data = await call(name, parts);
      const value = key === null ? data : (data as Record<string, unknown>)[key];
      if (typeof value !== 'string') throw new Error(`${name} answered no text at ${key}`);
      return value;
    },
    /** `call`, whose answer has rows. */
    async rows(name: string, parts: Parts = {}): Promise<Record<string, unknown>[]> {
      const data = await call(name, parts);
      const rows = Array.isArray(data) ? data : (data as { content: unknown }).content;
      return z.array(z.record(z.string(), z.unknown())).parse(rows);
    },
    /** The calls that were made. */
    made: () => [...made],
  };
}

/** A file as it is sent to a signed address: with PUT and its content type. */
export async function putToStorage(api: TestApi, url: string, body: Uint8Array, contentType: string) {
  const init = { method: 'PUT', body: Buffer.from(body), headers: { 'content-type': contentType } };
  const { status } = await api.app.request(url, init);
  if (status !== 200) throw new Error(`The storage answered ${status}`);
}

function hasKey(value: unknown, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  const [, name = '', list] = /^(\w*)(\[\])?$/.exec(first) ?? [];
  if (name !== '' && (typeof value !== 'object' || value === null || !(name in value))) return false;
  const inner = name === '' ? value : (value as Record<string, unknown>)[name];
  if (list === undefined) return rest.length === 0 || hasKey(inner, rest);
  return Array.isArray(inner) && inner.length > 0 && inner.every((each) => hasKey(each, rest));
}
