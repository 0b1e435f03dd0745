'use client';

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { showToast } from '@/components/ui/dialog/toast-store';
import { CheckboxGroup } from '@/components/ui/field/checkbox-group';
import { FormAlert } from '@/components/ui/field/form-alert';
import { callApi } from '@/lib/browser/call-api';
import { formatCount } from '@/lib/format/count';
import * as assignmentMessages from '@/lib/messages/contest-assignment';
import * as juryMessages from '@/lib/messages/contest-jury';
import { DialogJurors, useJurorChoice } from './dialog-jurors';
import { isOfRound } from './juror-state';
import styles from './jury-page.module.css';

interface AssignDialogProps {
  contestUuid: string;
  round: number;
  applicantIds: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const formSchema = z.object({ jurorUuids: z.array(z.uuid()).min(1, juryMessages.jurorRequired) });

/** Asks an owner which jurors review the selected applicants, and assigns them. */
export function AssignDialog({ contestUuid, round, applicantIds, onDone, onClose }: AssignDialogProps) {
  const formId = useId();
  const choice = useJurorChoice(contestUuid, ({ jurors }) =>
    jurors.filter((juror) => isOfRound(juror, round)),
  );
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: formSchema,
    defaultValues: { jurorUuids: [] },
    onSubmit: async ({ jurorUuids }) => {
      const { applicants } = await callApi('put', '/v1/organizations/contests/{uuid}/assignments', {
        params: { uuid: contestUuid },
        body: { mode: 'HAND', round, applicantIds: [...applicantIds], jurorUuids },
      });
      showToast(assignmentMessages.assigned(applicants));
      onClose();
      onDone();
      if (applicants < applicantIds.length)
        await showAlert(assignmentMessages.notAssigned(applicantIds.length - applicants));
    },
  });
  const chosen = useWatch({ control: form.control, name: 'jurorUuids' });
  return (
    <Dialog
      isOpen
      title={`지원자 ${formatCount(applicantIds.length)}명의 심사위원`}
      isSending={form.isSending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <SendButton small form={formId} isSending={form.isSending} aria-disabled={!choice.jurors?.length}>
            배정하기
          </SendButton>
        </>
      }
    >
      <DialogJurors choice={choice} empty={assignmentMessages.noPanel}>
        {(jurors, { assignment }) => (
          <ContractForm form={form} id={formId} className={styles.form} aria-label="심사위원 배정">
            <SentFields isSending={form.isSending}>
              <CheckboxGroup
                legend="심사위원"
                required
                options={Object.fromEntries(
                  jurors.map(({ accountUuid, name, assigned }): [string, string] => [
                    accountUuid,
                    `${name} · 지금 ${formatCount(assigned)}명`,
                  ]),
                )}
                chosen={chosen}
                error={form.errorOf('jurorUuids')}
                onChange={(next) =>
                  form.setValue('jurorUuids', next, { shouldValidate: form.formState.isSubmitted })
                }
              />
            </SentFields>
            <p className="t-cap pre">
              {assignmentMessages.assignLead}
              {assignment.mode === 'ALL' ? ` ${assignmentMessages.assignFirst}` : null}
            </p>
            <FormAlert>{form.alert}</FormAlert>
          </ContractForm>
        )}
      </DialogJurors>
    </Dialog>
  );
}
