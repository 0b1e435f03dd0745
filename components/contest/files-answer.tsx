'use client';

import { useRef, useState, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup } from '@/components/form/form-layout';
import { Button, IconButton } from '@/components/ui/button';
import { addFiles } from '@/lib/contest/add-files';
import { mostFiles, mostMegabytes, takenTypes } from '@/lib/contest/files-fault';
import type { FormField } from '@/lib/contracts/contest-form';
import { formatBytes } from '@/lib/format/bytes';
import type { ApplicationValues, FormFile } from './application-values';
import styles from './files-answer.module.css';

/** Files that answer a question: they are chosen here, and sent with the application. */
export function FilesAnswer({ field: asked }: { field: FormField }) {
  const { field, fieldState } = useController<ApplicationValues>({ name: asked.name });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const files = (Array.isArray(field.value) ? field.value : []) as readonly FormFile[];
  /** What could not be taken. The form's own check would forget it at the next change. */
  const [faults, setFaults] = useState<readonly string[]>([]);
  const most = mostFiles(asked);

  const add = (chosen: readonly File[]) => {
    const added = addFiles(asked, files, chosen);
    setFaults(added.faults);
    field.onChange(added.files);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file may be chosen again after it was removed.
    event.target.value = '';
    add(chosen);
  };
  const remove = (gone: FormFile) => {
    setFaults([]);
    field.onChange(files.filter((file) => file !== gone));
    button.current?.focus();
  };

  const error = faults.length > 0 ? faults.join('\n') : fieldState.error?.message;
  return (
    <FieldGroup label={asked.label} isRequired={asked.required} error={error}>
      {(messageId) => (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and screen readers have the button
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            add([...event.dataTransfer.files]);
          }}
        >
          <p id={`${messageId}-hint`} className="t-cap pre">
            {[asked.help, rulesOf(asked)].filter(Boolean).join('\n')}
          </p>
          {files.length === 0 ? null : (
            <ul className={styles.list} aria-label={`${asked.label} 파일`}>
              {files.map((file, index) => (
                <li key={`${file.id ?? 'new'} ${index}`} className={styles.item}>
                  <span className={styles.name}>{file.name}</span>
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
          <Button
            ref={button}
            look="quiet"
            small
            aria-describedby={`${messageId}-hint ${messageId}`}
            data-invalid={error === undefined ? undefined : ''}
            onClick={() => input.current?.click()}
          >
            파일 고르기<span className="vh">: {asked.label}</span>
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple={most > 1}
            accept={takenTypes(asked)
              .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
              .join(',')}
            aria-label={`${asked.label} 파일`}
            onChange={change}
          />
          <p className="t-cap num" role="status">
            {files.length === 0 ? '' : `${files.length}개 / ${most}개`}
          </p>
        </div>
      )}
    </FieldGroup>
  );
}

/** What may be sent, in words. */
function rulesOf(asked: FormField): string {
  const endings = takenTypes(asked).map(({ endings: [ending] }) => ending.toUpperCase());
  const count = mostFiles(asked) === 1 ? '파일 하나' : `파일 ${mostFiles(asked)}개까지`;
  return `${endings.join(', ')} ${count}, 파일마다 ${mostMegabytes(asked)}MB까지 올릴 수 있어요.`;
}
