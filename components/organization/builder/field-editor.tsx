'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { TextButton } from '@/components/ui/action/text-link';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { isKnownField } from '@/lib/contest/new-field';
import { isPersonal } from '@/lib/contest/personal-fields';
import { hasOptions, type FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import { FIELD_TYPE_LABELS } from '@/lib/options/contest';
import type { Faults } from './faults-of';
import { FieldOptions } from './field-options';
import { FieldRules } from './field-rules';
import styles from './form-builder.module.css';
import { withRule } from './form-changes';

interface FieldEditorProps {
  field: FormField;
  faults: Faults;
  handle: ReactNode;
  steps: ReactNode;
  onChange: (field: FormField) => void;
  /** Null where the form is full. */
  onCopy: (() => void) | null;
  onRemove: () => void;
  onClose: () => void;
}

/** A field of the form that is being changed. */
export function FieldEditor({ field, faults, handle, steps, onChange, onCopy, ...on }: FieldEditorProps) {
  const { type, label, help, placeholder, required, validation, disabled } = field;
  const title = useRef<HTMLInputElement>(null);
  // It was opened to be typed into.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const set = (change: Partial<FormField>) => onChange({ ...field, ...change });
  const isConsent = type === 'checkbox';
  return (
    <div className={styles.editor} role="group" aria-label={label || '제목이 없는 항목'}>
      {handle}
      <div className={styles.fields}>
        <p className="t-over">{FIELD_TYPE_LABELS[type]}</p>
        <TextField
          ref={title}
          label={isConsent ? '동의할 말' : '질문'}
          required
          autoComplete="off"
          value={label}
          error={faults.label ?? faults.name ?? faults.type}
          onChange={({ target }) => set({ label: target.value })}
        />
        <TextArea
          label="설명"
          rows={2}
          maxLetters={contestLimits.helpMax}
          value={help ?? ''}
          error={faults.help}
          onChange={({ target }) => set({ help: target.value === '' ? null : target.value })}
        />
        {HAS_PLACEHOLDER.has(type) ? (
          <TextField
            label="빈칸에 보일 예"
            autoComplete="off"
            value={placeholder ?? ''}
            error={faults.placeholder}
            onChange={({ target }) => set({ placeholder: target.value === '' ? null : target.value })}
          />
        ) : null}
        {hasOptions(type) ? (
          <FieldOptions
            options={field.options ?? []}
            faults={faults}
            onChange={(options) => set({ options })}
          />
        ) : null}
        <FieldRules field={field} faults={faults} onChange={onChange} />
        <div className={styles.checks}>
          {isConsent ? (
            <Checkbox
              checked={validation?.mustBeTrue === true}
              onChange={({ target }) => onChange(withRule(field, 'mustBeTrue', target.checked || undefined))}
            >
              동의해야 낼 수 있게
            </Checkbox>
          ) : (
            <Checkbox checked={required} onChange={({ target }) => set({ required: target.checked })}>
              필수
            </Checkbox>
          )}
          {isKnownField(field) ? (
            <Checkbox checked={disabled} onChange={({ target }) => set({ disabled: target.checked })}>
              채워진 내용을 고치지 못하게
            </Checkbox>
          ) : null}
          {isConsent ? null : (
            <Checkbox
              checked={isPersonal(field)}
              disabled={isPersonal({ ...field, isPersonal: false })}
              onChange={({ target }) => set({ isPersonal: target.checked })}
            >
              누구인지 알 수 있는 답변
            </Checkbox>
          )}
        </div>
      </div>
      <div className={styles.foot}>
        {steps}
        <TextButton onClick={on.onRemove}>항목 지우기</TextButton>
        {onCopy === null || isKnownField(field) || type === 'portfolio' ? null : (
          <TextButton onClick={onCopy}>항목 복사</TextButton>
        )}
        <Button small look="quiet" onClick={on.onClose}>
          완료
        </Button>
      </div>
    </div>
  );
}

const HAS_PLACEHOLDER: ReadonlySet<FormField['type']> = new Set([
  ...(['text', 'textarea', 'number', 'email', 'tel', 'url', 'select'] as const),
]);
