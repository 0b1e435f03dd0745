/** The query of a page's URL, as Next hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** A key that is given twice counts once: its first value. An empty one counts as absent. */
export function firstOf(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first === '' ? undefined : first;
}
