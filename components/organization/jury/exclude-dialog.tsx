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
import { Select } from '@/components/ui/field/select';
import { callApi } from '@/lib/browser/call-api';
import { exclusionCreateSchema, type Juror, type Jury } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import type { ExclusionReason } from '@/lib/options/contest-jury';
import { isBlank } from '@/lib/text/clean';
import { DialogJurors, useJurorChoice } from './dialog-jurors';
import { ReasonFields } from './reason-fields';
import styles from './jury-page.module.css';

interface ExcludeDialogProps {
  contestUuid: string;
  applicantId: string;
  onDone: () => void;
  onClose: () => void;
}

const formSchema = exclusionCreateSchema
  .pick({ jurorUuid: true, reason: true })
  .required({ jurorUuid: true });

/** Asks an owner which juror doesn't review an applicant and why, and excludes the juror. */
export function ExcludeDialog({ contestUuid, applicantId, onDone, onClose }: ExcludeDialogProps) {
  const formId = useId();
  const choice = useJurorChoice(contestUuid, (jury) => jurorsFor(jury, applicantId));
  const [reasonChoice, setReasonChoice] = useState<ExclusionReason | ''>('');
  const form = useContractForm({
    leaving: 'KEPT',
    schema: formSchema,
    defaultValues: { jurorUuid: '', reason: '' },
    onSubmit: async ({ jurorUuid, reason }) => {
      await callApi('post', '/v1/organizations/contests/{uuid}/exclusions', {
        params: { uuid: contestUuid },
        body: { applicantId, jurorUuid, reason },
      });
      const name = choice.jurors?.find(({ accountUuid }) => accountUuid === jurorUuid)?.name ?? '';
      showToast(juryMessages.excluded(name));
      onClose();
      onDone();
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const isWritten = reasonChoice === 'OTHER' && !isBlank(reason);
  return (
    <Dialog
      isOpen
      title="심사위원 제척"
      hasUnsaved={isWritten}
      isSending={form.isSending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <SendButton
            small
            look="danger"
            form={formId}
            isSending={form.isSending}
            aria-disabled={!choice.jurors?.length}
          >
            제척하기
          </SendButton>
        </>
      }
    >
      <DialogJurors choice={choice} empty={juryMessages.noJurors}>
        {(jurors) => (
          <ContractForm form={form} id={formId} className={styles.form} aria-label="심사위원 제척">
            <SentFields isSending={form.isSending}>
              <Select
                label="심사위원"
                required
                options={[
                  { value: '', label: '고르기' },
                  ...jurors.map(({ accountUuid, accountId, name }) => ({
                    value: accountUuid,
                    label: `${name} (${accountId})`,
                  })),
                ]}
                error={form.errorOf('jurorUuid')}
                {...form.register('jurorUuid')}
              />
              <ReasonFields choice={reasonChoice} onChoose={setReasonChoice} />
            </SentFields>
            <p className="t-cap pre">{juryMessages.excludeLead}</p>
            <FormAlert>{form.alert}</FormAlert>
          </ContractForm>
        )}
      </DialogJurors>
    </Dialog>
  );
}

/** The jurors of the panel who review the applicant. */
function jurorsFor({ jurors, exclusions }: Jury, applicantId: string): Juror[] {
  const excluded = exclusions.filter((each) => each.applicantId === applicantId && each.liftedAt === null);
  return jurors.filter(({ accountUuid }) => excluded.every(({ jurorUuid }) => jurorUuid !== accountUuid));
}
