'use client';

import { useEffect, useId, useRef } from 'react';
import { Note } from '@/components/ui/note';
import styles from './stale-note.module.css';

/** Something that another window or person has saved meanwhile. */
export interface SavedChange {
  label: string;
  /** What it is now, in words. */
  now: string;
  /** Whether the form keeps another value, which the person had typed here. */
  isKept: boolean;
}

/** What was saved elsewhere while this form was open. It gets the focus, since the form below has changed. */
export function StaleNote({ changes }: { changes: readonly SavedChange[] }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (changes.length > 0) heading.current?.focus();
  }, [changes]);
  if (changes.length === 0) return null;
  return (
    <Note aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className="t-h4">
        다른 곳에서 바뀐 내용
      </h2>
      <dl className={styles.changes}>
        {changes.map(({ label, now, isKept }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {now}
              {isKept ? (
                <span className="t-cap">
                  여기에 적은 내용은 그대로 두었어요. 저장하면 그 내용으로 바뀝니다.
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Note>
  );
}
