'use client';

import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FileNotes } from '@/components/form/file-notes';
import { FieldGroup } from '@/components/form/form-layout';
import { Button, IconButton } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import type { JudgedFile } from '@/lib/browser/judge-file';
import { formatBytes } from '@/lib/format/bytes';
import * as supportLimits from '@/lib/limits/support';
import { labelsOf } from '@/lib/media/file-kind';
import styles from './inquiry-form.module.css';
import type { InquiryValues } from './inquiry-schema';
import { INQUIRY_RULES, sortInquiryFiles, type FilesTaken } from '@/components/form/sort-inquiry-files';

const HINTS = {
  files: labelsOf(supportLimits.fileKinds),
  images: labelsOf(supportLimits.imageKinds),
} as const;

/** The files of an inquiry. Their first bytes tell their kind when they are chosen. */
export function InquiryFiles({ takes }: { takes: FilesTaken }) {
  const { setError, clearErrors, getValues } = useFormContext<InquiryValues>();
  const { field, fieldState } = useController<InquiryValues, 'files'>({ name: 'files' });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const add = (chosen: readonly JudgedFile[]) => {
    const known = getValues('files');
    const { taken, faults } = sortInquiryFiles(known, chosen);
    clearErrors('files');
    field.onChange([...known, ...taken]);
    if (faults.length > 0) setError('files', { message: faults.join('\n') });
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
              {HINTS[takes]} · {supportLimits.filesMax}개까지, 하나에 {supportLimits.fileMb}MB
            </p>
          </div>
          <FileInput
            ref={input}
            hidden
            multiple
            aria-label="첨부 파일"
            rule={INQUIRY_RULES[takes]}
            onFiles={add}
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
          <FileNotes files={field.value} />
        </>
      )}
    </FieldGroup>
  );
}
