import { FormBackGuard } from '@/components/admin/parts/form-back-guard';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextField } from '@/components/ui/field/text-field';
import { callApi } from '@/lib/browser/call-api';
import { personTakeInSchema, type AdminOrganization } from '@/lib/contracts/admin/organization';
import styles from '@/components/admin/parts/stack.module.css';
import { SendButton } from '@/components/ui/action/send-button';
import { RoleField } from './role-field';
import { useOrganizationForm } from './use-organization-form';

/** The form for an existing account. `onDone` runs after the account was added. */
export const useJoinForm = ({ uuid, version }: AdminOrganization, onDone: () => void) =>
  useOrganizationForm({
    schema: personTakeInSchema,
    defaultValues: { accountId: '', role: 'REVIEWER' },
    send: (person) =>
      callApi('put', '/v1/admin/organizations/{uuid}/people', {
        params: { uuid },
        body: { ...person, version },
      }),
    done: '단체에 더했습니다.',
    onDone,
  });

/** Adds the owner of an organization account that belongs to no organization at present. */
export function JoinForm({ form }: { form: ReturnType<typeof useJoinForm> }) {
  return (
    <ContractForm form={form} className={styles.stack}>
      <FormBackGuard hasUnsaved={form.hasUnsaved} isSending={form.isSending} />
      <SentFields isSending={form.isSending}>
        <TextField
          label="아이디"
          required
          autoComplete="off"
          hint="어느 단체에도 속하지 않은 단체 계정의 아이디입니다."
          error={form.errorOf('accountId')}
          {...form.register('accountId')}
        />
        <RoleField />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <SendButton look="primary" isSending={form.isSending}>
        더하기
      </SendButton>
    </ContractForm>
  );
}
