'use client';

import type { ContractFormApi } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import type { ContestCreate } from '@/lib/contracts/organization-contest';
import styles from './contest-editor.module.css';
import type { ContestValues } from './contest-values';

/** Stays in sight below the long page: what is wrong, and the button that saves. */
export function ContestSaveBar({ form }: { form: ContractFormApi<ContestValues, ContestCreate> }) {
  return (
    <div className={styles.bar} data-save-bar="">
      <FormAlert>{form.alert}</FormAlert>
      <div className={styles.barLine}>
        <p className="t-cap" role="status">
          {form.formState.isDirty ? '저장하지 않은 내용이 있어요.' : ''}
        </p>
        <Button type="submit" look="primary" aria-disabled={form.isSending} aria-busy={form.isSending}>
          {form.isSending ? '저장하는 중' : '저장'}
        </Button>
      </div>
    </div>
  );
}
