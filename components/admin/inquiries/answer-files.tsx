import { useRef, useState } from 'react';
import { FileNotes } from '@/components/form/file-notes';
import { INQUIRY_RULES, sortInquiryFiles } from '@/components/form/sort-inquiry-files';
import { Button, IconButton } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import { FormAlert } from '@/components/ui/field/form-alert';
import * as adminLimits from '@/lib/limits/admin';
import * as adminMessages from '@/lib/messages/admin';
import { formatBytes } from '@/lib/format/bytes';
import { keptFiles, type AnswerDraft } from './answer-draft';
import styles from './inquiry-show.module.css';

interface AnswerFilesProps {
  draft: AnswerDraft;
  onChange: (changed: Partial<AnswerDraft>) => void;
}

/** The files of an answer: those that are saved, and those that go with the next save. */
export function AnswerFiles({ draft, onChange }: AnswerFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const { removed, added } = draft;
  const most = adminLimits.answerFilesMax;
  const files = [
    ...keptFiles(draft).map(({ uuid, name, bytes }) => ({
      ...{ key: uuid, name, bytes },
      remove: () => onChange({ removed: [...removed, uuid] }),
    })),
    ...added.map((file, index) => ({
      ...{ key: `${index} ${file.name}`, name: file.name, bytes: file.size },
      remove: () => onChange({ added: added.filter((each) => each !== file) }),
    })),
  ];
  return (
    <>
      <ul className={styles.files} aria-label="답변의 첨부 파일">
        {files.map(({ key, name, bytes, remove }) => (
          <li key={key} className={styles.file}>
            {name} ({formatBytes(bytes)})
            <IconButton icon="close" size={16} label={`${name} 빼기`} onClick={remove} />
          </li>
        ))}
      </ul>
      <FileInput
        ref={input}
        multiple
        className="vh"
        tabIndex={-1}
        aria-label="답변에 붙일 파일"
        rule={INQUIRY_RULES.files}
        onFiles={(chosen) => {
          const bound = {
            most: most - keptFiles(draft).length,
            tooMany: adminMessages.answerFilesTooMany(most),
          };
          const { taken, faults: found } = sortInquiryFiles(added, chosen, bound);
          setFaults(found);
          onChange({ added: [...added, ...taken] });
        }}
      />
      <Button small onClick={() => input.current?.click()}>
        파일 붙이기
      </Button>
      <FileNotes files={added} />
      <FormAlert>{faults.length === 0 ? null : faults.join('\n')}</FormAlert>
    </>
  );
}
