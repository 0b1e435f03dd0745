import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/action/button';
import type { FormField } from '@/lib/contracts/contest-form';
import { FIELD_TYPE_LABELS } from '@/lib/options/contest';
import styles from './form-builder.module.css';

interface FieldLineProps {
  field: FormField;
  handle: ReactNode;
  onOpen: () => void;
  onRemove: () => void;
}

/** A field of the form in one line; pressing its words opens it. */
export function FieldLine({ field, handle, onOpen, onRemove }: FieldLineProps) {
  const { label, type, required, validation } = field;
  const isRequired = required || validation?.mustBeTrue === true;
  return (
    <div className={styles.line}>
      {handle}
      <button type="button" className={styles.words} onClick={onOpen}>
        <span className={styles.label}>{label}</span>
        <span className="t-cap">
          {FIELD_TYPE_LABELS[type]}
          {isRequired ? ' · 필수' : ''}
        </span>
        <span className="vh"> 고치기</span>
      </button>
      <IconButton icon="close" size={16} label={`${label} 지우기`} onClick={onRemove} />
    </div>
  );
}
