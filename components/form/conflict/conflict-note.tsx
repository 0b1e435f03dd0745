'use client';

import clsx from 'clsx';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { Note } from '@/components/ui/state/note';
import * as formMessages from '@/lib/messages/form';
import styles from './conflict-note.module.css';
import type { Conflict, SavedChange, Side } from './use-conflict';

/**
 * Shows what was saved elsewhere while this form was open, beside what was typed here. It gets the focus, because the form
 * below has changed.
 */
export function ConflictNote({ conflict: { changes, isOpen, round } }: { conflict: Conflict }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [round, isOpen]);
  if (!isOpen) return null;
  return (
    <Note aria-labelledby={id} className={styles.note}>
      <h2 ref={heading} id={id} tabIndex={-1} className="t-h4">
        {formMessages.conflictTitle}
      </h2>
      <p className="t-small pre">{wordsFor(changes)}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.label}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function wordsFor(changes: readonly SavedChange[]): string {
  if (changes.length === 0) return formMessages.conflictSame;
  const isContested = changes.some(({ own }) => own !== null);
  return isContested ? formMessages.conflictBoth : formMessages.conflictTheirs;
}

function Change({ change: { label, theirs, own } }: { change: SavedChange }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.change}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {own === null ? (
        <Words>{theirs}</Words>
      ) : (
        <>
          <div className={styles.sides}>
            <SideOf side="mine" label={label} own={own}>
              {own.words}
            </SideOf>
            <SideOf side="theirs" label={label} own={own}>
              {theirs}
            </SideOf>
          </div>
          <p role="status" className="t-cap">
            {formMessages.conflictChosen[own.chosen]}
          </p>
        </>
      )}
    </div>
  );
}

interface SideProps {
  side: Side;
  /** The part's name. */
  label: string;
  own: NonNullable<SavedChange['own']>;
  children: ReactNode;
}

function SideOf({ side, label, own, children }: SideProps) {
  const isChosen = own.chosen === side;
  const title = formMessages.conflictSides[side];
  return (
    <div
      role="group"
      className={clsx(styles.side, isChosen && styles.chosen)}
      aria-label={`${label}: ${title}`}
    >
      <p className={styles.title}>{title}</p>
      <Words>{children}</Words>
      <Button small look="quiet" aria-pressed={isChosen} onClick={() => own.choose(side)}>
        {isChosen ? formMessages.conflictIsChosen : formMessages.conflictChoose[side]}
        <span className="vh"> ({label})</span>
      </Button>
    </div>
  );
}

/** A text that may be long: it scrolls in its own box, also with the keyboard. */
function Words({ children }: { children: ReactNode }) {
  const isNothing = children === '' || children === null || children === undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box has to be reachable by keyboard
    <div className={`pre ${styles.words}`} tabIndex={0} role="group" aria-label={formMessages.conflictText}>
      {isNothing ? <span className="muted">{formMessages.conflictNothing}</span> : children}
    </div>
  );
}
