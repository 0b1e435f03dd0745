'use client';

import { useMemo, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FileNotes } from '@/components/form/file-notes';
import { FieldGroup } from '@/components/form/form-layout';
import { Button, IconButton } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import { contentRule, judgeFiles, type JudgedFile } from '@/lib/browser/judge-file';
import { addFiles } from '@/lib/contest/add-files';
import { mostFiles, mostMegabytes, takenKinds } from '@/lib/contest/files-fault';
import type { FormField } from '@/lib/contracts/contest-form';
import { formatBytes } from '@/lib/format/bytes';
import { labelsOf } from '@/lib/media/file-kind';
import type { ApplicationValues, FormFile } from './application-values';
import styles from './files-answer.module.css';

/** Files that answer a question: they are chosen here, and sent with the application. */
export function FilesAnswer({ field: asked }: { field: FormField }) {
  const { field, fieldState } = useController<ApplicationValues>({ name: asked.name });
  const { getValues } = useFormContext<ApplicationValues>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const files = (Array.isArray(field.value) ? field.value : []) as readonly FormFile[];
  /** What could not be taken. The form's own check would forget it at the next change. */
  const [faults, setFaults] = useState<readonly string[]>([]);
  const most = mostFiles(asked);

  const rule = useMemo(() => ruleOf(asked), [asked]);

  const add = (chosen: readonly JudgedFile[]) => {
    // Judging takes a moment, in which other files may have come.
    const held = (getValues(asked.name) ?? []) as readonly FormFile[];
    const added = addFiles(asked, held, chosen);
    setFaults(added.faults);
    field.onChange(added.files);
  };
  const remove = (gone: FormFile) => {
    setFaults([]);
    field.onChange(files.filter((file) => file !== gone));
    button.current?.focus();
  };

  const error = [...faults, fieldState.error?.message].filter(Boolean).join('\n') || undefined;
  return (
    <FieldGroup label={asked.label} isRequired={asked.required} error={error}>
      {(messageId) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and screen readers have the button
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void judgeFiles([...event.dataTransfer.files], rule).then(add);
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
          <FileNotes files={files.flatMap(({ file }) => file ?? [])} />
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
          <FileInput
            ref={input}
            hidden
            multiple={most > 1}
            aria-label={`${asked.label} 파일`}
            rule={rule}
            onFiles={add}
          />
          <p className="t-cap num" role="status">
            {files.length === 0 ? '' : `${files.length}개 / ${most}개`}
          </p>
        </div>
      )}
    </FieldGroup>
  );
}

/** The files that a field takes. */
export const ruleOf = (asked: Pick<FormField, 'accept'>) =>
  contentRule({ ...takenKinds(asked), isDecoded: true });

/** What may be sent, in words. */
function rulesOf(asked: FormField): string {
  const count = mostFiles(asked) === 1 ? '파일 하나' : `파일 ${mostFiles(asked)}개까지`;
  return `${labelsOf(takenKinds(asked).kinds)} ${count}, 파일마다 ${mostMegabytes(asked)}MB까지 올릴 수 있어요.`;
}
