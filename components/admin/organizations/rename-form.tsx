import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import { FormBackGuard } from '@/components/admin/parts/form-back-guard';
import { MEMBER_RESOURCES } from '@/components/admin/members/member-resources';
import styles from '@/components/admin/parts/stack.module.css';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { reportFailure } from '@/components/shell/report-failure';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { TextField } from '@/components/ui/field/text-field';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { organizationUpdateSchema, type AdminOrganization } from '@/lib/contracts/admin/organization';

const PARTS = partsOfFields<z.input<typeof organizationUpdateSchema>>({
  name: { label: '단체 이름' },
  version: { label: null },
});

const valuesOf = ({ name, version }: AdminOrganization) => ({ name, version });

/** The organization's name. Where another operator saved first, both names are shown. */
export function RenameForm({ organization }: { organization: AdminOrganization }) {
  const { uuid } = organization;
  const params = { uuid };
  const client = useQueryClient();
  const notify = useNotify();
  const [begun, setBegun] = useState(() => valuesOf(organization));
  const form = useContractForm({
    leaving: 'ASKED',
    schema: organizationUpdateSchema,
    defaultValues: begun,
    onSubmit: async (body) => {
      // Adding or removing a person changes the version too, so the names are compared.
      const isBesideName = organization.name === begun.name && organization.version > begun.version;
      const version = isBesideName ? organization.version : body.version;
      const saved = valuesOf(
        await callApi('put', '/v1/admin/organizations/{uuid}', { params, body: { ...body, version } }),
      );
      form.reset(saved);
      setBegun(saved);
      conflict.clear();
      await reload();
      notify('이름을 저장했습니다.');
    },
    onFailure: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'CONTENT_STALE') void catchUp();
      return false;
    },
  });
  const conflict = useConflict(formValues(form), PARTS);
  const hasUnsaved = form.hasUnsaved || conflict.isWaiting;
  useUnsavedGuard(hasUnsaved);
  const reload = () =>
    Promise.all(MEMBER_RESOURCES.map((name) => client.invalidateQueries({ queryKey: [name] })));

  async function catchUp() {
    try {
      const latest = valuesOf(await callApi('get', '/v1/admin/organizations/{uuid}', { params }));
      conflict.begin({ base: begun, latest });
      setBegun(latest);
      await reload();
    } catch (failure) {
      void reportFailure(failure);
    }
  }

  return (
    <ContractForm form={form} className={styles.stack}>
      <FormBackGuard hasUnsaved={hasUnsaved} isSending={form.isSending} />
      <ConflictNote conflict={conflict} />
      <SentFields isSending={form.isSending}>
        <TextField
          label="단체 이름"
          required
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <SendButton small isSending={form.isSending}>
        이름 저장
      </SendButton>
    </ContractForm>
  );
}
