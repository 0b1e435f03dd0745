import { useRef } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { formatBytes } from '@/lib/format/bytes';
import { keptFiles, type AnswerDraft } from './answer-draft';
import styles from './inquiry-show.module.css';

interface AnswerFilesProps {
  draft: AnswerDraft;
  onChange: (changed: Partial<AnswerDraft>) => void;
  isBusy: boolean;
}

/** The files of an answer: those that are saved, and those that go with the next save. */
export function AnswerFiles({ draft, onChange, isBusy }: AnswerFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { removed, added } = draft;
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
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        className="vh"
        tabIndex={-1}
        aria-label="답변에 붙일 파일"
        onChange={({ target }) => {
          onChange({ added: [...added, ...(target.files ?? [])] });
          target.value = '';
        }}
      />
      <Button small onClick={() => input.current?.click()} disabled={isBusy}>
        파일 붙이기
      </Button>
    </>
  );
}
