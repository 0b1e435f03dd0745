import { useState } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { useConflict } from '@/components/form/conflict/use-conflict';
import { KeptNote } from '@/components/form/kept-note';
import { useKeptTyping } from '@/components/form/use-kept-typing';
import { SendingNote } from '@/components/form/sending-note';
import { SentFields } from '@/components/form/sent-fields';
import { useSending } from '@/components/form/use-sending';
import { FormAlert } from '@/components/ui/field/form-alert';
import { callApi } from '@/lib/browser/call-api';
import { uploadApi } from '@/lib/browser/upload-api';
import type { AdminInquiry } from '@/lib/contracts/admin/inquiry';
import { formatMoment } from '@/lib/format/moment';
import * as adminLimits from '@/lib/limits/admin';
import { Part } from '@/components/admin/parts/facts';
import { TemplatedText } from '@/components/admin/parts/templated-text';
import { useAction } from '@/components/admin/parts/use-action';
import { useOperator } from '@/components/admin/parts/use-operator';
import { SendButton } from '@/components/ui/action/send-button';
import {
  draftBeside,
  draftOf,
  isSaved,
  KEPT_FIELDS,
  keptAnswerSchema,
  keptFiles,
  keptOf,
  type AnswerDraft,
} from './answer-draft';
import { AnswerFiles } from './answer-files';
import { ANSWER_PARTS } from './answer-parts';
import styles from './inquiry-show.module.css';

/**
 * The answer, with its files: written once, and changed where it has to be. Each save is mailed. If another operator saved
 * first, both answers are shown.
 */
export function AnswerForm({ inquiry }: { inquiry: AdminInquiry }) {
  const { uuid, answeredAt, answeredBy } = inquiry;
  const [written, setDraft] = useState(() => draftOf(inquiry));
  const draft = draftBeside(written, inquiry);
  const change = (changed: Partial<AnswerDraft>) => setDraft({ ...draft, ...changed });
  const sending = useSending();
  const operator = useOperator();
  const saving = useAction({
    resources: ['inquiries', 'audit', 'today'],
    done: '답변을 저장하고 메일을 보냈습니다.',
  });

  const conflict = useConflict(
    { read: () => draft, put: setDraft, begin: (_, merged) => setDraft(merged) },
    ANSWER_PARTS,
  );
  const kept = useKeptTyping({
    form: `answer-${uuid}`,
    owner: operator,
    versions: { version: inquiry.version, saved: draftOf(inquiry), names: KEPT_FIELDS, conflict },
    schema: keptAnswerSchema,
    read: () => keptOf(draft, inquiry),
    restore: ({ text = draft.text, removed = draft.removed }) => change({ text, removed }),
    empty: () => setDraft(draftOf(inquiry)),
    files: { read: () => draft.added, restore: (added) => setDraft((known) => ({ ...known, added })) },
  });

  const save = () =>
    saving.run(async () => {
      const saved = await sending
        .send((options) =>
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
        )
        .catch(async (failure: unknown) => {
          // The response may have been lost, or the call cancelled too late.
          const latest = await callApi('get', '/v1/admin/inquiries/{uuid}', { params: { uuid } }).catch(
            () => null,
          );
          if (latest?.answeredBy === operator && isSaved(draft, latest)) return latest;
          throw failure;
        });
      kept.forget();
      setDraft(draftOf(saved));
    });

  return (
    <Part title="답변">
      {answeredAt === null ? null : (
        <p className="t-cap muted">
          {formatMoment(new Date(answeredAt))} {answeredBy} · {inquiry.isRead ? '읽음' : '아직 읽지 않음'}
        </p>
      )}
      <ConflictNote conflict={conflict} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <SentFields isSending={saving.isBusy}>
          <KeptNote kept={kept} />
          <TemplatedText
            use="INQUIRY_ANSWER"
            label="답변 내용"
            value={draft.text}
            onChange={(text) => change({ text })}
            maxLetters={adminLimits.answerMax}
            error={saving.faults.answer}
          />
          {/* Each saved version begins without refused files. */}
          <AnswerFiles key={draft.begun.version} draft={draft} onChange={change} />
        </SentFields>
        <FormAlert>{saving.faults.files ?? null}</FormAlert>
        {sending.progress === null ? null : (
          <SendingNote
            progress={sending.progress}
            isUpload={draft.added.length > 0}
            label="파일을 올리고 있습니다"
            checkingLabel="답변을 보내고 있습니다"
            onCancel={sending.cancel}
          />
        )}
        <div className={styles.tools}>
          <SendButton small look="primary" isSending={saving.isBusy}>
            {answeredAt === null ? '답변 보내기' : '고쳐서 다시 보내기'}
          </SendButton>
        </div>
      </form>
    </Part>
  );
}
