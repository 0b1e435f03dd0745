/** A record with a value for each of the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** A record with what loads for each of the keys, all of them side by side. */
export async function loadRecord<Key extends string, Value>(
  keys: readonly Key[],
  load: (key: Key) => Promise<Value>,
): Promise<Record<Key, Value>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await load(key)] as const));
  return Object.fromEntries(entries) as Record<Key, Value>;
}
