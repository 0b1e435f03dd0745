import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Part } from '@/components/admin/parts/facts';
import { ContractForm } from '@/components/form/contract-form';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { callApi } from '@/lib/browser/call-api';
import { contactUpdateSchema, type Member, type OpenedMember } from '@/lib/contracts/admin/member';
import styles from '@/components/admin/parts/stack.module.css';
import { ContactFields } from './contact-fields';
import { MEMBER_RESOURCES } from './member-resources';

interface ContactFormProps {
  member: Member;
  opened: OpenedMember;
  onSaved: () => void;
}

/** Name and contact of somebody of an organization, who can't change them. */
export function ContactForm({ member: { uuid, version }, opened, onSaved }: ContactFormProps) {
  const client = useQueryClient();
  const notify = useNotify();
  const { name, email, phoneNum } = opened;
  const form = useContractForm({
    schema: contactUpdateSchema,
    defaultValues: { name, email: email ?? '', phoneNum: phoneNum ?? '', version },
    onSubmit: async (body) => {
      await callApi('put', '/v1/admin/members/{uuid}/contact', {
        params: { uuid },
        body: { ...body, phoneNum: body.phoneNum ?? '' },
      });
      await Promise.all(MEMBER_RESOURCES.map((name) => client.invalidateQueries({ queryKey: [name] })));
      notify('연락처를 저장했습니다.');
      onSaved();
    },
  });
  return (
    <Part title="연락처">
      <ContractForm form={form} className={styles.stack}>
        <ContactFields />
        <FormAlert>{form.alert}</FormAlert>
        <Button type="submit" look="primary" aria-disabled={form.isSending}>
          저장
        </Button>
      </ContractForm>
    </Part>
  );
}
