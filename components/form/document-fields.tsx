'use client';

import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import type { JudgedFile } from '@/lib/browser/judge-file';
import { documentTypeSchema, type DocumentType } from '@/lib/contracts/signup';
import * as signupMessages from '@/lib/messages/signup';
import { DOCUMENT_TYPE_LABELS } from '@/lib/options/signup';
import styles from './document-fields.module.css';
import { DocumentList } from './document-list';
import { FileNotes } from './file-notes';
import type { ChosenDocument } from './form-checks';
import { FieldGroup } from './form-layout';
import { DOCUMENTS, sortDocuments } from './sort-documents';

interface DocumentValues {
  files: ChosenDocument[];
}

/** An artist's activity documents: three buttons, one list. */
export function DocumentFields() {
  const { setError, clearErrors, setValue, getValues } = useFormContext<DocumentValues>();
  const { field, fieldState } = useController<DocumentValues, 'files'>({ name: 'files' });
  const input = useRef<HTMLInputElement>(null);
  const type = useRef<DocumentType>('CERTIFICATE');
  const first = useRef<HTMLButtonElement>(null);

  const open = (wanted: DocumentType) => {
    type.current = wanted;
    input.current?.click();
  };
  const put = (files: ChosenDocument[]) => {
    clearErrors('files');
    setValue('files', files, { shouldDirty: true });
  };
  const add = (chosen: readonly JudgedFile[]) => {
    const present = getValues('files');
    const added = chosen.filter(({ file }) => !present.some((known) => isSame(known.file, file)));
    if (added.length === 0) return;
    const { taken, refusals } = sortDocuments(
      present.map(({ file }) => file),
      added,
    );
    put([...present, ...taken.map((file) => ({ id: newId(), type: type.current, file }))]);
    if (refusals.length > 0) setError('files', { message: refusals.join('\n') });
  };
  const remove = async (document: ChosenDocument) => {
    const isSure = await askConfirm(signupMessages.documentRemove, {
      text: document.file.name,
      confirmLabel: '삭제',
      isDestructive: true,
    });
    if (!isSure) return;
    put(getValues('files').filter(({ id }) => id !== document.id));
    first.current?.focus();
  };

  return (
    <FieldGroup label="활동 자료" error={fieldState.error?.message}>
      {(messageId) => (
        <>
          <p id={`${messageId}-hint`} className="t-cap pre">
            아티스트 활동을 확인할 수 있는 자료를 한 가지 이상 올려 주세요. PNG, JPG, JPEG, PDF 파일을
            8개까지, 모두 합해 100MB까지 올릴 수 있어요.
          </p>
          <div className={styles.buttons}>
            {documentTypeSchema.options.map((value, index) => (
              <Button
                key={value}
                ref={index === 0 ? first : undefined}
                look="quiet"
                small
                aria-describedby={`${messageId}-hint ${messageId}`}
                data-invalid={fieldState.invalid ? '' : undefined}
                onClick={() => open(value)}
              >
                {DOCUMENT_TYPE_LABELS[value]}
                <span className="vh"> 올리기</span>
              </Button>
            ))}
          </div>
          <FileInput ref={input} hidden multiple aria-label="활동 자료 파일" rule={DOCUMENTS} onFiles={add} />
          <DocumentList documents={field.value} onRemove={(document) => void remove(document)} />
          <FileNotes files={field.value.map(({ file }) => file)} />
        </>
      )}
    </FieldGroup>
  );
}

let made = 0;

/** An id that tells the entries of a page apart. */
function newId(): string {
  made += 1;
  return `document-${made}`;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
