import { createStore } from '@/lib/browser/store';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import type { UploadOptions } from '@/lib/browser/send-with-progress';
import type { ArtworkDraft } from '@/lib/contracts/studio-draft';

/** An image on its way to become a draft. */
export interface DraftUpload {
  key: number;
  file: File;
  /** What failed may be tried again; what was refused is no image for an artwork. */
  state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Share of its bytes that has left, 0 to 1. */
  progress: number;
  /** Why it failed or was refused. */
  message: string | null;
}

interface DraftUploadsOptions {
  /** A Korean sentence that says why a file isn't sent at all; null where it may be. */
  judge: (file: File) => Promise<string | null>;
  send: (file: File, options: UploadOptions) => Promise<ArtworkDraft>;
  onDraft: (draft: ArtworkDraft) => void;
}

/** The server receives so many forms of one address at the same time. */
const AT_ONCE = 2;

/** Images that are sent one after the other, each by itself: one that fails holds up no other. */
export function createDraftUploads({ judge, send, onDraft }: DraftUploadsOptions) {
  const store = createStore<readonly DraftUpload[]>([]);
  const running = new Map<number, AbortController>();
  let lastKey = 0;

  const change = (key: number, part: Partial<DraftUpload>) =>
    store.set(store.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: number) => store.set(store.get().filter((upload) => upload.key !== key));

  function goOn(): void {
    for (const { key, file } of store.get().filter(({ state }) => state === 'waiting')) {
      if (running.size >= AT_ONCE) return;
      const controller = new AbortController();
      running.set(key, controller);
      change(key, { state: 'sending', progress: 0, message: null });
      void sendOne(key, file, controller.signal).finally(() => {
        running.delete(key);
        goOn();
      });
    }
  }

  async function sendOne(key: number, file: File, signal: AbortSignal): Promise<void> {
    try {
      const refusal = await judge(file);
      if (refusal !== null) return change(key, { state: 'refused', message: refusal });
      const draft = await send(file, { signal, onProgress: (progress) => change(key, { progress }) });
      drop(key);
      onDraft(draft);
    } catch (failure) {
      if (signal.aborted) drop(key);
      else change(key, verdictOf(failure));
    }
  }

  return {
    store,
    add(files: readonly File[]): void {
      const added = files.map((file): DraftUpload => ({
        key: ++lastKey,
        file,
        state: 'waiting',
        progress: 0,
        message: null,
      }));
      store.set([...store.get(), ...added]);
      goOn();
    },
    retry(key: number): void {
      change(key, { state: 'waiting' });
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
