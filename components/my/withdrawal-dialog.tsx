'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { ContractForm } from '@/components/form/contract-form';
import { fieldFaultsOf } from '@/components/form/field-faults';
import { KeptNote } from '@/components/form/kept-note';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { useSession } from '@/components/shell/use-session';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SendButton } from '@/components/ui/action/send-button';
import { leaveForGood } from '@/lib/browser/leave-for-good';
import { callApi } from '@/lib/browser/call-api';
import type { RoleType } from '@/lib/contracts/account';
import { withdrawalFormSchema, type Withdrawal } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as sitePaths from '@/lib/paths/site';
import { WithdrawalConfirm } from './withdrawal-confirm';
import styles from './withdrawal-dialog.module.css';
import { WithdrawalReason } from './withdrawal-reason';

const keptSchema = z.object({ withdrawReason: z.string().nullable() }).partial();

export interface WithdrawalDialogProps {
  roleType: RoleType;
  onClose: () => void;
}

/** Withdrawal in two steps of one form: the reason, and what happens (M-240, M-241). */
export function WithdrawalDialog({ roleType, onClose }: WithdrawalDialogProps) {
  const formId = useId();
  const [isConfirming, setConfirming] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const form = useContractForm({
    leaving: 'KEPT',
    schema: withdrawalFormSchema,
    defaultValues: { withdrawReason: null, hidesPages: false },
    onSubmit: async (withdrawal: Withdrawal) => {
      if (!isConfirming) return setConfirming(true);
      await callApi('put', '/v1/users/withdraw', { body: withdrawal });
      kept.forget();
      await showAlert(myMessages.withdrawn);
      leaveForGood(sitePaths.home());
    },
    mayBeDone: myMessages.withdrawnPerhaps,
    onFailure: (failure) => {
      if (fieldFaultsOf(failure).some(({ field }) => field === 'withdrawReason')) setConfirming(false);
      return false;
    },
  });
  const kept = useKeptForm({
    form,
    name: 'withdrawal',
    owner: useSession().user?.id ?? null,
    fields: ['withdrawReason'],
    schema: keptSchema,
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
      isSending={isSending}
      onClose={onClose}
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
            <SendButton small look="danger" form={formId} isSending={isSending} sendingLabel="탈퇴하는 중">
              탈퇴
            </SendButton>
          </>
        ) : (
          <>
            <Button small onClick={onClose}>
              취소
            </Button>
            <SendButton small look="primary" form={formId}>
              다음
            </SendButton>
          </>
        )
      }
    >
      <div ref={body}>
        <ContractForm form={form} id={formId} aria-label="회원 탈퇴" className={styles.stack}>
          {isConfirming ? (
            <WithdrawalConfirm roleType={roleType} alert={form.alert} />
          ) : (
            <>
              <KeptNote kept={kept} />
              <WithdrawalReason />
            </>
          )}
        </ContractForm>
      </div>
    </Dialog>
  );
}
