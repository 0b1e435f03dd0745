import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Understood } from '@/lib/contracts/understood';
import { understoodSentences } from '@/lib/search/understood';
import styles from './understood-note.module.css';

interface UnderstoodNoteProps {
  /** What the answers to a search took its text for. */
  understood: readonly Understood[];
  className?: string;
  /** The way to another search. */
  children?: ReactNode;
}

/** Says in one line what a search took the text for; nothing where that is its words alone. */
export function UnderstoodNote({ understood, className, children }: UnderstoodNoteProps) {
  const sentences = understoodSentences(understood);
  if (sentences.length === 0) return null;
  return (
    <p className={clsx('t-small muted', styles.note, className)}>
      <span>{sentences.join(' ')}</span>
      {children}
    </p>
  );
}
