'use client';

import { useState } from 'react';
import { SendButton } from '@/components/ui/action/send-button';
import { FIELD_NAMES, SHARED_FIELDS } from '@/lib/artwork/fields';
import type { DraftChange, DraftFields } from '@/lib/contracts/studio-draft';
import { recordOf } from '@/lib/record-of';
import { DraftField } from './draft-fields';
import styles from './fill-bar.module.css';

const EMPTY: DraftFields = recordOf(FIELD_NAMES, () => null);

interface FillBarProps {
  /** How many drafts are chosen. */
  count: number;
  onFill: (fields: DraftChange) => Promise<void>;
}

/** Fills the same fields of all chosen drafts. What is left empty here stays as it is there. */
export function FillBar({ count, onFill }: FillBarProps) {
  const [fields, setFields] = useState<DraftFields>(EMPTY);
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const hasSome = Object.keys(filled).length > 0;

  return (
    <section className={styles.bar} aria-labelledby="fill-bar-title">
      <h2 id="fill-bar-title" className="t-h4">
        공통 내용 채우기
      </h2>
      <p className="t-small pre">아래에서 고른 작품 모두에 같은 내용을 넣어요. 빈칸은 그대로 둬요.</p>
      <div className={styles.fields}>
        {SHARED_FIELDS.map((name) => (
          <DraftField
            key={name}
            name={name}
            values={fields}
            onEdit={(change) => setFields((known) => ({ ...known, ...change }))}
          />
        ))}
      </div>
      <SendButton small aria-disabled={count === 0 || !hasSome} onSend={() => onFill(filled)}>
        {count === 0 ? '작품을 먼저 선택해 주세요' : `선택한 ${count}점에 채우기`}
      </SendButton>
    </section>
  );
}
