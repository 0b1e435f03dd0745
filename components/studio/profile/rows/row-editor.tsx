'use client';

import clsx from 'clsx';
import { useId, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { FieldError } from '@/components/ui/field/field-error';
import { TextButton } from '@/components/ui/action/text-link';
import { isComposing } from '@/lib/browser/composing';
import { takePaste } from './paste-into-row';
import type { PlacedRow } from './row-changes';
import type { RowFault } from './row-faults';
import { RowField } from './row-field';
import { fieldsOf } from '@/lib/profile/rows';
import type { RowGroup } from './row-kinds';
import styles from './rows.module.css';
import type { RowActions } from './use-rows';

interface RowEditorProps {
  group: RowGroup;
  place: PlacedRow;
  fault: RowFault | undefined;
  handle: ReactNode;
  steps: ReactNode;
  actions: RowActions;
  onClose: () => void;
  onRemove: () => void;
  /** Enter: this row is done, on to another one. */
  onNext: () => void;
}

/** A row that is being typed into. */
export function RowEditor(props: RowEditorProps) {
  const { group, place, fault, handle, steps, actions, onClose, onRemove, onNext } = props;
  const id = useId();
  const fields = fieldsOf(group.list);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || isComposing(event) || !isTyping(event.target)) return;
    // It would send the whole form.
    event.preventDefault();
    onNext();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (takePaste(event.clipboardData.getData('text'), { group, index: place.index, actions }))
      event.preventDefault();
  };

  return (
    <div className={styles.editor} data-index={place.index}>
      {handle}
      <div className={clsx(styles.fields, styles[group.list])} onKeyDownCapture={onKeyDown}>
        {fields.map(([name, field], position) => (
          <RowField
            key={name}
            path={`${group.list}.${place.index}.${name}`}
            field={field}
            isInvalid={fault?.names.has(name) ?? false}
            messageId={fault === undefined ? undefined : id}
            {...(position === fields.findIndex(([, { kind }]) => kind === 'line') ? { onPaste } : {})}
          />
        ))}
      </div>
      <div className={styles.fault}>
        <FieldError id={id}>{fault?.message}</FieldError>
      </div>
      <div className={styles.foot}>
        {steps}
        <TextButton onClick={onRemove}>줄 삭제</TextButton>
        <Button small look="quiet" onClick={onClose}>
          완료
        </Button>
      </div>
    </div>
  );
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
