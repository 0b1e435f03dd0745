'use client';

import clsx from 'clsx';
import { useRef } from 'react';
import { TextButton } from '@/components/ui/action/text-link';
import { formatTime } from '@/lib/format/moment';
import * as formMessages from '@/lib/messages/form';
import styles from './save-status.module.css';

/** The state of a form that saves itself. */
export interface SaveState {
  /** `unsaved` waits for a pause in the typing. */
  status: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Why the last save failed, as a sentence for the user; null after a successful one. */
  failure: string | null;
  /** Whether the failed save may succeed without a change. Default true. */
  canRetry?: boolean;
  /** When the last save was answered; null if nothing was saved since the form opened. */
  savedAt?: Date | null;
}

interface SaveStatusProps {
  state: SaveState;
  /** Repeats the failed save. */
  onRetry: () => void;
  /** Names the part that isn't saved, such as a refused file, as a sentence. It is also shown beside `saved`. */
  missing?: string | null;
  className?: string | undefined;
}

/** The foot of a form that saves itself: it is saving, the time of the last save, or why it failed with a retry. */
export function SaveStatus({ state, onRetry, missing = null, className }: SaveStatusProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const isFailed = state.status === 'failed';
  return (
    <div className={clsx(styles.status, className)} data-save-status={state.status}>
      <p ref={words} tabIndex={-1} className={clsx('t-cap', isFailed && styles.failed)} role="status">
        {[wordsOf(state), isFailed ? state.failure : null, missing].filter(Boolean).join(' ')}
      </p>
      {isFailed && state.canRetry !== false ? (
        <TextButton
          onClick={() => {
            // The button disappears with the press, so the text gets the focus.
            words.current?.focus();
            onRetry();
          }}
        >
          {formMessages.saveAgain}
        </TextButton>
      ) : null}
    </div>
  );
}

function wordsOf({ status, savedAt = null }: SaveState): string {
  switch (status) {
    case 'saving':
      return formMessages.saving;
    case 'unsaved':
      return formMessages.notSavedYet;
    case 'failed':
      return formMessages.saveFailed;
    case 'saved':
      return savedAt === null ? '' : formMessages.savedAt(formatTime(savedAt));
  }
}
