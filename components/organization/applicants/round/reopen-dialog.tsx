'use client';

import { useId, useState } from 'react';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextField } from '@/components/ui/field/text-field';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { reopeningFormSchema, type ReopenedPart } from '@/lib/contracts/contest-event';
import * as logMessages from '@/lib/messages/contest-log';
import styles from './round-dialog.module.css';

interface ReopenDialogProps {
  contestUuid: string;
  part: ReopenedPart;
  /** The round that the contest is in when the dialog opens. */
  round: number;
  onReopened: () => void;
  onClose: () => void;
}

const reasonSchema = reopeningFormSchema.pick({ reason: true });

/** Asks why the round before or the announcement is opened again, says what that changes, and opens it (C-100). */
export function ReopenDialog({ contestUuid, onReopened, onClose, ...opened }: ReopenDialogProps) {
  const formId = useId();
  /** What is opened again, even if another window changes the round meanwhile. */
  const [{ part, round }] = useState(opened);
  const form = useContractForm({
    leaving: 'ASKED',
    schema: reasonSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await callApi('post', '/v1/organizations/contests/{uuid}/reopenings', {
        params: { uuid: contestUuid },
        body: { part, round, reason },
      });
      showToast(logMessages.reopened(part, round));
      onReopened();
      onClose();
    },
    onFailure: (failure) => {
      // Another owner has changed what the page behind shows.
      if (failure instanceof ApiFailure && failure.status === 409) onReopened();
      return false;
    },
  });
  return (
    <Dialog
      isOpen
      title={logMessages.reopenTitle(part, round)}
      isSending={form.isSending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <SendButton small look="danger" form={formId} isSending={form.isSending}>
            다시 열기
          </SendButton>
        </>
      }
    >
      <ContractForm form={form} id={formId} className={styles.form} aria-label="다시 열기">
        <p className="t-small pre">{logMessages.reopenLead(part, round)}</p>
        <SentFields isSending={form.isSending}>
          <TextField
            label="다시 여는 까닭"
            required
            autoComplete="off"
            hint={logMessages.reopenLogged}
            error={form.errorOf('reason')}
            {...form.register('reason')}
          />
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}
