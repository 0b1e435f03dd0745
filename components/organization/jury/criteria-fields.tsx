'use client';

import { useState } from 'react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { IconButton, Button } from '@/components/ui/action/button';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { FieldError } from '@/components/ui/field/field-error';
import { TextField } from '@/components/ui/field/text-field';
import { isOverall, newCriterion, OVERALL, SUGGESTED_CRITERIA } from '@/lib/contest/review/rule';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import * as reviewLimits from '@/lib/limits/contest-review';
import * as reviewMessages from '@/lib/messages/contest-review';
import { SCALE_LABELS } from '@/lib/options/contest-review';
import { cleanIdentifier } from '@/lib/text/clean';
import styles from './rule-section.module.css';

const WAYS = { OVERALL: '전체 점수 하나', CRITERIA: '항목별 점수' } as const;

/** What jurors mark: one overall score, or criteria with weights. */
export function CriteriaFields() {
  const { control, register, formState, getValues, clearErrors } = useFormContext<ReviewRule>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'criteria', keyName: 'key' });
  const { field: scale } = useController<ReviewRule, 'scale'>({ name: 'scale' });
  const criteria = useWatch({ control, name: 'criteria' });
  const sum = criteria.reduce((all, { weight }) => all + (Number.isInteger(weight) ? weight : 0), 0);
  const faults = formState.errors.criteria;
  const fault = faults?.root?.message ?? faults?.message;
  const way = isOverall({ criteria: fields }) ? 'OVERALL' : 'CRITERIA';
  /** The criteria before the overall score was chosen. */
  const [left, setLeft] = useState<ReviewRule['criteria']>([]);

  const choose = (next: keyof typeof WAYS) => {
    if (next === way) return;
    clearErrors('criteria');
    if (next === 'OVERALL') {
      setLeft(getValues('criteria'));
      return replace([OVERALL]);
    }
    const saved = formState.defaultValues?.criteria ?? [];
    const known = [left, saved as ReviewRule['criteria']].find(
      (each) => each.length >= reviewLimits.criteriaMin,
    );
    replace((known ?? SUGGESTED_CRITERIA).map((each) => ({ ...each })));
  };
  return (
    <>
      <ChoiceChips legend="점수 방식" options={WAYS} chosen={way} onChoose={choose} />
      <ChoiceChips legend="척도" options={SCALE_LABELS} chosen={scale.value} onChoose={scale.onChange} />
      {way === 'OVERALL' ? null : (
        <div
          role="group"
          aria-label="심사 항목"
          className={styles.criteria}
          data-invalid={fault === undefined ? undefined : ''}
        >
          <ol className={styles.list}>
            {fields.map((field, index) => (
              <li key={field.key} className={styles.criterion}>
                <TextField
                  label={`항목 ${index + 1}`}
                  required
                  autoComplete="off"
                  error={faults?.[index]?.name?.message}
                  {...register(`criteria.${index}.name`)}
                />
                <TextField
                  label="비중 (%)"
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  error={faults?.[index]?.weight?.message}
                  {...register(`criteria.${index}.weight`, { setValueAs: weightOf })}
                />
                <IconButton
                  icon="close"
                  label={`${getValues(`criteria.${index}.name`) || `항목 ${index + 1}`} 빼기`}
                  aria-disabled={fields.length <= reviewLimits.criteriaMin}
                  onClick={() => (fields.length > reviewLimits.criteriaMin ? remove(index) : undefined)}
                />
                <div className={styles.description}>
                  <TextField
                    label="설명"
                    autoComplete="off"
                    error={faults?.[index]?.description?.message}
                    {...register(`criteria.${index}.description`)}
                  />
                </div>
              </li>
            ))}
          </ol>
          <div className={styles.end}>
            <Button
              small
              disabled={fields.length >= reviewLimits.criteriaMax}
              onClick={() => append(newCriterion(fields, Math.max(1, 100 - sum)))}
            >
              항목 더하기
            </Button>
            <p className={`t-small num ${sum === 100 ? 'muted' : styles.wrong}`} role="status">
              {reviewMessages.weightsNow(sum)}
            </p>
          </div>
          <FieldError>{fault}</FieldError>
        </div>
      )}
    </>
  );
}

/** A weight as a number. Text that isn't one stays as it was typed, and fails the contract. */
function weightOf(typed: unknown): unknown {
  const text = cleanIdentifier(String(typed ?? ''));
  return /^\d{1,3}$/.test(text) ? Number(text) : typed;
}
