'use client';

import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ContractForm } from '@/components/form/contract-form';
import { KeptNote } from '@/components/form/kept-note';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { useSession } from '@/components/shell/use-session';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { DECISION_WORDS } from '@/lib/contest/decision-mail';
import { announcementFormSchema, type AnnouncementForm } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { placeholderList } from '@/lib/format/placeholders';
import * as contestMessages from '@/lib/messages/contest';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './announce-dialog.module.css';
import { MailFields } from './mail-fields';
import { MailPreview, type Decision } from './mail-preview';
import { MAIL_TEMPLATES } from './mail-templates';
import { loadAnnouncement, useAnnouncement } from './use-announcement';

const KEPT_FIELDS = ['selected.subject', 'selected.text', 'rejected.subject', 'rejected.text'] as const;
const keptSchema = z.partialRecord(z.enum(KEPT_FIELDS), z.string());

interface AnnounceDialogProps {
  contest: OrganizationContest;
  onAnnounced: () => void;
  onClose: () => void;
}

const MAILS: readonly { decision: Decision; name: 'selected' | 'rejected' }[] = [
  { decision: 'SELECTED', name: 'selected' },
  { decision: 'REJECTED', name: 'rejected' },
];

/** Tells the applicants the decisions by mail. Sent again, it tells those whose decision is another by then. */
export function AnnounceDialog({ contest, onAnnounced, onClose }: AnnounceDialogProps) {
  const formId = useId();
  const { uuid, title } = contest;
  const announcement = useAnnouncement(uuid);
  const { preview } = announcement;
  const isAgain = (preview ?? contest).announcedAt !== null;
  const form = useContractForm<AnnouncementForm, AnnouncementForm>({
    leaving: 'KEPT',
    schema: announcementFormSchema,
    defaultValues: { ...MAIL_TEMPLATES, rejectsUndecided: false },
    onFailure: (failure) => {
      // Another window has announced or decided: the page and the counts are outdated.
      if (failure instanceof ApiFailure && failure.status === 409) {
        onAnnounced();
        announcement.retry();
      }
      return false;
    },
    onSubmit: async (body) => {
      // Decisions may have changed since the dialog was opened, or were announced in another window.
      const { announcedAt, selected, rejected, undecided } = await loadAnnouncement(uuid);
      const refused = rejected.count + undecided.count;
      const obstacle =
        undecided.count > 0 && !body.rejectsUndecided
          ? contestMessages.undecided(undecided.count)
          : announcedAt !== null && selected.count + refused === 0
            ? contestMessages.nothingToTell
            : null;
      if (obstacle !== null) {
        form.setAlert(obstacle);
        // The page behind it doesn't know of an announcement by another window.
        if (announcedAt !== contest.announcedAt) onAnnounced();
        return;
      }
      if (form.isClosed()) return;
      const isSure = await askConfirm(contestMessages.announce(selected.count, refused), {
        text: contestMessages.announceHint,
        confirmLabel: '메일 보내기',
      });
      if (!isSure) return;
      const announced = await callApi('post', '/v1/organizations/contests/{uuid}/announcement', {
        params: { uuid },
        body: { ...body, confirmed: { selected: selected.count, rejected: refused } },
      });
      kept.forget();
      onAnnounced();
      onClose();
      await showAlert(contestMessages.announced(announced.selected, announced.rejected), {
        ...(announced.unreachable > 0 ? { text: contestMessages.unreachable(announced.unreachable) } : {}),
      });
    },
  });
  const kept = useKeptForm({
    form,
    name: `announcement-${uuid}`,
    owner: useSession().user?.id ?? null,
    fields: KEPT_FIELDS,
    schema: keptSchema,
  });
  const typed = useWatch({ control: form.control });
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
          <div className={styles.alert}>
            <FormAlert>{form.alert}</FormAlert>
          </div>
          <Button small onClick={onClose}>
            취소
          </Button>
          <SendButton small look="primary" form={formId} isSending={form.isSending} sendingLabel="보내는 중">
            발표하기
          </SendButton>
        </>
      }
    >
      <ContractForm form={form} id={formId} className={styles.form} aria-label="결과 메일">
        <p className="t-small muted pre">
          {isAgain ? contestMessages.announceAgainLead : contestMessages.announceLead}{' '}
          {contestMessages.mailWords(placeholderList(DECISION_WORDS))}
        </p>
        <KeptNote kept={kept} />
        <SentFields isSending={form.isSending}>
          {MAILS.map(({ decision, name }) => {
            const mail = { subject: typed[name]?.subject ?? '', text: typed[name]?.text ?? '' };
            return (
              <fieldset key={name} className={styles.mail}>
                <legend className={`t-h4 ${styles.legend}`}>
                  {APPLICANT_STATUS_LABELS[decision]}
                  {preview === null ? ' 메일' : ` ${preview[name].count}명에게`}
                </legend>
                <div className={styles.fields}>
                  <MailFields
                    register={(part) => form.register(`${name}.${part}`)}
                    errorOf={(part) => form.errorOf(`${name}.${part}`)}
                    text={mail.text}
                  />
                </div>
                <MailPreview
                  {...{ decision, mail, announcement, contest: title }}
                  rejectsUndecided={typed.rejectsUndecided === true}
                />
              </fieldset>
            );
          })}
          {preview === null || preview.undecided.count === 0 ? null : (
            <Checkbox {...form.register('rejectsUndecided')}>
              아직 결정하지 않은 {preview.undecided.count}명에게도 미선정으로 알리기
            </Checkbox>
          )}
        </SentFields>
      </ContractForm>
    </Dialog>
  );
}
