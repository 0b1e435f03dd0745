'use client';

import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextField } from '@/components/ui/field/text-field';
import { callApi } from '@/lib/browser/call-api';
import { jurorInviteSchema } from '@/lib/contracts/organization-jury';
import * as passwordLinkLimits from '@/lib/limits/password-link';
import * as juryMessages from '@/lib/messages/contest-jury';
import styles from './jury-page.module.css';

interface InviteJurorProps {
  contestUuid: string;
  onChanged: () => void;
}

/** Makes an account for a new juror, who sets the password by a link in a mail. */
export function InviteJuror({ contestUuid, onChanged }: InviteJurorProps) {
  const form = useContractForm({
    leaving: 'ASKED',
    schema: jurorInviteSchema,
    defaultValues: { name: '', accountId: '', email: '', phoneNum: '' },
    onSubmit: async ({ phoneNum, ...person }) => {
      await callApi('post', '/v1/organizations/contests/{uuid}/jurors/invitations', {
        params: { uuid: contestUuid },
        body: { ...person, phoneNum },
      });
      form.reset();
      showToast(juryMessages.invited(person.name));
      onChanged();
    },
  });
  return (
    <ContractForm form={form} className={styles.form} aria-label="심사위원 초대">
      <SentFields isSending={form.isSending} className={styles.pair}>
        <TextField
          label="이름"
          required
          autoComplete="off"
          error={form.errorOf('name')}
          {...form.register('name')}
        />
        <TextField
          label="아이디"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorOf('accountId')}
          {...form.register('accountId')}
        />
        <TextField
          label="이메일"
          type="email"
          required
          autoComplete="off"
          error={form.errorOf('email')}
          {...form.register('email')}
        />
        <TextField
          label="휴대폰 번호"
          type="tel"
          autoComplete="off"
          hint="비워 둘 수 있어요."
          error={form.errorOf('phoneNum')}
          {...form.register('phoneNum')}
        />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <div className={styles.end}>
        <p className="t-cap pre">{juryMessages.invitationHint(passwordLinkLimits.invitationDays)}</p>
        <SendButton small look="primary" isSending={form.isSending}>
          초대 메일 보내기
        </SendButton>
      </div>
    </ContractForm>
  );
}
