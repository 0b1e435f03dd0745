'use client';

import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldError } from '@/components/ui/field/field-error';
import { SortableList } from '@/components/ui/sortable/sortable-list';
import { showToast } from '@/components/ui/dialog/toast-store';
import { blankField, newField } from '@/lib/contest/new-field';
import type { FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import { AddField } from './add-field';
import type { ContestValues } from './contest-values';
import { faultsOf, type Faults } from './faults-of';
import { FieldEditor } from './field-editor';
import { FieldLine } from './field-line';
import styles from './form-builder.module.css';
import { inOrder, withCopy, withField, without } from './form-changes';

/** The fields of the form: they are added, put in order by pointer, touch and keys, and opened to be changed (C-4). */
export function FormBuilder() {
  const id = useId();
  const { getValues, clearErrors } = useFormContext<ContestValues>();
  const { field: held, fieldState } = useController<ContestValues, 'fields'>({ name: 'fields' });
  const fields = held.value;
  const [opened, setOpened] = useState<string | null>(null);
  const faults = faultsOfFields(fieldState.error, fields);

  /** Changes what the form holds now, which an undo later finds changed. */
  const change = (to: (now: readonly FormField[]) => FormField[]) => {
    clearErrors('fields');
    held.onChange(to(getValues('fields')));
  };
  const add = (field: FormField) => {
    change((now) => [...now, field]);
    setOpened(field.name);
  };
  const remove = (field: FormField) => {
    const at = fields.findIndex(({ name }) => name === field.name);
    change((now) => without(now, field.name));
    const undo = () => change((now) => without(now, field.name).toSpliced(at, 0, field));
    showToast(contestMessages.fieldRemoved(field.label), { label: '되돌리기', run: undo });
  };
  const isFull = fields.length >= contestLimits.ownFieldsMax;
  const find = (name: string) => fields.find((field) => field.name === name);

  return (
    <div className={styles.builder} data-invalid={faults.whole === undefined ? undefined : ''}>
      <FieldError id={id}>{faults.whole}</FieldError>
      {fields.length === 0 ? (
        <p className="t-small muted">아직 항목이 없어요. 아래에서 더해 주세요.</p>
      ) : null}
      <SortableList
        ids={fields.map(({ name }) => name)}
        label="신청서 항목"
        nameOf={(name) => find(name)?.label ?? ''}
        onChange={(names) => change((now) => inOrder(now, names))}
        renderDragged={(name) => <p className={styles.dragged}>{find(name)?.label}</p>}
        renderRow={(name, parts) => {
          const field = find(name);
          if (field === undefined) return null;
          const fault = faults.ofField[name];
          // What is wrong is where it can be mended.
          return opened === name || fault !== undefined ? (
            <FieldEditor
              field={field}
              faults={fault ?? {}}
              handle={parts.handle}
              steps={parts.steps}
              onChange={(changed) => change((now) => withField(now, changed))}
              onCopy={isFull ? null : () => change((now) => withCopy(now, name))}
              onRemove={() => remove(field)}
              onClose={() => setOpened(null)}
            />
          ) : (
            <FieldLine
              field={field}
              handle={parts.handle}
              onOpen={() => setOpened(name)}
              onRemove={() => remove(field)}
            />
          );
        }}
      />
      {isFull ? (
        <p className="t-cap">항목은 {contestLimits.ownFieldsMax}개까지 넣을 수 있어요.</p>
      ) : (
        <AddField
          fields={fields}
          onType={(type) => add(newField(type, getValues('fields')))}
          onKnown={(known) => add(blankField({ ...known, required: true }))}
        />
      )}
    </div>
  );
}

/** What is wrong with the form as a whole, and with each field by its name. */
function faultsOfFields(error: unknown, fields: readonly FormField[]) {
  const { '': whole, ...faults } = faultsOf(error);
  const ofField: Record<string, Faults> = {};
  for (const [path, message] of Object.entries(faults)) {
    const [index = '', ...parts] = path.split('.');
    const name = fields[Number(index)]?.name;
    if (name !== undefined) ofField[name] = { ...ofField[name], [parts.join('.')]: message };
  }
  return { whole, ofField };
}
