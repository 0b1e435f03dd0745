import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FormFields } from '@/lib/contracts/contest-form';
import type { Storage } from '@/server/providers/storage/storage';
import { archivedFiles, type FilesPart } from './file-paths';
import type { ExportFile } from './repository';

/** Images and PDFs are compressed already. */
const STORED = { compress: false };
const MISSING = '찾을 수 없는 파일.txt';

/**
 * The files of applicants, in folders that say whose they are. One file is open at a time, and the next part is asked for when
 * the last file of this one is being written: the memory that it takes doesn't grow with the applicants.
 */
export function filesZip(
  parts: AsyncIterable<FilesPart>,
  forms: ReadonlyMap<number, FormFields>,
  storage: Pick<Storage, 'get'>,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const missing: string[] = [];
  let open: Readable | null = null;

  /** The bytes of a file; none where it is gone. */
  async function read(path: string, storageKey: string): Promise<Readable> {
    const stored = await storage.get(storageKey);
    if (stored === null) missing.push(path);
    open = stored?.body ?? Readable.from([]);
    return open;
  }

  const add = (path: string, { storageKey, sentAt }: ExportFile) =>
    new Promise<void>((begun) => {
      zip.addReadStreamLazy(path, { ...STORED, mtime: sentAt }, (give) => {
        read(path, storageKey).then((body) => {
          give(null, body);
          begun();
        }, fail);
      });
    });

  async function fill(): Promise<void> {
    for await (const part of parts)
      await Promise.all(archivedFiles(part, forms).map(({ path, file }) => add(path, file)));
    if (missing.length > 0) zip.addBuffer(Buffer.from(`${missing.join('\r\n')}\r\n`), MISSING);
    zip.end();
  }

  function fail(error: unknown): void {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  }
  zip.on('error', fail);
  // Closes the open file, because the client may have disconnected.
  output.once('close', () => open?.destroy());
  fill().catch(fail);
  return output;
}
