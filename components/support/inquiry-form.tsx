'use client';

import clsx from 'clsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractForm } from '@/components/form/contract-form';
import { FieldRow } from '@/components/form/form-layout';
import { KeptNote } from '@/components/form/kept-note';
import { SendingNote } from '@/components/form/sending-note';
import { SentFields } from '@/components/form/sent-fields';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Select } from '@/components/ui/field/select';
import { SendButton } from '@/components/ui/action/send-button';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { inquiryTypeSchema } from '@/lib/contracts/support';
import * as supportLimits from '@/lib/limits/support';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import { GuestConsent } from './guest-consent';
import { InquiryFiles } from './inquiry-files';
import type { FilesTaken } from '@/components/form/sort-inquiry-files';
import styles from './inquiry-form.module.css';
import { PhoneField } from './phone-field';
import { useInquiryForm, type FormPlace } from './use-inquiry-form';
import type { Sender } from './use-sender';

interface InquiryFormProps {
  place: FormPlace;
  sender: Sender;
  takes: FilesTaken;
  onSent: () => Promise<void>;
  /** Called when the sending begins, and when it ends. */
  onSending?: (isSending: boolean) => void;
}

const TYPES = [
  { value: '', label: '카테고리 선택' },
  ...inquiryTypeSchema.options.map((value) => ({ value, label: INQUIRY_TYPE_LABELS[value] })),
];

/** An inquiry as it is written: in the modal's tabs and on its page (S-3). */
export function InquiryForm({ place, sender, takes, onSent, onSending }: InquiryFormProps) {
  const { form, kept, sending, isDirty, followType } = useInquiryForm({ place, sender, onSent });
  const isPost = place === 'post';
  useUnsavedGuard(isDirty && place === 'page');
  const { errors } = form.formState;
  const [content, isAgreed, files] = useWatch({
    control: form.control,
    name: ['content', 'privacyAgreed', 'files'],
  });
  const isSending = form.isSending || sending.progress !== null;
  useEffect(() => {
    onSending?.(isSending);
    return () => onSending?.(false);
  }, [isSending, onSending]);

  return (
    <ContractForm
      form={form}
      className={clsx(styles.form, place === 'page' && styles.page)}
      aria-label={isPost ? '콘텐츠 게시 요청' : '문의하기'}
    >
      <SentFields isSending={isSending}>
        <KeptNote kept={kept} />
        {isPost ? null : (
          <Select
            label="카테고리"
            required
            options={TYPES}
            error={errors.type?.message}
            {...form.register('type', {
              onChange: () => followType(inquiryTypeSchema.safeParse(form.getValues('type')).data ?? null),
            })}
          />
        )}
        <TextField
          label="제목"
          required
          placeholder={isPost ? '전시 제목을 적어 주세요' : undefined}
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextArea
          label="내용"
          required
          rows={isPost ? 9 : 7}
          maxLetters={supportLimits.contentMax}
          text={content}
          error={errors.content?.message}
          {...form.register('content')}
        />
        <InquiryFiles takes={takes} />
        <FieldRow>
          <TextField
            label="이메일"
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <PhoneField />
        </FieldRow>
        {sender.isGuest ? <GuestConsent /> : null}
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      {sending.progress === null ? null : (
        <SendingNote
          progress={sending.progress}
          isUpload={files.length > 0}
          label="파일을 올리고 있어요"
          checkingLabel="문의를 보내고 있어요"
          onCancel={sending.cancel}
        />
      )}
      <SendButton
        look="primary"
        wide
        isSending={isSending}
        sendingLabel="보내는 중"
        aria-disabled={sender.isGuest && !isAgreed}
      >
        보내기
      </SendButton>
    </ContractForm>
  );
}
