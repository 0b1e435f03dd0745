import { decodeCsv, parseCsv, writeCsv, type CsvRow } from '@/lib/csv/csv';

/** The rows of a CSV file; null for a file that is none. */
export async function readCsvFile(file: Blob): Promise<CsvRow[] | null> {
  const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  return text === null ? null : parseCsv(text);
}

/** Saves rows as a CSV file. */
export function saveCsvFile(name: string, rows: readonly (readonly string[])[]): void {
  const url = URL.createObjectURL(new Blob([writeCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
