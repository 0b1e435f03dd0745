import { useState } from 'react';
import { useSending } from '@/components/form/use-sending';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import { ProgressBar } from '@/components/ui/progress-bar';
import { uploadApi } from '@/lib/browser/upload-api';
import type { AdminInquiry } from '@/lib/contracts/admin/inquiry';
import { formatMoment } from '@/lib/format/moment';
import * as adminLimits from '@/lib/limits/admin';
import { Part } from '@/components/admin/parts/facts';
import { TemplatedText } from '@/components/admin/parts/templated-text';
import { useAction } from '@/components/admin/parts/use-action';
import { draftAfter, draftBeside, draftOf, isBehind, keptFiles, type AnswerDraft } from './answer-draft';
import { AnswerFiles } from './answer-files';
import styles from './inquiry-show.module.css';
import { OtherAnswer } from './other-answer';

/** The answer, with its files: written once, and changed where it has to be. Each save is mailed. */
export function AnswerForm({ inquiry }: { inquiry: AdminInquiry }) {
  const { uuid, answeredAt, answeredBy } = inquiry;
  const [kept, setDraft] = useState(() => draftOf(inquiry));
  const draft = draftBeside(kept, inquiry);
  const change = (changed: Partial<AnswerDraft>) => setDraft({ ...draft, ...changed });
  const isOvertaken = isBehind(draft, inquiry);
  const sending = useSending();
  const saving = useAction({
    resources: ['inquiries', 'audit', 'today'],
    done: '답변을 저장하고 메일을 보냈습니다.',
  });

  const save = () =>
    saving.run(async () => {
      const saved = await sending.send((options) =>
        uploadApi('put', '/v1/admin/inquiries/{uuid}/answer', {
          params: { uuid },
          reqDto: {
            answer: draft.text,
            version: draft.begun.version,
            keptFileUuids: keptFiles(draft).map((file) => file.uuid),
          },
          files: draft.added.map((file) => ({ field: 'files', file, name: file.name })),
          ...options,
        }),
      );
      setDraft(draftOf(saved));
    });

  return (
    <Part title="답변">
      {answeredAt === null ? null : (
        <p className="t-cap muted">
          {formatMoment(new Date(answeredAt))} {answeredBy} · {inquiry.isRead ? '읽음' : '아직 읽지 않음'}
        </p>
      )}
      {isOvertaken ? (
        <OtherAnswer
          inquiry={inquiry}
          onKeepOwn={() => setDraft(draftAfter(draft, inquiry))}
          onTakeOther={() => setDraft(draftOf(inquiry))}
        />
      ) : null}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TemplatedText
          use="INQUIRY_ANSWER"
          label="답변 내용"
          value={draft.text}
          onChange={(text) => change({ text })}
          maxCharacters={adminLimits.answerMax}
          error={saving.faults.answer}
        />
        <AnswerFiles draft={draft} onChange={change} isBusy={saving.isBusy} />
        <FormAlert>{saving.faults.files ?? null}</FormAlert>
        {sending.progress === null ? null : (
          <>
            <ProgressBar label="답변 보내는 중" share={sending.progress} />
            <Button small look="quiet" onClick={sending.cancel}>
              취소
            </Button>
          </>
        )}
        <div className={styles.tools}>
          <Button
            type="submit"
            small
            look="primary"
            disabled={saving.isBusy || isOvertaken}
            aria-busy={saving.isBusy}
          >
            {answeredAt === null ? '답변 보내기' : '고쳐서 다시 보내기'}
          </Button>
        </div>
      </form>
    </Part>
  );
}
