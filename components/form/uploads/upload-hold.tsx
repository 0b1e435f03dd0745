'use client';

import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FormAlert } from '@/components/ui/field/form-alert';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { createStore, useStore } from '@/lib/browser/store';
import * as formMessages from '@/lib/messages/form';
import * as leavingMessages from '@/lib/messages/leaving';
import styles from './upload-hold.module.css';

interface Uploads {
  /** The number of files that are being sent. */
  pending: number;
  /** Whether a save waits for them, or was cancelled because one of them failed. */
  save: 'none' | 'waiting' | 'given-up';
}

const NOTHING: Uploads = { pending: 0, save: 'none' };

const createUploads = () => createStore(NOTHING);
const HoldContext = createContext<ReturnType<typeof createUploads> | null>(null);
/** For a field outside a form that holds its save. */
const NO_HOLD = createUploads();

/**
 * Delays the save of the forms inside it while files are being sent, so that a saved form always has its files. If one fails
 * or is cancelled, nothing is saved, and `UploadNote` says so. It asks before the page is left meanwhile.
 */
export function UploadHold({ children }: { children: ReactNode }) {
  const isHeld = use(HoldContext) !== null;
  return isHeld ? children : <Hold>{children}</Hold>;
}

function Hold({ children }: { children: ReactNode }) {
  const [store] = useState(createUploads);
  const waiting = useRef<HTMLFormElement | null>(null);
  const { pending, save } = useStore(store, NOTHING);
  useUnsavedGuard(pending > 0, leavingMessages.sending);

  useEffect(() => {
    if (pending > 0 || save !== 'waiting') return;
    const form = waiting.current;
    waiting.current = null;
    store.set(NOTHING);
    form?.requestSubmit();
  }, [pending, save, store]);

  function hold(event: FormEvent<HTMLDivElement>) {
    if (store.get().pending === 0) {
      if (store.get().save !== 'none') store.set({ ...store.get(), save: 'none' });
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) waiting.current = event.target;
    store.set({ ...store.get(), save: 'waiting' });
  }

  return (
    <HoldContext value={store}>
      <div className={styles.hold} onSubmitCapture={hold}>
        {children}
      </div>
    </HoldContext>
  );
}

/** The uploads of the surrounding form, whose save waits for them. */
export function useUploads() {
  const store = use(HoldContext) ?? NO_HOLD;
  const { pending, save } = useStore(store, NOTHING);
  return { isPending: pending > 0, save, track: useMemo(() => trackIn(store), [store]) };
}

/**
 * Holds the form's save while a file is sent.
 * @returns a function that runs `send`, which puts the file into the form and returns whether it has arrived
 */
const trackIn = (store: ReturnType<typeof createUploads>) =>
  async function track(send: () => Promise<boolean>): Promise<void> {
    const change = (by: number, save: Uploads['save']) =>
      store.set({ pending: store.get().pending + by, save });
    change(1, store.get().save);
    let hasArrived = false;
    try {
      hasArrived = await send();
    } finally {
      const { save } = store.get();
      change(-1, !hasArrived && save === 'waiting' ? 'given-up' : save);
    }
  };

/** Says that a save waits for a file, or that it was cancelled. */
export function UploadNote() {
  const { save } = useUploads();
  return (
    <>
      <p role="status" className="t-cap">
        {save === 'waiting' ? formMessages.uploadsWaiting : ''}
      </p>
      <FormAlert>{save === 'given-up' ? formMessages.uploadsFailed : null}</FormAlert>
    </>
  );
}
