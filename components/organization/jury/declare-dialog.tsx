'use client';

import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { callApi } from '@/lib/browser/call-api';
import { exclusionCreateSchema } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import { isBlank } from '@/lib/text/clean';
import type { ExclusionReason } from '@/lib/options/contest-jury';
import { ReasonFields } from './reason-fields';
import styles from './jury-page.module.css';

interface DeclareDialogProps {
  contestUuid: string;
  applicantId: string;
  receipt: string;
  onDone: () => void;
  onClose: () => void;
}

const reasonSchema = exclusionCreateSchema.pick({ reason: true });

/** Asks a juror why they don't review an applicant, and declares it. */
export function DeclareDialog({ contestUuid, applicantId, receipt, onDone, onClose }: DeclareDialogProps) {
  const formId = useId();
  const [choice, setChoice] = useState<ExclusionReason | ''>('');
  const form = useContractForm({
    leaving: 'KEPT',
    schema: reasonSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await callApi('post', '/v1/organizations/contests/{uuid}/exclusions', {
        params: { uuid: contestUuid },
        body: { applicantId, reason },
      });
      showToast(juryMessages.declared(receipt));
      onClose();
      onDone();
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const isWritten = choice === 'OTHER' && !isBlank(reason);
  return (
    <Dialog
      isOpen
      title={juryMessages.declare}
      hasUnsaved={isWritten}
      isSending={form.isSending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <SendButton small look="danger" form={formId} isSending={form.isSending}>
            회피 신고
          </SendButton>
        </>
      }
    >
      <ContractForm form={form} id={formId} className={styles.form} aria-label="제척·회피 신고">
        <SentFields isSending={form.isSending}>
          <ReasonFields choice={choice} onChoose={setChoice} />
        </SentFields>
        <p className="t-cap pre">{juryMessages.declareLead}</p>
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}
