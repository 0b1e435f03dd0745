/**
 * The default export of a CommonJS package: bundlers hand it over as it is, Node's own modules one level deeper.
 */
export function defaultOf<Value>(imported: Value): Value {
  const holder: unknown = imported;
  return typeof holder === 'object' && holder !== null && 'default' in holder
    ? (holder.default as Value)
    : imported;
}
