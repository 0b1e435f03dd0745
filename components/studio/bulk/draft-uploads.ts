import type { JudgedFile } from '@/lib/browser/judge-file';
import { newUuid } from '@/lib/browser/new-uuid';
import { createStore } from '@/lib/browser/store';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import type { UploadOptions } from '@/lib/browser/send-with-progress';
import type { ArtworkDraft } from '@/lib/contracts/studio-draft';

/** An image on its way to become a draft. */
export interface DraftUpload {
  /** Counts up in the order in which files were chosen. */
  key: number;
  /** The batch of files that were chosen together, and the position in it. */
  place: DraftPlacing;
  file: File;
  /** What failed may be tried again; what was refused is no image for an artwork. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Share of its bytes that has left, 0 to 1. */
  progress: number;
  /** Why it failed or was refused. */
  message: string | null;
}

export interface DraftPlacing {
  batch: string;
  position: number;
}

interface DraftUploadsOptions {
  send: (file: File, place: DraftPlacing, options: UploadOptions) => Promise<ArtworkDraft>;
  /** Takes a draft, which came in any order, with the key of its file. */
  onDraft: (draft: ArtworkDraft, key: number) => void;
}

/** The server receives so many forms of one address at the same time. */
const AT_ONCE = 2;

/**
 * Sends images separately, several at a time: a failed one doesn't stop the others, and drafts keep the order in which
 * their files were chosen.
 */
export function createDraftUploads({ send, onDraft }: DraftUploadsOptions) {
  const store = createStore<readonly DraftUpload[]>([]);
  const running = new Map<number, AbortController>();
  let lastKey = 0;

  const change = (key: number, part: Partial<DraftUpload>) =>
    store.set(store.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number) => store.set(store.get().filter((upload) => upload.key !== key));

  function goOn(): void {
    for (const { key, file, place } of store.get().filter(({ state }) => state === 'waiting')) {
      if (running.size >= AT_ONCE) return;
      const controller = new AbortController();
      running.set(key, controller);
      change(key, { state: 'sending', progress: 0, message: null });
      void sendOne({ key, file, place }, controller.signal).finally(() => {
        running.delete(key);
        goOn();
      });
    }
  }

  async function sendOne(
    { key, file, place }: Pick<DraftUpload, 'key' | 'file' | 'place'>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      const draft = await send(file, place, { signal, onProgress: (progress) => change(key, { progress }) });
      drop(key);
      onDraft(draft, key);
    } catch (failure) {
      if (signal.aborted) drop(key);
      else change(key, verdictOf(failure));
    }
  }

  return {
    store,
    /** Sends the accepted files. Refused files are listed with the reason. */
    add(files: readonly JudgedFile[]): void {
      const batch = newUuid();
      const added = files.map(({ file, fault }, position): DraftUpload => ({
        key: ++lastKey,
        place: { batch, position },
        file,
        state: fault === null ? 'waiting' : 'refused',
        progress: 0,
        message: fault,
      }));
      store.set([...store.get(), ...added]);
      goOn();
    },
    retry(key: number): void {
      change(key, { state: 'waiting' });
      goOn();
    },
    /** Sends the failed images again, not those that were refused. */
    retryFailed(): void {
      for (const { key, state } of store.get()) if (state === 'failed') change(key, { state: 'waiting' });
      goOn();
    },
    /** Stops an image that is being sent, or forgets one that isn't. */
    cancel(key: number): void {
      const controller = running.get(key);
      if (controller === undefined) drop(key);
      else controller.abort();
    },
    cancelAll(): void {
      store.set(store.get().filter(({ state }) => state === 'sending'));
      for (const controller of running.values()) controller.abort();
    },
  };
}

/** A fault of the file itself is the server's last word on it. */
function verdictOf(failure: unknown): Pick<DraftUpload, 'state' | 'message'> {
  const fault = failure instanceof ApiFailure ? failure.errors[0] : undefined;
  return fault === undefined
    ? { state: 'failed', message: failureMessage(failure) }
    : { state: 'refused', message: fault.message };
}
