'use client';

import { useId, useRef, type ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { askConfirm } from '@/components/ui/alert-store';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import fieldStyles from '@/components/ui/field.module.css';
import * as signupMessages from '@/lib/messages/signup';
import { DOCUMENT_TYPE_LABELS } from '@/lib/options';
import { DOCUMENT_ACCEPT, documentsFault } from './document-check';
import styles from './document-fields.module.css';
import { DocumentList, type ChosenDocument, type DocumentKind } from './document-list';
import { partOf, type FieldProps } from './field-form';

/** What a form with an artist's documents holds for them. */
export interface DocumentValues {
  documents: ChosenDocument[];
}

const KINDS = Object.entries(DOCUMENT_TYPE_LABELS) as [DocumentKind, string][];

/** An artist's activity documents: three buttons, one list. */
export function DocumentFields<Values extends DocumentValues, Output>(props: FieldProps<Values, Output>) {
  const form = partOf<DocumentValues, Values, Output>(props.form);
  const id = useId();
  const documents = useWatch({ control: form.control, name: 'documents' });
  const input = useRef<HTMLInputElement>(null);
  const kind = useRef<DocumentKind>('CERTIFICATE');
  const first = useRef<HTMLButtonElement>(null);
  const error = form.errorOf('documents');

  const open = (wanted: DocumentKind) => {
    kind.current = wanted;
    input.current?.click();
  };
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file may be chosen again after it was removed.
    event.target.value = '';
    const added = chosen.filter((file) => !documents.some((known) => isSame(known.file, file)));
    if (added.length === 0) return;
    const files = documents.map(({ file }) => file);
    const fault = documentsFault(files, added);
    if (fault !== null) return form.setError('documents', { message: fault });
    const entries = added.map((file): ChosenDocument => ({
      id: newId(),
      kind: kind.current,
      file,
    }));
    form.clearErrors('documents');
    form.setValue('documents', [...documents, ...entries], { shouldDirty: true });
  };
  const remove = async (document: ChosenDocument) => {
    const isSure = await askConfirm(signupMessages.documentRemove, {
      text: document.file.name,
      confirmLabel: '삭제',
      isDestructive: true,
    });
    if (!isSure) return;
    const left = form.getValues('documents').filter((other) => other.id !== document.id);
    form.clearErrors('documents');
    form.setValue('documents', left, { shouldDirty: true });
    first.current?.focus();
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.documents}>
      <div>
        <p id={`${id}-label`} className={`${styles.label} ${fieldStyles.required}`}>
          활동 자료
        </p>
        <p id={`${id}-hint`} className="t-cap pre">
          아티스트 활동을 확인할 수 있는 자료를 한 가지 이상 올려 주세요. PNG, JPG, JPEG, PDF 파일을 8개까지,
          모두 합해 100MB까지 올릴 수 있어요.
        </p>
      </div>
      <div className={styles.buttons}>
        {KINDS.map(([value, label], index) => (
          <Button
            key={value}
            ref={index === 0 ? first : undefined}
            look="quiet"
            small
            aria-describedby={`${id}-hint ${id}-message`}
            data-invalid={error === undefined ? undefined : ''}
            onClick={() => open(value)}
          >
            {label}
            <span className="vh"> 올리기</span>
          </Button>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={DOCUMENT_ACCEPT}
        aria-label="활동 자료 파일"
        onChange={add}
      />
      <DocumentList documents={documents} onRemove={(document) => void remove(document)} />
      <FieldError id={`${id}-message`}>{error}</FieldError>
    </div>
  );
}

let made = 0;

/** Tells the entries of a page apart. */
function newId(): string {
  made += 1;
  return `document-${made}`;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
