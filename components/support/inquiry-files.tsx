'use client';

import { useRef, type ChangeEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldGroup } from '@/components/form/form-layout';
import { Button, IconButton } from '@/components/ui/button';
import { formatBytes } from '@/lib/format/bytes';
import * as supportLimits from '@/lib/limits/support';
import * as supportMessages from '@/lib/messages/support';
import styles from './inquiry-form.module.css';
import type { InquiryValues } from './inquiry-schema';
import { sortInquiryFiles } from './sort-inquiry-files';

/** The modal takes documents too; the page takes images only (S-16, S-17). */
export type FilesTaken = 'files' | 'images';

const WORDS = {
  files: {
    hint: 'JPG, PNG, WEBP, PDF',
    accept: '.jpg,.jpeg,.png,.webp,.pdf',
    refused: supportMessages.fileType,
  },
  images: { hint: 'JPG, PNG, WEBP', accept: '.jpg,.jpeg,.png,.webp', refused: supportMessages.imageType },
} as const;

/** The files of an inquiry, which are told apart by what they begin with when they are chosen. */
export function InquiryFiles({ takes }: { takes: FilesTaken }) {
  const { setError, clearErrors } = useFormContext<InquiryValues>();
  const { field, fieldState } = useController<InquiryValues, 'files'>({ name: 'files' });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { hint, accept, refused } = WORDS[takes];

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file may be chosen again after it was removed.
    event.target.value = '';
    const { taken, fault } = await sortInquiryFiles(field.value, chosen, { takes, refused });
    clearErrors('files');
    field.onChange([...field.value, ...taken]);
    if (fault !== null) setError('files', { message: fault });
  };
  const remove = (file: File) => {
    clearErrors('files');
    field.onChange(field.value.filter((each) => each !== file));
    button.current?.focus();
  };

  return (
    <FieldGroup label="첨부 파일" isRequired={false} error={fieldState.error?.message}>
      {(messageId) => (
        <>
          <div className={styles.choose}>
            <Button
              ref={button}
              look="quiet"
              small
              aria-describedby={`${messageId}-hint ${messageId}`}
              data-invalid={fieldState.invalid ? '' : undefined}
              onClick={() => input.current?.click()}
            >
              파일 고르기
            </Button>
            <p id={`${messageId}-hint`} className="t-cap">
              {hint} · {supportLimits.filesMax}개까지, 하나에 {supportLimits.fileMb}MB
            </p>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accept}
            aria-label="첨부 파일"
            onChange={(event) => void add(event)}
          />
          {field.value.length === 0 ? null : (
            <ul className={styles.files} aria-label="보낼 파일">
              {field.value.map((file) => (
                <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
                  <span className={`t-small ${styles.fileName}`}>{file.name}</span>
                  <span className="t-cap num">{formatBytes(file.size)}</span>
                  <IconButton
                    icon="close"
                    size={16}
                    label={`${file.name} 빼기`}
                    onClick={() => remove(file)}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FieldGroup>
  );
}
