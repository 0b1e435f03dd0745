import { ContactFields } from '@/components/admin/members/contact-fields';
import { FormBackGuard } from '@/components/admin/parts/form-back-guard';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextField } from '@/components/ui/field/text-field';
import { callApi } from '@/lib/browser/call-api';
import { personInviteSchema, type AdminOrganization } from '@/lib/contracts/admin/organization';
import styles from '@/components/admin/parts/stack.module.css';
import { SendButton } from '@/components/ui/action/send-button';
import { RoleField } from './role-field';
import { useOrganizationForm } from './use-organization-form';

/** The form of an invitation. `onDone` runs after it was sent. */
export const useInviteForm = ({ uuid, version }: AdminOrganization, onDone: () => void) =>
  useOrganizationForm({
    schema: personInviteSchema,
    defaultValues: { accountId: '', name: '', email: '', phoneNum: '', role: 'REVIEWER' },
    send: ({ phoneNum, ...person }) =>
      callApi('post', '/v1/admin/organizations/{uuid}/people', {
        params: { uuid },
        body: { ...person, phoneNum: phoneNum ?? '', version },
      }),
    done: '초대 메일을 보냈습니다.',
    onDone,
  });

/** Makes an account for a new member, who gets an invitation by mail. */
export function InviteForm({ form }: { form: ReturnType<typeof useInviteForm> }) {
  return (
    <ContractForm form={form} className={styles.stack}>
      <FormBackGuard hasUnsaved={form.hasUnsaved} isSending={form.isSending} />
      <SentFields isSending={form.isSending}>
        <TextField
          label="아이디"
          required
          autoComplete="off"
          error={form.errorOf('accountId')}
          {...form.register('accountId')}
        />
        <ContactFields />
        <RoleField />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <SendButton look="primary" isSending={form.isSending}>
        초대하기
      </SendButton>
    </ContractForm>
  );
}
