'use client';

import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { FieldError } from '@/components/ui/field/field-error';
import fieldStyles from '@/components/ui/field/field.module.css';
import { TextButton } from '@/components/ui/action/text-link';
import { showToast } from '@/components/ui/dialog/toast-store';
import { isComposing } from '@/lib/browser/composing';
import { ETC, type FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import type { Faults } from './faults-of';
import styles from './form-builder.module.css';
import { pastedLabels, withOptions } from './form-changes';

type Options = NonNullable<FormField['options']>;

interface FieldOptionsProps {
  options: Options;
  faults: Faults;
  onChange: (options: Options) => void;
}

/** The options of a question. Enter adds the next one, a pasted list adds one for each line, and 기타 stands last. */
export function FieldOptions({ options, faults, onChange }: FieldOptionsProps) {
  const list = useRef<HTMLOListElement>(null);
  const worded = options.filter(({ value }) => value !== ETC);
  const etc = options.filter(({ value }) => value === ETC);
  const set = (now: Options) => onChange([...now, ...etc]);
  const room = contestLimits.optionsMax - etc.length;

  /** The input of an option, once it is there. */
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[at]?.focus());
  const add = (at: number) => {
    if (worded.length >= room) return;
    set(withOptions(worded, at, [''], room));
    focus(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    // Enter would submit the whole form.
    event.preventDefault();
    add(at + 1);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, at: number) => {
    const labels = pastedLabels(event.clipboardData.getData('text'));
    if (labels.length < 2) return;
    event.preventDefault();
    const isBlank = worded[at]?.label === '';
    const others = isBlank ? worded.toSpliced(at, 1) : worded;
    const now = withOptions(others, isBlank ? at : at + 1, labels, room);
    set(now);
    showToast(contestMessages.optionsAdded(now.length - others.length));
  };
  const move = (at: number, to: number) => {
    const option = worded[at];
    if (option === undefined || to < 0 || to >= worded.length) return;
    set(worded.toSpliced(at, 1).toSpliced(to, 0, option));
  };

  return (
    <div role="group" aria-label="선택지" className={styles.options}>
      <p className={fieldStyles.label}>선택지</p>
      <ol ref={list}>
        {worded.map((option, at) => {
          const index = options.indexOf(option);
          const fault = faults[`options.${index}.label`] ?? faults[`options.${index}.value`];
          const name = option.label || `${at + 1}번째 선택지`;
          return (
            <li key={option.value}>
              <div className={styles.option}>
                <input
                  className={fieldStyles.input}
                  aria-label={`선택지 ${at + 1}`}
                  aria-invalid={fault === undefined ? undefined : true}
                  aria-describedby={fault === undefined ? undefined : `${option.value}-fault`}
                  autoComplete="off"
                  value={option.label}
                  onChange={({ target }) => set(worded.with(at, { ...option, label: target.value }))}
                  onKeyDown={(event) => onKeyDown(event, at)}
                  onPaste={(event) => onPaste(event, at)}
                />
                <IconButton
                  icon="up"
                  size={16}
                  label={`${name} 위로`}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon="lower"
                  size={16}
                  label={`${name} 아래로`}
                  aria-disabled={at === worded.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon="close"
                  size={16}
                  label={`${name} 빼기`}
                  onClick={() => {
                    set(worded.toSpliced(at, 1));
                    focus(Math.max(0, at - 1));
                  }}
                />
              </div>
              <FieldError id={`${option.value}-fault`}>{fault}</FieldError>
            </li>
          );
        })}
      </ol>
      <FieldError>{faults.options}</FieldError>
      <div className={styles.optionTools}>
        {worded.length < room ? (
          <TextButton onClick={() => add(worded.length)}>선택지 더하기</TextButton>
        ) : null}
        <Checkbox
          checked={etc.length > 0}
          onChange={({ target }) =>
            onChange([...worded, ...(target.checked ? [{ value: ETC, label: '기타' }] : [])])
          }
        >
          기타 (직접 적기)
        </Checkbox>
      </div>
    </div>
  );
}
