'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { showAlert } from '@/components/ui/alert-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useContractForm } from '@/components/ui/use-contract-form';
import { leaveForGood } from '@/components/ui/use-unsaved-guard';
import { ApiFailure, failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { RoleType } from '@/lib/contracts/account';
import * as myMessages from '@/lib/messages/my';
import * as sitePaths from '@/lib/paths/site';
import { WithdrawalConfirm } from './withdrawal-confirm';
import { WithdrawalReason } from './withdrawal-reason';
import { reasonSchema, type ReasonValues } from './withdrawal-schema';

export interface WithdrawalDialogProps {
  roleType: RoleType;
  onClose: () => void;
}

/** Withdrawal in two steps: the reason, and what happens (member document, sections 2 and 4). */
export function WithdrawalDialog({ roleType, onClose }: WithdrawalDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<string | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const [hidesPages, setHidesPages] = useState(false);
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const isSent = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const form = useContractForm<ReasonValues, string | null>({
    schema: reasonSchema,
    defaultValues: { answer: 'NO', withdrawReason: '' },
    onSubmit: async (given) => {
      setReason(given);
      setAlert(null);
      setConfirming(true);
    },
  });

  // What had the focus left with the step before.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      body.current?.querySelector<HTMLElement>('[data-step-focus], input:checked')?.focus();
    }
    isFirst.current = false;
  }, [isConfirming]);

  const withdraw = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setSending(true);
    setAlert(null);
    try {
      const body = { withdrawReason: reason, hidesPages };
      await callApi('put', '/v1/users/withdraw', { body });
    } catch (failure) {
      isSent.current = false;
      setSending(false);
      return fail(failure);
    }
    await showAlert(myMessages.withdrawn);
    leaveForGood(sitePaths.home());
  };

  const fail = (failure: unknown) => {
    const faults = failure instanceof ApiFailure ? failure.errors : [];
    const fault = faults.find(({ field }) => field === 'withdrawReason');
    if (fault === undefined) return setAlert(failureMessage(failure));
    setConfirming(false);
    form.setError('withdrawReason', { message: fault.message });
    form.focusFailing();
  };

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
              aria-disabled={isSending}
              aria-busy={isSending}
              onClick={() => void withdraw()}
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
        {isConfirming ? (
          <WithdrawalConfirm
            roleType={roleType}
            hidesPages={hidesPages}
            onHidesPages={setHidesPages}
            alert={alert}
          />
        ) : (
          <WithdrawalReason formId={formId} form={form} />
        )}
      </div>
    </Dialog>
  );
}
