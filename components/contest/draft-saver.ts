import { isSessionFailure } from '@/components/shell/report-failure';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { createStore } from '@/lib/browser/store';
import type { OwnApplication } from '@/lib/contracts/contest';
import type { FieldError } from '@/lib/contracts/envelope';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { ApplicationValues } from './application-values';
import type { ApplicationKeeper, KeptApplication } from './kept-application';

/** The state of the draft. In `overtaken` and `form-changed` nothing is saved until the artist decides. */
export type DraftState =
  | { kind: 'idle' | 'unsaved' | 'saving' | 'form-changed' }
  | { kind: 'saved'; unkept: readonly FieldError[] }
  | { kind: 'failed'; message: string; canRetry: boolean }
  | { kind: 'overtaken'; theirs: OwnApplication };

export interface DraftSaverOptions {
  /** The version of the draft that the form began with, and what an earlier form sent to replace it. */
  begun: Pick<KeptApplication, 'version' | 'sent'>;
  /** @param isLeaving the call has to outlive the page @throws {ApiFailure} */
  save: (
    values: ApplicationValues,
    version: number,
    isLeaving: boolean,
  ) => Promise<{ draftVersion: number; unkept: readonly FieldError[] }>;
  /** @throws {ApiFailure} */
  findLatest: () => Promise<OwnApplication | null>;
  /** Whether an application holds what the form holds. */
  isSame: (latest: OwnApplication, values: KeptApplication['values']) => boolean;
  keeper: Pick<ApplicationKeeper, 'write' | 'remove'>;
  /** Runs work after a pause. @returns what cancels it */
  later: (work: () => void) => () => void;
  /** Called if the session ends while the form is open. */
  onSessionFailure: (failure: unknown) => void;
  /** Called if a save fails after the form was left. @param isKept whether the tab has the text */
  onLeftUnsaved: (message: string, isKept: boolean) => void;
}

const STALE: ErrorCode = 'CONTEST_APPLICATION_STALE';
const FORM_CHANGED: ErrorCode = 'CONTEST_FORM_CHANGED';
/** The number of earliest saves without a response that are kept beside the latest: each is a whole application. */
const UNANSWERED_MAX = 5;

/**
 * Saves the draft of an application by itself: after a pause or at once, one save at a time, each with the version of the one
 * before. Unsaved text is in the tab's storage, so that a lost network, a left page and an ended session lose nothing.
 */
