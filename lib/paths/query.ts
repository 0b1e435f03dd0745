/** The address's name of the artwork whose viewing room is open (P-91). */
export const VIEWER_PARAMETER = 'artwork';

/** The path with those of the query that have a value; `false` and the empty text are none. */
export function withQuery(
  path: string,
  query: Record<string, string | number | boolean | null | undefined>,
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '' || value === false) continue;
    search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
