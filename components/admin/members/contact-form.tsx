import * as adminMessages from '@/lib/messages/admin';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useNotify } from 'react-admin';
import { Part } from '@/components/admin/parts/facts';
import { FormBackGuard } from '@/components/admin/parts/form-back-guard';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { FormAlert } from '@/components/ui/field/form-alert';
import { reportFailure } from '@/components/shell/report-failure';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { contactUpdateSchema, type Member, type OpenedMember } from '@/lib/contracts/admin/member';
import styles from '@/components/admin/parts/stack.module.css';
import { SendButton } from '@/components/ui/action/send-button';
import { ContactFields } from './contact-fields';
import { MEMBER_RESOURCES } from './member-resources';

interface ContactFormProps {
  member: Member;
  opened: OpenedMember;
  onSaved: () => void;
}

const PARTS = partsOfFields<z.input<typeof contactUpdateSchema>>({
  name: { label: '이름' },
  email: { label: '이메일' },
  phoneNum: { label: '휴대폰 번호' },
  version: { label: null },
});

const valuesOf = ({ name, email, phoneNum }: OpenedMember, { version }: Pick<Member, 'version'>) => ({
  name,
  email: email ?? '',
  phoneNum: phoneNum ?? '',
  version,
});

/** Name and contact of a person of an organization, who can't change them. */
export function ContactForm({ member, opened, onSaved }: ContactFormProps) {
  const { uuid } = member;
  const params = { uuid };
  const client = useQueryClient();
  const notify = useNotify();
  const [begun, setBegun] = useState(() => valuesOf(opened, member));
  const form = useContractForm({
    leaving: 'ASKED',
    schema: contactUpdateSchema,
    defaultValues: begun,
    onSubmit: async (body) => {
      await callApi('put', '/v1/admin/members/{uuid}/contact', {
        params,
        body: { ...body, phoneNum: body.phoneNum ?? '' },
      });
      await Promise.all(MEMBER_RESOURCES.map((name) => client.invalidateQueries({ queryKey: [name] })));
      notify('연락처를 저장했습니다.');
      onSaved();
    },
    onFailure: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'CONTENT_STALE') void catchUp();
      return false;
    },
  });
  const conflict = useConflict(formValues(form), PARTS);
  const hasUnsaved = form.hasUnsaved || conflict.isWaiting;
  useUnsavedGuard(hasUnsaved);

  /** Opens what another operator saved first. The audit log has it, as it has the first opening. */
  async function catchUp() {
    try {
      const latest = await callApi('get', '/v1/admin/members/{uuid}', { params });
      const saved = valuesOf(
        await callApi('post', '/v1/admin/members/{uuid}/open', {
          params,
          body: { reason: adminMessages.contactCompared },
        }),
        latest,
      );
      conflict.begin({ base: begun, latest: saved });
      setBegun(saved);
    } catch (failure) {
      void reportFailure(failure);
    }
  }

  return (
    <Part title="연락처">
      <ConflictNote conflict={conflict} />
      <ContractForm form={form} className={styles.stack}>
        <FormBackGuard hasUnsaved={hasUnsaved} isSending={form.isSending} />
        <SentFields isSending={form.isSending}>
          <ContactFields />
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
        <SendButton look="primary" isSending={form.isSending}>
          저장
        </SendButton>
      </ContractForm>
    </Part>
  );
}
