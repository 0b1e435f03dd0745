'use client';

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractForm } from '@/components/form/contract-form';
import { useContractForm } from '@/components/form/use-contract-form';
import { askConfirm, showAlert } from '@/components/ui/alert-store';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { callApi } from '@/lib/browser/call-api';
import { announcementFormSchema, type AnnouncementForm } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';
import styles from './announce-dialog.module.css';
import { MailFields } from './mail-fields';
import { MAIL_TEMPLATES } from './mail-templates';

interface AnnounceDialogProps {
  contest: OrganizationContest;
  /** Somebody of the list, as whom the mails are shown. */
  sample: { name: string; receipt: string };
  onAnnounced: () => void;
  onClose: () => void;
}

/** Tells the applicants the decisions by mail. Sent again, it tells those whose decision is another by then. */
export function AnnounceDialog({ contest, sample, onAnnounced, onClose }: AnnounceDialogProps) {
  const formId = useId();
  const { uuid, title, counts, announcedAt } = contest;
  const undecided = counts.PENDING + counts.REVIEWING;
  const form = useContractForm<AnnouncementForm, AnnouncementForm>({
    schema: announcementFormSchema,
    defaultValues: { ...MAIL_TEMPLATES, rejectsUndecided: false },
    onSubmit: async (body) => {
      const rejected = counts.REJECTED + (body.rejectsUndecided ? undecided : 0);
      const isSure = await askConfirm(contestMessages.announce(counts.SELECTED, rejected), {
        text: contestMessages.announceHint,
        confirmLabel: '메일 보내기',
      });
      if (!isSure) return;
      const told = await callApi('post', '/v1/organizations/contests/{uuid}/announcement', {
        params: { uuid },
        body,
      });
      onAnnounced();
      onClose();
      await showAlert(contestMessages.announced(told.selected, told.rejected));
    },
  });
  const [selected, rejected] = useWatch({ control: form.control, name: ['selected', 'rejected'] });
  const to = { ...sample, contest: title };
  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      width={1040}
      title="결과 발표"
      onClose={onClose}
      footer={
        <>
          <Button small onClick={onClose}>
            취소
          </Button>
          <Button
            small
            look="primary"
            type="submit"
            form={formId}
            aria-disabled={form.isSending}
            aria-busy={form.isSending}
          >
            {form.isSending ? '보내는 중' : '발표하기'}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={formId} className={styles.form} aria-label="결과 메일">
        <p className="t-small muted pre">
          {announcedAt === null ? contestMessages.announceLead : contestMessages.announceAgainLead} 메일의{' '}
          {'{이름}'}, {'{공모전}'}, {'{접수번호}'}는 받는 사람에 맞게 바뀌어요.
        </p>
        <MailFields
          legend={`선정 ${counts.SELECTED}명에게`}
          register={(part) => form.register(`selected.${part}`)}
          errorOf={(part) => form.errorOf(`selected.${part}`)}
          mail={selected}
          to={to}
        />
        <MailFields
          legend={`미선정 ${counts.REJECTED}명에게`}
          register={(part) => form.register(`rejected.${part}`)}
          errorOf={(part) => form.errorOf(`rejected.${part}`)}
          mail={rejected}
          to={to}
        />
        {undecided === 0 ? null : (
          <Checkbox {...form.register('rejectsUndecided')}>
            아직 결정하지 않은 {undecided}명에게도 미선정으로 알리기
          </Checkbox>
        )}
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}
