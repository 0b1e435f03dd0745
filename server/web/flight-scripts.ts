/** React's data in a document, as strings of JavaScript. The first group is a string without its quotes. */
const PUSH = /self\.__next_f\.push\(\[1,"([^"\\]*(?:\\.[^"\\]*)*)"\]\)/g;
/** The head of a row: its id, and of a text its length in bytes, because a text may have line breaks. */
const HEAD = /([\da-f]*):(?:T([\da-f]+),)?/y;
const ADDRESS = /^\/_next\/static\/chunks\/[\w.~-]+\.js$/;

/** The rows of React's data that aren't texts, by their ids. */
function rowsOf(data: string): Map<string, string> {
  const rows = new Map<string, string>();
  let at = 0;
  while (at < data.length) {
    HEAD.lastIndex = at;
    const [head, id = '', length] = HEAD.exec(data) ?? [];
    if (head === undefined) break;
    const from = at + head.length;
    const lineEnd = data.indexOf('\n', from);
    const end = lineEnd < 0 ? data.length : lineEnd;
    if (length === undefined) rows.set(id, data.slice(from, end));
    at = length === undefined ? end + 1 : from + parseInt(length, 16);
  }
  return rows;
}

/** The sources of an import, such as `["/_next/…/a.js","$6"]`, whose others are rows of their own. */
function sourcesOf(row: string, rows: ReadonlyMap<string, string>): unknown[] {
  const [, sources] = JSON.parse(row.slice(1)) as [unknown, unknown];
  return (Array.isArray(sources) ? (sources as unknown[]) : []).map((source) => {
    const [, id = ''] = /^\$([\da-f]+)$/.exec(String(source)) ?? [];
    const outlined = rows.get(id);
    return outlined === undefined ? source : (JSON.parse(outlined) as unknown);
  });
}

/**
 * Returns the addresses of the scripts that React imports parts of a page from. Next writes no script for what isn't shown yet, as the
 * page of an error. Data in another form than is known has none: the page then waits for them as Next lets it.
 * @param html one character for each byte
 */
export function importedScripts(html: string): string[] {
  try {
    const data = [...html.matchAll(PUSH)].map(([, text = '']) => String(JSON.parse(`"${text}"`))).join('');
    const rows = rowsOf(data);
    const imports = [...rows.values()].filter((row) => row.startsWith('I['));
    const sources = new Set(imports.flatMap((row) => sourcesOf(row, rows)));
    return [...sources].filter(
      (source): source is string => typeof source === 'string' && ADDRESS.test(source),
    );
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return [];
    throw error;
  }
}
