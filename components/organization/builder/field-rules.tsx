'use client';

import { TextSummary } from '@/components/ui/action/text-summary';
import { FieldRow } from '@/components/form/form-layout';
import { CheckboxGroup } from '@/components/ui/field/checkbox-group';
import { Checkbox } from '@/components/ui/field/checkbox';
import { TextField } from '@/components/ui/field/text-field';
import { acceptedTypes, type FieldValidation, type FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as uploadLimits from '@/lib/limits/upload';
import type { Faults } from './faults-of';
import styles from './form-builder.module.css';
import { withRule } from './form-changes';

interface FieldRulesProps {
  field: FormField;
  faults: Faults;
  onChange: (field: FormField) => void;
}

/** What an answer has to keep to, as the field's type has it. */
export function FieldRules(props: FieldRulesProps) {
  switch (props.field.type) {
    case 'text':
      return (
        <>
          <LengthRules {...props} />
          <PatternRule {...props} />
        </>
      );
    case 'textarea':
      return <LengthRules {...props} />;
    case 'number':
      return (
        <Bounds {...props} least={['min', '가장 작은 수']} largest={['max', '가장 큰 수']} isWhole={false} />
      );
    case 'date':
      return <DateRules {...props} />;
    case 'checkbox-group':
      return <Bounds {...props} least={['minCount', '적어도 (개)']} largest={['maxCount', '많아야 (개)']} />;
    case 'file':
      return <FileRules {...props} />;
    case 'email':
    case 'tel':
    case 'url':
      return <PatternRule {...props} />;
    case 'select':
    case 'radio':
    case 'checkbox':
    case 'portfolio':
      return null;
  }
}

/** The rules that are numbers. */
type NumberRule = {
  [Name in keyof FieldValidation]-?: NonNullable<FieldValidation[Name]> extends number ? Name : never;
}[keyof FieldValidation];

interface BoundsProps extends FieldRulesProps {
  least: readonly [rule: NumberRule, label: string];
  largest: readonly [rule: NumberRule, label: string];
  isWhole?: boolean;
}

/** The least and the most of something. An empty field is no rule. */
function Bounds({ field, faults, onChange, least, largest, isWhole = true }: BoundsProps) {
  return (
    <FieldRow>
      {[least, largest].map(([rule, label]) => (
        <TextField
          key={rule}
          type="number"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          step={isWhole ? 1 : 'any'}
          label={label}
          value={field.validation?.[rule] ?? ''}
          error={faults[`validation.${rule}`]}
          onChange={({ target }) =>
            onChange(withRule(field, rule, target.value === '' ? undefined : target.valueAsNumber))
          }
        />
      ))}
    </FieldRow>
  );
}

const LengthRules = (props: FieldRulesProps) => (
  <Bounds {...props} least={['minLength', '적어도 (자)']} largest={['maxLength', '많아야 (자)']} />
);

function DateRules({ field, faults, onChange }: FieldRulesProps) {
  const rules = [
    ['minDate', '가장 이른 날'],
    ['maxDate', '가장 늦은 날'],
  ] as const;
  return (
    <FieldRow>
      {rules.map(([rule, label]) => (
        <TextField
          key={rule}
          type="date"
          label={label}
          value={field.validation?.[rule] ?? ''}
          error={faults[`validation.${rule}`]}
          onChange={({ target }) => onChange(withRule(field, rule, target.value || undefined))}
        />
      ))}
    </FieldRow>
  );
}

/** A pattern of RE2, for those who know such: hidden until it is wanted. */
function PatternRule({ field, faults, onChange }: FieldRulesProps) {
  const { pattern, message } = field.validation ?? {};
  const fault = faults['validation.pattern'];
  return (
    <details className={styles.more} open={pattern !== undefined || fault !== undefined}>
      <TextSummary>답의 형식 정하기</TextSummary>
      <div className={styles.moreFields}>
        <TextField
          label="정규식"
          hint="예: ^[A-Z]{2}-\d{4}$"
          autoComplete="off"
          spellCheck={false}
          value={pattern ?? ''}
          error={fault}
          onChange={({ target }) => onChange(withRule(field, 'pattern', target.value || undefined))}
        />
        <TextField
          label="맞지 않을 때의 안내"
          autoComplete="off"
          value={message ?? ''}
          error={faults['validation.message']}
          onChange={({ target }) => onChange(withRule(field, 'message', target.value || undefined))}
        />
      </div>
    </details>
  );
}

/** The types of files, and what people call them. */
const FILE_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  uploadLimits.types.map(({ contentType, label }) => [contentType, label]),
);

function FileRules({ field, faults, onChange }: FieldRulesProps) {
  const types = acceptedTypes(field) ?? Object.keys(FILE_TYPES);
  return (
    <>
      <CheckboxGroup
        legend="받을 형식"
        options={FILE_TYPES}
        chosen={types}
        error={faults.accept}
        onChange={(chosen) =>
          onChange({
            ...field,
            accept: chosen.length === Object.keys(FILE_TYPES).length ? null : chosen.join(','),
          })
        }
      />
      <TextField
        type="number"
        inputMode="decimal"
        step="any"
        min={0.1}
        max={contestLimits.fileMbMax}
        label="파일마다 (MB)"
        hint={`비워 두면 ${contestLimits.fileMbDefault}MB까지 받아요.`}
        value={field.maxFileSize ?? ''}
        error={faults.maxFileSize}
        onChange={({ target }) =>
          onChange({ ...field, maxFileSize: target.value === '' ? null : target.valueAsNumber })
        }
      />
      <Checkbox
        checked={field.multiple}
        onChange={({ target }) => {
          const single = withRule(withRule(field, 'minCount', undefined), 'maxCount', undefined);
          onChange({ ...(target.checked ? field : single), multiple: target.checked });
        }}
      >
        여러 개 받기
      </Checkbox>
      {field.multiple ? (
        <Bounds
          {...{ field, faults, onChange }}
          least={['minCount', '적어도 (개)']}
          largest={['maxCount', '많아야 (개)']}
        />
      ) : null}
    </>
  );
}
