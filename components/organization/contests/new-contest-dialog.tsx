'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { SendButton } from '@/components/ui/action/send-button';
import { TextField } from '@/components/ui/field/text-field';
import { showToast } from '@/components/ui/dialog/toast-store';
import { callApi } from '@/lib/browser/call-api';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { FORM_TEMPLATES, templateFields, type FormTemplate } from '@/lib/contest/form-templates';
import { contestCreateSchema } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';
import * as contestPaths from '@/lib/paths/contest';
import styles from './new-contest-dialog.module.css';

interface NewContestDialogProps {
  /** The name of the organization: a contest begins with it as its organizer. */
  organizer: string;
  onClose: () => void;
}

const newContestSchema = z.object({
  title: contestCreateSchema.shape.title,
  organizer: contestCreateSchema.shape.organizer,
  template: z.enum(FORM_TEMPLATES),
});
type NewContest = z.output<typeof newContestSchema>;

const TEMPLATE_LABELS: Readonly<Record<FormTemplate, string>> = {
  NEW_ARTIST: '신진작가 공모',
  RESIDENCY: '레지던시 입주작가',
  EXHIBITION: '전시 기획 공모',
  BLANK: '빈 신청서',
};

/** Begins a contest: its name and the form that it is made from. All else is filled in on its own page. */
export function NewContestDialog({ organizer, onClose }: NewContestDialogProps) {
  const formId = useId();
  const router = useRouter();
  const form = useContractForm<NewContest, NewContest>({
    leaving: 'ASKED',
    schema: newContestSchema,
    defaultValues: { title: '', organizer, template: 'NEW_ARTIST' },
    onSubmit: async ({ template, ...names }) => {
      const { uuid } = await callApi('post', '/v1/organizations/contests', {
        body: {
          ...names,
          ...{ contestType: 'COMPETITION', description: '', opensAt: null, closesAt: null },
          ...{ isBlind: false, allowsEdits: true, fields: templateFields(template), terms: EMPTY_TERMS },
        },
      });
      showToast(contestMessages.contestMade);
      router.push(contestPaths.editContest(uuid));
    },
  });
  const template = useController({ control: form.control, name: 'template' });
  return (
    <Dialog
      isOpen
      title="새 공모"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <SendButton
            small
            look="primary"

            form={formId}
            isSending={form.isSending}
          >
            만들기
          </SendButton>
        </>
      }
    >
      <ContractForm form={form} id={formId} className={styles.form} aria-label="새 공모">
        <SentFields isSending={form.isSending}>
          <TextField
            label="제목"
            required
            autoComplete="off"
            error={form.errorOf('title')}
            {...form.register('title')}
          />
          <TextField
            label="주최"
            required
            autoComplete="off"
            error={form.errorOf('organizer')}
            {...form.register('organizer')}
          />
          <RadioGroup
            legend="신청서"
            hint="항목은 나중에 더하고 뺄 수 있어요."
            options={TEMPLATE_LABELS}
            chosen={template.field.value}
            onChoose={template.field.onChange}
          />
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}
