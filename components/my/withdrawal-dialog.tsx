'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { ContractForm } from '@/components/form/contract-form';
import { fieldFaultsOf } from '@/components/form/field-faults';
import { useContractForm } from '@/components/form/use-contract-form';
import { showAlert } from '@/components/ui/alert-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { leaveForGood } from '@/components/ui/use-unsaved-guard';
import { callApi } from '@/lib/browser/call-api';
import type { RoleType } from '@/lib/contracts/account';
import { withdrawalSchema, type Withdrawal } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as sitePaths from '@/lib/paths/site';
import { WithdrawalConfirm } from './withdrawal-confirm';
import styles from './withdrawal-dialog.module.css';
import { WithdrawalReason } from './withdrawal-reason';

export interface WithdrawalDialogProps {
  roleType: RoleType;
  onClose: () => void;
}

/** Withdrawal in two steps of one form: the reason, and what happens (member document, sections 2 and 4). */
export function WithdrawalDialog({ roleType, onClose }: WithdrawalDialogProps) {
  const formId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const form = useContractForm({
    schema: withdrawalSchema,
    defaultValues: { withdrawReason: null, hidesPages: false },
    onSubmit: async (withdrawal: Withdrawal) => {
      if (!isConfirming) return setConfirming(true);
      await callApi('put', '/v1/users/withdraw', { body: withdrawal });
      await showAlert(myMessages.withdrawn);
      leaveForGood(sitePaths.home());
    },
    onFailure: (failure) => {
      if (fieldFaultsOf(failure).some(({ field }) => field === 'withdrawReason')) setConfirming(false);
      return false;
    },
  });
  const isSending = isConfirming && form.isSending;

  // The element that had the focus left the page with the step before.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      body.current?.querySelector<HTMLElement>('[data-step-focus], input:checked')?.focus();
    }
    isFirst.current = false;
  }, [isConfirming]);

  return (
    <Dialog
      isOpen
      onClose={() => (isSending ? undefined : onClose())}
      title={isConfirming ? '정말 탈퇴하시겠어요?' : '회원 탈퇴'}
      footer={
        isConfirming ? (
          <>
            <Button small look="quiet" disabled={isSending} onClick={() => setConfirming(false)}>
              이전
            </Button>
            <Button small disabled={isSending} onClick={onClose}>
              취소
            </Button>
            <Button
              small
              look="danger"
              type="submit"
              form={formId}
              aria-disabled={isSending}
              aria-busy={isSending}
            >
              {isSending ? '탈퇴하는 중' : '탈퇴'}
            </Button>
          </>
        ) : (
          <>
            <Button small onClick={onClose}>
              취소
            </Button>
            <Button small look="primary" type="submit" form={formId}>
              다음
            </Button>
          </>
        )
      }
    >
      <div ref={body}>
        <ContractForm form={form} id={formId} aria-label="회원 탈퇴" className={styles.stack}>
          {isConfirming ? <WithdrawalConfirm roleType={roleType} alert={form.alert} /> : <WithdrawalReason />}
        </ContractForm>
      </div>
    </Dialog>
  );
}