export function createDraftSaver(options: DraftSaverOptions) {
  const { save, findLatest, isSame, keeper, later } = options;
  const store = createStore<DraftState>({ kind: 'idle' });
  let { version, sent } = options.begun;
  let waiting: ApplicationValues | null = null;
  let running: Promise<void> | null = null;
  let cancelPause = (): void => undefined;
  let isPaused = false;
  let isLeft = false;
  let isKept = true;
  /** Whether the last save was refused permanently: the same text isn't sent again. */
  let isRefused = false;

  const isSafe = (): boolean => isKept || (waiting === null && store.get().kind !== 'saving');
  const isStopped = () => ['overtaken', 'form-changed'].includes(store.get().kind);
  const keep = (values: ApplicationValues) => (isKept = keeper.write({ values, version, sent }));
  const follow = (saved: number) => {
    version = saved;
    sent = [];
  };

  async function run(isLeaving: boolean): Promise<void> {
    while (waiting !== null && !isPaused && !isRefused && !isStopped()) {
      const values: ApplicationValues = waiting;
      const before = sent;
      if (!before.includes(values)) sent = [...before.slice(0, UNANSWERED_MAX), values];
      waiting = null;
      keep(values);
      store.set({ kind: 'saving' });
      try {
        const saved = await save(values, version, isLeaving);
        follow(saved.draftVersion);
        settle(saved.unkept);
      } catch (failure) {
        if (!isRetryable(failure)) sent = before;
        // What was typed meanwhile has a save of its own after the retry.
        waiting ??= values;
        return fail(failure);
      }
    }
  }

  /** Marks the sent text as saved; text typed since then isn't. */
  function settle(unkept: readonly FieldError[]): void {
    if (waiting === null) {
      keeper.remove();
      store.set({ kind: 'saved', unkept });
    } else keep(waiting);
  }

  async function fail(failure: unknown): Promise<void> {
    if (waiting !== null) keep(waiting);
    const code = failure instanceof ApiFailure ? failure.code : null;
    if (code === FORM_CHANGED) return outdate();
    if (code === STALE) return catchUp();
    const canRetry = isRetryable(failure);
    isRefused = !canRetry;
    store.set({ kind: 'failed', message: failureMessage(failure), canRetry });
    if (isLeft) options.onLeftUnsaved(failureMessage(failure), isKept);
    else if (isSessionFailure(failure)) options.onSessionFailure(failure);
  }

  async function catchUp(): Promise<void> {
    try {
      reconcile(await findLatest());
    } catch (failure) {
      store.set({ kind: 'failed', message: failureMessage(failure), canRetry: true });
    }
    if (isLeft && store.get().kind !== 'saved') options.onLeftUnsaved('', isKept);
  }

  /** Compares the form with the server's present draft. */
  function reconcile(latest: OwnApplication | null): void {
    if (latest === null) follow(0);
    else if (waiting === null || isSame(latest, waiting)) {
      follow(latest.draftVersion);
      waiting = null;
      return settle([]);
    } else if (latest.draftVersion === version + 1 && sent.some((values) => isSame(latest, values)))
      follow(latest.draftVersion);
    else if (latest.draftVersion !== version) return store.set({ kind: 'overtaken', theirs: latest });
    store.set({ kind: 'unsaved' });
    pause();
  }

  /** The contest asks another form: nothing can be saved before it is loaded. */
  function outdate(): void {
    if (store.get().kind !== 'overtaken') store.set({ kind: 'form-changed' });
  }

  function pause(): void {
    cancelPause();
    cancelPause = later(() => void flush());
  }

  function flush(isLeaving = false): Promise<void> {
    cancelPause();
    running ??= run(isLeaving).finally(() => (running = null));
    return running;
  }

  return {
    store,
    /** Takes over what the form holds, and saves it after a pause. */
    change(values: ApplicationValues): void {
      waiting = values;
      isRefused = false;
      keep(values);
      if (isPaused || isStopped()) return;
      if (running === null) store.set({ kind: 'unsaved' });
      pause();
    },
    /** Saves pending changes at once. @param isLeaving whether the page may close before the response */
    flush,
    /** Another window's draft was found when the form opened. */
    overtake: (theirs: OwnApplication): void => store.set({ kind: 'overtaken', theirs }),
    /** Called when the form opens, also when it opens again. */
    enter: (): void => void (isLeft = false),
    /** Saves pending changes when the form unmounts. An alert shows a failure. */
    leave(): void {
      isLeft = true;
      if (isPaused) return;
      void flush(true);
    },
    /** Whether everything that was written is saved, or kept by the tab. */
    isSafe,
    /** Whether what was written would be lost with the tab. */
    endsWithTab: (): boolean => !isSafe() || isStopped() || store.get().kind === 'failed',
    outdate,
    /** The version of the draft that the next save replaces. */
    version: (): number => version,
    /** While an application is sent nothing is saved in its place. Resolves after the save that is under way. */
    async hold(): Promise<void> {
      isPaused = true;
      cancelPause();
      await running;
    },
    /** Called when the server has stored the application being sent as the draft. */
    began: (draftVersion: number): void => follow(draftVersion),
    /** Continues after a failed submission. @param latest what the server has; undefined if unknown */
    resume(latest: OwnApplication | null | undefined, values: ApplicationValues): void {
      isPaused = false;
      isRefused = false;
      waiting = values;
      if (latest === undefined) sent = [...sent, values];
      keep(values);
      if (latest !== undefined) return reconcile(latest);
      store.set({ kind: 'unsaved' });
      pause();
    },
    /** Replaces what the other window saved. */
    replace(theirs: OwnApplication): Promise<void> {
      follow(theirs.draftVersion);
      store.set({ kind: 'unsaved' });
      return flush();
    },
    /** Called when the form holds what the other window saved. */
    adopt(theirs: OwnApplication): void {
      follow(theirs.draftVersion);
      waiting = null;
      settle([]);
    },
    /** Called when the application was sent: nothing is left to keep. */
    forget(): void {
      waiting = null;
      keeper.remove();
    },
  };
}

/** Whether a retry may help. Without a response, or with a proxy's, the save may have arrived. */
const isRetryable = (failure: unknown) => failure instanceof ApiFailure && failure.isRetryable;

export type DraftSaver = ReturnType<typeof createDraftSaver>;
