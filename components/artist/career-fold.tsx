'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import styles from './artist-career.module.css';

/** Folds the career on phones. Without a script all of it is open. */
export function CareerFold({ isFoldable, children }: { isFoldable: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div id={id} className={styles.blocks} data-folded={isFoldable && !isOpen}>
        {children}
      </div>
      {isFoldable ? (
        <Button
          wide
          look="quiet"
          className={`needs-script ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '약력 접기' : '약력 더 보기'}
        </Button>
      ) : null}
    </>
  );
}
