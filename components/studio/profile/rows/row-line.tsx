import { useId, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/action/button';
import { FieldError } from '@/components/ui/field/field-error';
import type { PlacedRow } from './row-changes';
import type { RowFault } from './row-faults';
import { missingLabels, rowWords, type Row, type RowGroup } from './row-kinds';
import styles from './rows.module.css';

interface RowLineProps {
  group: RowGroup;
  place: PlacedRow;
  row: Row;
  fault: RowFault | undefined;
  handle: ReactNode;
  onOpen: () => void;
  onRemove: () => void;
}

/** A row as the artist's page shows it; pressing its words opens it for typing. */
export function RowLine({ group, place, row, fault, handle, onOpen, onRemove }: RowLineProps) {
  const id = useId();
  const { year, text } = rowWords(group, row);
  const missing = missingLabels(group, row);
  const name = `${year} ${text}`.trim() || `${group.label} 빈 줄`;
  return (
    <div className={styles.line} data-index={place.index}>
      {handle}
      <button
        type="button"
        data-line=""
        className={styles.words}
        data-invalid={fault === undefined ? undefined : ''}
        aria-describedby={fault === undefined ? undefined : id}
        onClick={onOpen}
      >
        {year === '' ? null : <span className={`num ${styles.year}`}>{year}</span>}
        <span>
          {text === '' ? <span className="muted">빈 줄</span> : text}
          {missing.length === 0 || fault !== undefined ? null : (
            <span className={styles.missing}>빈 칸: {missing.join(', ')}</span>
          )}
        </span>
        <span className="vh"> 수정</span>
      </button>
      <IconButton icon="close" size={16} label={`${name} 삭제`} onClick={onRemove} />
      {fault === undefined ? null : (
        <div className={styles.fault}>
          <FieldError id={id}>
            {missing.length === 0 ? fault.message : `빈 칸을 채우거나 지워 주세요: ${missing.join(', ')}`}
          </FieldError>
        </div>
      )}
    </div>
  );
}
