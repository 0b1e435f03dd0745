'use client';

import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Select } from '@/components/ui/field/select';
import { callApi } from '@/lib/browser/call-api';
import { jurorAddSchema, type JurorCandidate } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import styles from './jury-page.module.css';

interface AddJurorProps {
  contestUuid: string;
  candidates: readonly JurorCandidate[];
  onChanged: () => void;
}

/** Puts a reviewer of the organization on the panel. */
export function AddJuror({ contestUuid, candidates, onChanged }: AddJurorProps) {
  const hasNone = candidates.length === 0;
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: jurorAddSchema,
    defaultValues: { accountUuid: '' },
    onSubmit: async (body) => {
      await callApi('post', '/v1/organizations/contests/{uuid}/jurors', {
        params: { uuid: contestUuid },
        body,
      });
      const name = candidates.find(({ accountUuid }) => accountUuid === body.accountUuid)?.name ?? '';
      form.reset();
      showToast(juryMessages.jurorAdded(name));
      onChanged();
    },
  });
  return (
    <ContractForm form={form} className={styles.form} aria-label="심사위원 넣기">
      <SentFields isSending={form.isSending}>
        <Select
          label="단체의 심사위원"
          hint={hasNone ? juryMessages.noCandidates : undefined}
          options={[
            { value: '', label: hasNone ? '넣을 심사위원이 없음' : '고르기' },
            ...candidates.map(({ accountUuid, accountId, name }) => ({
              value: accountUuid,
              label: `${name} (${accountId})`,
            })),
          ]}
          error={form.errorOf('accountUuid')}
          {...form.register('accountUuid')}
        />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <div className={styles.end}>
        <p className="t-cap pre">{juryMessages.addHint}</p>
        <SendButton small isSending={form.isSending} aria-disabled={hasNone}>
          심사단에 넣기
        </SendButton>
      </div>
    </ContractForm>
  );
}
