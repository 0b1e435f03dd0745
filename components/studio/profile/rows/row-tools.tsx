'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { TextButton } from '@/components/ui/action/text-link';
import { PasteBox } from './paste-box';
import { PROFILE_ROWS } from '@/lib/profile/rows';
import { PASTING, type Row, type RowGroup } from './row-kinds';
import styles from './rows.module.css';

interface RowToolsProps {
  group: RowGroup;
  isFull: boolean;
  /** The id of the message about the whole list, where something is wrong with it. */
  faultId: string | undefined;
  onAdd: () => void;
  onInsert: (rows: readonly Row[]) => void;
  /** Gives the focus to an element of the group, once it is rendered. */
  focus: (selector: string) => void;
}

/** The ways to further rows: one that is blank, or several that are pasted. */
export function RowTools({ group, isFull, faultId, onAdd, onInsert, focus }: RowToolsProps) {
  const [isPasting, setPasting] = useState(false);
  const { max } = PROFILE_ROWS[group.list];
  return (
    <>
      <div className={styles.tools}>
        <Button
          small
          look="quiet"
          data-add=""
          aria-disabled={isFull}
          aria-describedby={faultId}
          data-invalid={faultId === undefined ? undefined : ''}
          onClick={() => (isFull ? undefined : onAdd())}
        >
          {group.label} 추가
        </Button>
        {PASTING[group.list] === null ? null : (
          <TextButton data-paste="" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            <span className="vh">{group.label} </span>여러 줄 붙여넣기
          </TextButton>
        )}
        {isFull ? <p className="t-cap">{max}개를 모두 적었어요.</p> : null}
      </div>
      {isPasting ? (
        <PasteBox
          group={group}
          onAdd={(rows) => {
            setPasting(false);
            onInsert(rows);
          }}
          onClose={() => {
            setPasting(false);
            focus('[data-paste]');
          }}
        />
      ) : null}
    </>
  );
}
