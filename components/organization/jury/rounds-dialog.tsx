'use client';

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { callApi } from '@/lib/browser/call-api';
import { jurorRoundsSchema } from '@/lib/contracts/contest-assignment';
import type { Juror } from '@/lib/contracts/organization-jury';
import * as assignmentMessages from '@/lib/messages/contest-assignment';
import styles from './jury-page.module.css';

interface RoundsDialogProps {
  contestUuid: string;
  juror: Pick<Juror, 'accountUuid' | 'name' | 'rounds'>;
  /** The present round. */
  round: number;
  onChanged: () => void;
  onClose: () => void;
}

/** A choice of the dialog: `ALL`, or one round. Numbers alone would come first in an object. */
const choiceOf = (rounds: readonly number[] | null) =>
  rounds === null ? 'ALL' : `round-${rounds.join('-')}`;

/** Asks an owner in which round a juror reviews: in each one, or in one alone, up to the next one. */
export function RoundsDialog({ contestUuid, juror, round, onChanged, onClose }: RoundsDialogProps) {
  const formId = useId();
  const { accountUuid, name } = juror;
  const possible: (number[] | null)[] = [
    null,
    ...Array.from({ length: round + 1 }, (_, index) => [index + 1]),
  ];
  const isKnown = possible.some((rounds) => choiceOf(rounds) === choiceOf(juror.rounds));
  const choices = isKnown ? possible : [...possible, juror.rounds];
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: jurorRoundsSchema,
    defaultValues: { rounds: juror.rounds },
    onSubmit: async ({ rounds }) => {
      await callApi('put', '/v1/organizations/contests/{uuid}/jurors/{accountUuid}/rounds', {
        params: { uuid: contestUuid, accountUuid },
        body: { rounds },
      });
      showToast(assignmentMessages.roundsSaved(name));
      onClose();
      onChanged();
    },
  });
  const chosen = useWatch({ control: form.control, name: 'rounds' });
  return (
    <Dialog
      isOpen
      title={assignmentMessages.roundsTitle(name)}
      isSending={form.isSending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <SendButton small form={formId} isSending={form.isSending}>
            정하기
          </SendButton>
        </>
      }
    >
      <ContractForm form={form} id={formId} className={styles.form} aria-label="심사 차수">
        <SentFields isSending={form.isSending}>
          <RadioGroup
            legend="심사하는 차수"
            options={Object.fromEntries(
              choices.map((rounds): [string, string] => [
                choiceOf(rounds),
                rounds === null ? assignmentMessages.allRounds : assignmentMessages.onlyRounds(rounds),
              ]),
            )}
            chosen={choiceOf(chosen)}
            error={form.errorOf('rounds')}
            onChoose={(next) =>
              form.setValue('rounds', choices.find((rounds) => choiceOf(rounds) === next) ?? null)
            }
          />
        </SentFields>
        <p className="t-cap pre">{assignmentMessages.roundsLead}</p>
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}
