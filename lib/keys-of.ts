/**
 * The keys of a table, in its order. `Object.keys` forgets their types, since an object may have more keys.
 */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  return Object.keys(table) as [Key, ...Key[]];
}
