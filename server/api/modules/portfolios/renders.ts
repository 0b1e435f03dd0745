import type { PrintedDocument } from './print-work';
import type { PrintedFile, Printer } from './printer';
import type { PortfolioRow } from './repository';

/** A document that is printed while its artist asks after it. */
export interface Render {
  /** 0 to 1. */
  share: number;
  /** The file; rejects with what `Printer.print` throws. */
  file: Promise<PrintedFile>;
  /** The portfolio that keeps the file; null until somebody asks who finds it printed. */
  kept: Promise<PortfolioRow> | null;
}

interface Entry extends Render {
  abort: AbortController;
  abandoned: NodeJS.Timeout | undefined;
}

/** Milliseconds after which what nobody asks after any more is dropped. */
const ABANDONED_MS = 30_000;
/** The share of the work that the pictures are. */
const PICTURES = 0.4;

export type Renders = ReturnType<typeof createRenders>;

/**
 * The documents that are being printed, by their portfolios. Whoever asks again joins what was begun. What isn't asked after
 * is dropped with its file, so that an artist who left or cancelled finds nothing changed.
 */
export function createRenders(printer: Pick<Printer, 'print'>, abandonedMs = ABANDONED_MS) {
  const entries = new Map<string, Entry>();

  function drop(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    clearTimeout(entry.abandoned);
    entry.abort.abort();
    void entry.file.then((file) => file.remove()).catch(() => undefined);
  }

  function begin(key: string, document: () => Promise<PrintedDocument>): Entry {
    const abort = new AbortController();
    const onProgress = (share: number) => {
      entry.share = share * PICTURES;
    };
    const print = async () => printer.print(await document(), { signal: abort.signal, onProgress });
    const entry: Entry = { abort, share: 0, abandoned: undefined, file: print(), kept: null };
    // Its failure is told to whoever asks next.
    entry.file.catch(() => undefined);
    entries.set(key, entry);
    return entry;
  }

  return {
    /** The render of this key: what was begun before, else a new one. */
    ask(key: string, document: () => Promise<PrintedDocument>): Render {
      const entry = entries.get(key) ?? begin(key, document);
      clearTimeout(entry.abandoned);
      if (entry.kept === null) {
        entry.abandoned = setTimeout(() => drop(key), abandonedMs);
        entry.abandoned.unref();
      }
      return entry;
    },

    /** Keeps the file of a render once, whoever asks. It isn't dropped meanwhile. */
    keep(key: string, keep: () => Promise<PortfolioRow>): Promise<PortfolioRow> {
      const entry = entries.get(key);
      if (entry === undefined) return keep();
      clearTimeout(entry.abandoned);
      entry.kept ??= keep().finally(() => drop(key));
      return entry.kept;
    },

    drop,
  };
}
