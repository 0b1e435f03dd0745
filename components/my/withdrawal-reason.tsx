'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { TextArea } from '@/components/ui/field/text-area';
import type { Withdrawal } from '@/lib/contracts/profile';
import * as withdrawalLimits from '@/lib/limits/withdrawal';

/** The first step: a reason, for who wants to give one; null where not. */
export function WithdrawalReason() {
  const { field, fieldState } = useController<Withdrawal, 'withdrawReason'>({ name: 'withdrawReason' });
  const reason = field.value;
  /** Kept for who changes their mind twice. */
  const [typed, setTyped] = useState(reason ?? '');
  return (
    <>
      <RadioGroup
        legend="탈퇴 이유를 알려 주시겠어요?"
        options={{ YES: '예', NO: '아니요' }}
        chosen={reason === null ? 'NO' : 'YES'}
        onChoose={(answer) => {
          if (answer === 'NO') setTyped(reason ?? typed);
          field.onChange(answer === 'YES' ? typed : null);
        }}
      />
      {reason === null ? null : (
        <TextArea
          label="탈퇴 이유"
          required
          maxLetters={withdrawalLimits.reasonMax}
          error={fieldState.error?.message}
          {...field}
          value={reason}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(target.value);
          }}
        />
      )}
      <p className="t-cap pre">탈퇴 이유는 익명으로 저장돼요.</p>
    </>
  );
}
