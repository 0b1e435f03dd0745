'use client';

import { useWatch } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import type { useContractForm } from '@/components/ui/use-contract-form';
import * as withdrawalLimits from '@/lib/limits/withdrawal';
import styles from './withdrawal-dialog.module.css';
import { REASON_ANSWERS, type ReasonValues } from './withdrawal-schema';

interface WithdrawalReasonProps {
  /** Of the button that sends the step, outside the form. */
  formId: string;
  form: ReturnType<typeof useContractForm<ReasonValues, string | null>>;
}

/** The first step: why, for who wants to say it. */
export function WithdrawalReason({ formId, form }: WithdrawalReasonProps) {
  const [answer, reason] = useWatch({ control: form.control, name: ['answer', 'withdrawReason'] });
  return (
    <form id={formId} aria-label="탈퇴 이유" className={styles.stack} {...form.formProps}>
      <RadioGroup
        legend="탈퇴 이유를 알려 주시겠어요?"
        options={REASON_ANSWERS}
        field={form.register('answer')}
      />
      {answer === 'YES' ? (
        <TextArea
          label="탈퇴 이유"
          required
          maxCharacters={withdrawalLimits.reasonMax}
          count={reason.trim().length}
          error={form.errorOf('withdrawReason')}
          {...form.register('withdrawReason')}
        />
      ) : null}
      <p className="t-cap pre">탈퇴 이유는 익명으로 저장돼요.</p>
    </form>
  );
}
