'use client';

import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractForm } from '@/components/form/contract-form';
import { FormActions } from '@/components/form/form-layout';
import { KeptNote } from '@/components/form/kept-note';
import { SentFields } from '@/components/form/sent-fields';
import { MailFields } from '@/components/organization/applicants/round/mail-fields';
import { SendButton } from '@/components/ui/action/send-button';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Select } from '@/components/ui/field/select';
import { DECISION_WORDS } from '@/lib/contest/decision-mail';
import { DRAFT_WORDS } from '@/lib/contest/message-mail';
import type { MessageAudience } from '@/lib/contracts/contest-message';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { placeholderList } from '@/lib/format/placeholders';
import * as contestMessages from '@/lib/messages/contest';
import * as messageMessages from '@/lib/messages/contest-message';
import { AudienceField } from './audience-field';
import { MessagePreview } from './message-preview';
import { templateOf, templatesFor } from './message-templates';
import styles from './messages-page.module.css';
import { useMessageForm } from './use-message-form';

interface MessageFormProps {
  accountId: string;
  contest: OrganizationContest;
  applicantId: string | null;
  /** Whom the contest may be written to now. */
  audiences: readonly MessageAudience[];
}

/** A new message: to whom, its texts, and how its mail will look. */
export function MessageForm({ accountId, contest, applicantId, audiences }: MessageFormProps) {
  const { form, kept, recipients } = useMessageForm({
    ...{ accountId, applicantId, audiences, contestUuid: contest.uuid },
  });
  const [template, setTemplate] = useState('');
  const { control, register, errorOf, getValues, setValue, isSending } = form;
  const { audience, subject, text } = useWatch({ control });
  const chosen = audience ?? 'SENT';
  const words = chosen === 'UNFINISHED' ? DRAFT_WORDS : DECISION_WORDS;

  const fill = async (name: string) => {
    const next = templateOf(name);
    if (next === null) return setTemplate('');
    const typed = getValues();
    const isOwn =
      templateOf(template)?.subject !== typed.subject || templateOf(template)?.text !== typed.text;
    if (isOwn && `${typed.subject}${typed.text}`.trim() !== '') {
      const isSure = await askConfirm(messageMessages.replaceByTemplate, {
        text: messageMessages.replaceByTemplateHint,
        confirmLabel: '바꾸기',
      });
      if (!isSure) return;
    }
    setTemplate(name);
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    setValue('subject', next.subject, options);
    setValue('text', next.text, options);
  };

  return (
    <ContractForm form={form} className={styles.form} aria-label="메시지">
      <p className="t-small muted pre">{messageMessages.lead}</p>
      <KeptNote kept={kept} />
      <SentFields isSending={isSending} className={styles.fields}>
        <AudienceField
          contest={contest}
          audiences={audiences}
          recipients={recipients}
          chosen={chosen}
          error={errorOf('audience') ?? errorOf('applicantId')}
          onChoose={(next) => {
            setTemplate('');
            setValue('audience', next, { shouldValidate: form.formState.isSubmitted });
          }}
        />
        <Select
          label="서식"
          value={template}
          options={[{ value: '', label: '서식을 고르지 않음' }, ...templatesFor(chosen)]}
          onChange={({ target }) => void fill(target.value)}
        />
        <MailFields register={register} errorOf={errorOf} text={text ?? ''} />
        <p className="t-cap pre">{contestMessages.mailWords(placeholderList(words))}</p>
        <p className="t-small pre">{messageMessages.noAdvertising}</p>
        <MessagePreview
          {...{ contest, recipients, audience: chosen }}
          mail={{ subject: subject ?? '', text: text ?? '' }}
        />
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <FormActions>
        <SendButton look="primary" isSending={isSending} sendingLabel="보내는 중">
          보내기
        </SendButton>
      </FormActions>
    </ContractForm>
  );
}
