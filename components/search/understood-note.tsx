import clsx from 'clsx';
import type { MouseEventHandler } from 'react';
import { TextLink } from '@/components/ui/action/text-link';
import type { Understood } from '@/lib/contracts/understood';
import * as searchMessages from '@/lib/messages/search';
import type { SearchedText } from '@/lib/search/sections';
import { understoodSentences } from '@/lib/search/understood';
import styles from './understood-note.module.css';

interface UnderstoodNoteProps {
  search: SearchedText;
  /** What the answers to the search took its text for. */
  understood: readonly Understood[];
  /** The address of the words alone; where those were searched, of all that they may mean. */
  href: string;
  onClick?: MouseEventHandler;
  className?: string | undefined;
}

/**
 * Says in one line what a search took the text for, with the way to its words alone; of a search of the words alone that it
 * is one, with the way back (P-152). Nothing where the text was taken for its words.
 */
export function UnderstoodNote({ search, understood, href, onClick, className }: UnderstoodNoteProps) {
  const { q, isLiteral } = search;
  const sentences = isLiteral ? [searchMessages.isLiteral] : understoodSentences(understood);
  if (sentences.length === 0) return null;
  return (
    <p className={clsx('t-small muted', styles.note, className)}>
      <span>{sentences.join(' ')}</span>
      <TextLink className={styles.way} isReady={false} href={href} onClick={onClick}>
        {isLiteral ? searchMessages.lessLiterally : searchMessages.literally(q)}
      </TextLink>
    </p>
  );
}
