import type { TestApi } from '@/tests/support/api';

/** A call with two payloads that differ in every key that takes effect. */
interface BegunCall {
  bodies: readonly [object, object];
  send: (body: object) => Promise<Response>;
  /** What is read after a call, in the shape of its payload. */
  read: (body: object) => Promise<unknown>;
}

/**
 * What the documented keys of a call do. A key is read back unless it is in one of the tables: its wrong value fails the call, or it is
 * accepted and ignored for a reason.
 */
export interface Effect {
  begin: (api: TestApi) => Promise<BegunCall>;
  decides?: Readonly<Record<string, unknown>>;
  ignored?: Readonly<Record<string, string>>;
  /** What is read of a key, if it isn't the value that was sent. */
  shows?: Readonly<Record<string, (sent: unknown) => unknown>>;
}
export type Effects = Readonly<Record<string, Effect>>;

/** The values of a key: of `a[].b` those of all rows. */
export function valuesAt(value: unknown, key: string): unknown[] {
  return key
    .split('.')
    .filter((part) => part !== '')
    .reduce<unknown[]>(
      (found, part) => {
        const name = part.replace('[]', '');
        const inner =
          name === '' ? found : found.map((each) => (each as Record<string, unknown> | null)?.[name]);
        return part.endsWith('[]') ? inner.flatMap((rows) => rows as unknown[]) : inner;
      },
      [value],
    );
}

/** A copy of a payload in which every value of the key is another one. */
export function withValue(body: unknown, key: string, wrong: unknown): object {
  const [part = '', ...rest] = key.split('.');
  const name = part.replace('[]', '');
  const change = (inner: unknown): unknown =>
    rest.length === 0 ? wrong : withValue(inner, rest.join('.'), wrong);
  const changed = (inner: unknown) =>
    part.endsWith('[]') ? (inner as unknown[]).map(change) : change(inner);
  if (name === '') return changed(body) as object;
  const given = body as Record<string, unknown>;
  return { ...given, [name]: changed(given[name]) };
}
