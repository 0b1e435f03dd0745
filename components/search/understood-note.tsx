import type { ReactNode } from 'react';
import type { Understood } from '@/lib/contracts/search';
import { understoodSentences } from '@/lib/search/understood';
import styles from './understood-note.module.css';

interface UnderstoodNoteProps {
  /** What the answers to a search took its text for. */
  understood: readonly Understood[];
  /** The way to another search. */
  children?: ReactNode;
}

/** Says in one line what a search took the text for; nothing where that is its words alone. */
export function UnderstoodNote({ understood, children }: UnderstoodNoteProps) {
  const sentences = understoodSentences(understood);
  if (sentences.length === 0) return null;
  return (
    <p className={`t-small muted ${styles.note}`}>
      <span>{sentences.join(' ')}</span>
      {children}
    </p>
  );
}
