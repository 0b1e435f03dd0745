'use client';

import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { KeptNote } from '@/components/form/kept-note';
import { useKeptText } from '@/components/form/use-kept-text';
import { useSession } from '@/components/shell/use-session';
import { Button } from '@/components/ui/action/button';
import fieldStyles from '@/components/ui/field/field.module.css';
import { missingLabels, PASTING, rowWords, type Row, type RowGroup } from './row-kinds';
import styles from './rows.module.css';

interface PasteBoxProps {
  group: RowGroup;
  onAdd: (rows: readonly Row[]) => void;
  onClose: () => void;
}

/** A place for a career that exists elsewhere: each of its lines becomes a row, and is shown as it was understood. */
export function PasteBox({ group, onAdd, onClose }: PasteBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // It was opened to be pasted into.
  useEffect(() => box.current?.focus(), []);
  const [text, setText] = useState('');
  const kept = useKeptText({
    form: `paste-${group.label}`,
    owner: useSession().user?.id ?? null,
    text,
    setText,
  });
  const settled = useDeferredValue(text);
  const pasting = PASTING[group.list];
  const rows = useMemo(() => pasting?.read(settled) ?? [], [pasting, settled]);
  const gaps = rows.filter((row) => missingLabels(group, row).length > 0).length;
  return (
    <div className={styles.paste}>
      <KeptNote kept={kept} />
      <label htmlFor={id} className={styles.label}>
        {group.label} 여러 줄
      </label>
      <textarea
        id={id}
        className={fieldStyles.input}
        rows={5}
        value={text}
        placeholder={pasting?.example}
        aria-describedby={`${id}-hint ${id}-found`}
        ref={box}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className="t-cap pre">
        한 줄에 하나씩 붙여넣어 주세요. 문서나 표에서 복사한 줄도 읽어요. 예: {pasting?.example}
      </p>
      {rows.length === 0 ? null : (
        <ol className={styles.found} aria-label="이렇게 읽었어요">
          {rows.map((row, index) => {
            const { year, text: words } = rowWords(group, row);
            const missing = missingLabels(group, row);
            return (
              <li key={index} className={styles.words}>
                {year === '' ? null : <span className={`num ${styles.year}`}>{year}</span>}
                <span>
                  {words}
                  {missing.length === 0 ? null : (
                    <span className={styles.missing}>빈 칸: {missing.join(', ')}</span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <div className={styles.foot}>
        <p id={`${id}-found`} className="t-cap" role="status">
          {rows.length === 0 ? '' : `${rows.length}줄을 읽었어요.`}
          {gaps === 0 ? '' : ` ${gaps}줄은 넣은 뒤에 빈 칸을 채워 주세요.`}
        </p>
        <Button small look="quiet" onClick={onClose}>
          닫기
        </Button>
        <Button
          small
          aria-disabled={rows.length === 0}
          onClick={() => {
            if (rows.length === 0) return;
            kept.forget();
            onAdd(rows);
          }}
        >
          {rows.length === 0 ? '넣기' : `${rows.length}줄 넣기`}
        </Button>
      </div>
    </div>
  );
}
