import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@/server/api/http/api-error';
import { WorkQueue } from '@/server/api/http/work-queue';
import type { MediaService } from '@/server/api/modules/media/service';
import { WorkError, WorkProcess } from '@/server/processes/work-process';
import type { PrintedDocument, PrintResult, PrintWork } from './print-work';

/** Does the steps of printing somewhere. The signal ends them. */
export interface PrintWorker {
  do(work: PrintWork, signal: AbortSignal): Promise<PrintResult>;
  close(): void;
}

/** The program of the printer, beside the bundle. */
const PROGRAM = './portfolio-printer.mjs';
/** One at a time: a document of two hundred works needs a core and some hundred megabytes. */
const QUEUE = { atOnce: 1, waitingMax: 16 };
/** Milliseconds that a step may take. */
const TIMEOUT_MS = 120_000;
const RETRY_LATER = { 'retry-after': '30' };
const MEDIA_PATH = /^\/media\/([0-9a-f]{32})\/(\d+)\.jpg$/;

/** Prints in this process, for tests and scripts. The PDF library is loaded with the first work. */
export const localPrinter: PrintWorker = {
  do: async (work) => (await import('./print-work')).workOnPrint(work),
  close: () => undefined,
};

/**
 * Prints in a process that starts with the first work and ends after some idle time, with the signal, and when a step takes
 * too long.
 * @param program the path of the program. Run from source there is none, and this process works.
 */
export function createProcessPrinter(
  program: string = fileURLToPath(new URL(PROGRAM, import.meta.url)),
): PrintWorker {
  if (!existsSync(program)) return localPrinter;
  const process = new WorkProcess<PrintWork, PrintResult>(program);
  return {
    do: (work, signal) => process.ask(work, { signal, timeoutMs: TIMEOUT_MS }),
    close: () => process.close(),
  };
}

/** Where documents are printed. */
export interface Printing {
  worker: PrintWorker;
  /** A folder of this server's own, for files that live as long as their document is printed. */
  directory: string;
  /** The folder with the site's typefaces, `public`. */
  assets: string;
}

/** Prints in this process, for tests and scripts. */
export const localPrinting: Printing = {
  worker: localPrinter,
  directory: os.tmpdir(),
  assets: path.resolve('public'),
};

/** A PDF on this server's disk. It lies there until it is removed. */
export interface PrintedFile {
  bytes: number;
  /** Sources of pictures that could not be read; their places are marked. */
  missing: readonly string[];
  read: () => ReturnType<typeof createReadStream>;
  remove: () => Promise<void>;
}

interface PrintOptions {
  signal: AbortSignal;
  /** @param share 0 to 1: of the pictures that are there */
  onProgress?: (share: number) => void;
}

export type Printer = ReturnType<typeof createPrinter>;

/** Prints documents on the server, one after the other. */
export function createPrinter(
  { worker, directory, assets }: Printing,
  media: Pick<MediaService, 'getVariant'>,
) {
  const queue = new WorkQueue(QUEUE);

  async function printInto(
    folder: string,
    document: PrintedDocument,
    { signal, onProgress = () => undefined }: PrintOptions,
  ): Promise<PrintedFile> {
    const places = await listPictures(document, signal);
    const pictures = new Map<string, string>();
    for (const [index, place] of places.entries()) {
      signal.throwIfAborted();
      const file = path.join(folder, `${index}.jpg`);
      if (await writePicture(place, file)) pictures.set(place, file);
      onProgress((index + 1) / places.length);
    }
    const target = path.join(folder, 'document.pdf');
    const printed = await worker.do({ ...document, step: 'print', assets, pictures, target }, signal);
    if (printed.step !== 'print') throw new Error('The printer did another step');
    const { bytes, missing } = printed;
    return {
      ...{ bytes, missing },
      read: () => createReadStream(target),
      remove: () => rm(folder, { recursive: true, force: true }),
    };
  }

  /** The pictures that a document needs. Minutes have none. */
  async function listPictures(document: PrintedDocument, signal: AbortSignal): Promise<readonly string[]> {
    if (document.kind === 'minutes') return [];
    const planned = await worker.do({ ...document, step: 'plan' }, signal);
    if (planned.step !== 'plan') throw new Error('The printer did another step');
    return planned.pictures;
  }

  /** False for a picture that isn't one of ours, or is gone: its place will be marked. */
  async function writePicture(place: string, file: string): Promise<boolean> {
    const [, id, width] = MEDIA_PATH.exec(place) ?? [];
    if (id === undefined) return false;
    try {
      await writeFile(file, await media.getVariant(id, Number(width), 'jpg'));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NOT_FOUND') return false;
      throw error;
    }
  }

  return {
    /**
     * Makes a document.
     * @throws ApiError UNAVAILABLE where too many wait, or it takes too long
     * @throws the signal's reason
     */
    async print(document: PrintedDocument, options: PrintOptions): Promise<PrintedFile> {
      return queue.run(async () => {
        const folder = await mkdtemp(path.join(directory, 'print-'));
        try {
          return await printInto(folder, document, options);
        } catch (error) {
          await rm(folder, { recursive: true, force: true });
          throw faultOf(error, options.signal);
        }
      }, options.signal);
    },
  };
}

/** A process that was ended, by the system too, may do better next time. */
function faultOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  const hasEnded = error instanceof WorkError && error.code === null;
  return hasEnded ? new ApiError('UNAVAILABLE', { headers: RETRY_LATER, cause: error }) : error;
}
