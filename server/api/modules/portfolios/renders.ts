import type { PrintedDocument } from './print-work';
import type { PrintedFile, Printer } from './printer';
import type { PortfolioRow } from './repository';

/** A document that is printed while its artist asks after it. */
export interface Render {
  /** 0 to 1. */
  share: number;
  /** The file; rejects with what `Printer.print` throws. */
  file: Promise<PrintedFile>;
  /** The portfolio that keeps the file; null until a caller asks and finds it printed. */
  kept: Promise<PortfolioRow> | null;
}

/** Which document it is. */
export interface RenderKey {
  /** Of the portfolio. */
  uuid: string;
  version: number;
}

interface Entry extends Render {
  version: number;
  abort: AbortController;
  abandoned: NodeJS.Timeout | undefined;
}

/** Milliseconds after which a render without further requests is dropped. */
const ABANDONED_MS = 30_000;
/** The share of the work that the pictures are. */
const PICTURES = 0.4;

export type Renders = ReturnType<typeof createRenders>;

/**
 * The documents that are being printed, one of each portfolio: a newer version takes the place of an older one. A caller
 * that asks again joins what was begun. What isn't asked after is dropped with its file, so that an artist who left or
 * cancelled finds nothing changed. How a document was kept stays known until a caller has received it.
 */
export function createRenders(printer: Pick<Printer, 'print'>, abandonedMs = ABANDONED_MS) {
  const entries = new Map<string, Entry>();

  function find({ uuid, version }: RenderKey): Entry | null {
    const entry = entries.get(uuid);
    return entry?.version === version ? entry : null;
  }

  function drop(uuid: string): void {
    const entry = entries.get(uuid);
    if (entry === undefined) return;
    entries.delete(uuid);
    clearTimeout(entry.abandoned);
    entry.abort.abort();
    // A file that is being kept is removed when it is.
    if (entry.kept === null) removeFile(entry);
  }

  function wait(uuid: string, entry: Entry): void {
    clearTimeout(entry.abandoned);
    entry.abandoned = setTimeout(() => drop(uuid), abandonedMs);
    entry.abandoned.unref();
  }

  function begin({ uuid, version }: RenderKey, document: () => Promise<PrintedDocument>): Entry {
    drop(uuid);
    const abort = new AbortController();
    const onProgress = (share: number) => {
      entry.share = share * PICTURES;
    };
    const print = async () => printer.print(await document(), { signal: abort.signal, onProgress });
    const entry: Entry = { version, abort, share: 0, abandoned: undefined, file: print(), kept: null };
    // The next caller receives its failure.
    entry.file.catch(() => undefined);
    entries.set(uuid, entry);
    return entry;
  }

  return {
    /** Whether this document is being printed, or was printed and no caller has received the outcome. */
    has: (key: RenderKey): boolean => find(key) !== null,

    /** The render of this document: what was begun before, else a new one. */
    ask(key: RenderKey, document: () => Promise<PrintedDocument>): Render {
      const entry = find(key) ?? begin(key, document);
      wait(key.uuid, entry);
      return entry;
    },

    /** Keeps the file of a render once, for all callers. Null where it was dropped: there is no file any more. */
    keep(key: RenderKey, keep: () => Promise<PortfolioRow>): Promise<PortfolioRow> | null {
      const entry = find(key);
      if (entry === null) return null;
      entry.kept ??= keep().finally(() => removeFile(entry));
      // The next caller receives its failure.
      entry.kept.catch(() => undefined);
      return entry.kept;
    },

    /** Removes a document whose result was fetched. */
    forget: (key: RenderKey): void => (find(key) === null ? undefined : drop(key.uuid)),
  };
}

function removeFile({ file }: Render): void {
  void file.then((printed) => printed.remove()).catch(() => undefined);
}
