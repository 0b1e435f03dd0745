import { useRef, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { ProgressBar } from '@/components/ui/progress-bar';
import { uploadApi } from '@/lib/browser/upload-api';
import type { AdminInquiry } from '@/lib/contracts/admin/inquiry';
import { formatBytes } from '@/lib/format/bytes';
import { formatMoment } from '@/lib/format/moment';
import * as adminLimits from '@/lib/limits/admin';
import { Part } from '@/components/admin/parts/facts';
import { TemplatedText } from '@/components/admin/parts/templated-text';
import { useAction } from '@/components/admin/parts/use-action';
import styles from './inquiry-show.module.css';

/** The answer, with its files: written once, and changed where it has to be. Each save is mailed. */
export function AnswerForm({ inquiry }: { inquiry: AdminInquiry }) {
  const { uuid, version, answer, answeredAt, answeredBy } = inquiry;
  const [text, setText] = useState(answer ?? '');
  const [kept, setKept] = useState(inquiry.answerFiles);
  const [added, setAdded] = useState<readonly File[]>([]);
  const [share, setShare] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const saving = useAction({
    resources: ['inquiries', 'audit', 'today'],
    done: '답변을 저장하고 메일을 보냈습니다.',
  });

  const save = () =>
    saving.run(async () => {
      const own = new AbortController();
      running.current = own;
      setShare(0);
      try {
        await uploadApi('put', '/v1/admin/inquiries/{uuid}/answer', {
          params: { uuid },
          reqDto: { answer: text, version, keptFileUuids: kept.map((file) => file.uuid) },
          files: added.map((file) => ({ field: 'files', file, name: file.name })),
          signal: own.signal,
          onProgress: setShare,
        });
      } finally {
        setShare(null);
      }
    });

  return (
    <Part title="답변">
      {answeredAt === null ? null : (
        <p className="t-cap muted">
          {formatMoment(new Date(answeredAt))} {answeredBy} · {inquiry.isRead ? '읽음' : '아직 읽지 않음'}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TemplatedText
          use="INQUIRY_ANSWER"
          label="답변 내용"
          value={text}
          onChange={setText}
          maxCharacters={adminLimits.answerMax}
          error={saving.faults.answer}
        />
        <ul className={styles.files} aria-label="답변의 첨부 파일">
          {kept.map((file) => (
            <li key={file.uuid} className={styles.file}>
              {file.name} ({formatBytes(file.bytes)})
              <IconButton
                icon="close"
                size={16}
                label={`${file.name} 빼기`}
                onClick={() => setKept(kept.filter((each) => each !== file))}
              />
            </li>
          ))}
          {added.map((file, index) => (
            <li key={`${index} ${file.name}`} className={styles.file}>
              {file.name} ({formatBytes(file.size)})
              <IconButton
                icon="close"
                size={16}
                label={`${file.name} 빼기`}
                onClick={() => setAdded(added.filter((each) => each !== file))}
              />
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
            setAdded([...added, ...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <FormAlert>{saving.faults.files ?? null}</FormAlert>
        {share === null ? null : (
          <>
            <ProgressBar label="답변 보내는 중" share={share} />
            <Button small look="quiet" onClick={() => running.current?.abort()}>
              취소
            </Button>
          </>
        )}
        <div className={styles.tools}>
          <Button small onClick={() => input.current?.click()} disabled={saving.isBusy}>
            파일 붙이기
          </Button>
          <Button type="submit" small look="primary" disabled={saving.isBusy} aria-busy={saving.isBusy}>
            {answeredAt === null ? '답변 보내기' : '고쳐서 다시 보내기'}
          </Button>
        </div>
      </form>
    </Part>
  );
}
