/**
 * The default export of a CommonJS package. Bundlers import it as it is; Node's own modules wrap it in `default`.
 */
export function defaultOf<Value>(imported: Value): Value {
  const holder: unknown = imported;
  return typeof holder === 'object' && holder !== null && 'default' in holder
    ? (holder.default as Value)
    : imported;
}
