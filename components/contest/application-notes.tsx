'use client';

import { useEffect, useId, useRef } from 'react';
import { TextSummary } from '@/components/ui/action/text-summary';
import { KeptFilesNote } from '@/components/form/kept-files-note';
import { Button } from '@/components/ui/action/button';
import { Note } from '@/components/ui/state/note';
import { SendButton } from '@/components/ui/action/send-button';
import type { DifferingAnswer } from '@/lib/contest/differing-answers';
import * as contestMessages from '@/lib/messages/contest';
import styles from './application-notes.module.css';
import type { Application } from './use-application';
import type { OtherDraft } from './use-other-draft';

/** Shows the artist what was restored, what wasn't, and another window's text. */
export function ApplicationNotes({ application }: { application: Application }) {
  const { begun, other } = application;
  const { restored, lostFiles, unasked } = begun;
  return (
    <>
      <KeptFilesNote />
      {restored === null && lostFiles.length === 0 && unasked.length === 0 ? null : (
        <div className={styles.note}>
          <Note aria-label="되살린 내용">
            {restored === null ? null : <p className="t-small">{contestMessages.draftRestored}</p>}
            {lostFiles.length === 0 ? null : (
              <p className="t-small">{contestMessages.filesAgain(lostFiles)}</p>
            )}
            {unasked.length === 0 ? null : (
              <>
                <p className="t-small">{contestMessages.answersUnasked}</p>
                {unasked.map(({ name, text }) => (
                  <p key={name} className="t-small pre">
                    {text}
                  </p>
                ))}
              </>
            )}
          </Note>
        </div>
      )}
      <OtherDraftNote other={other} />
    </>
  );
}

/** Shows the differing answers of two windows. Neither is lost before a choice, and the other one stays readable after it. */
function OtherDraftNote({ other }: { other: OtherDraft }) {
  const id = useId();
  const { isAsked, isSent, differing, decision, keepOwn, takeOther, heading } = other;
  const chosen = useRef<HTMLParagraphElement>(null);
  // The buttons disappear with the press, so the sentence about the choice gets the focus.
  useEffect(() => chosen.current?.focus(), [decision]);
  if (isAsked)
    return (
      <div className={styles.note}>
        <Note aria-labelledby={id}>
          <h3 ref={heading} id={id} tabIndex={-1} className="t-h4">
            {isSent ? contestMessages.otherSent : contestMessages.otherDraft}
          </h3>
          <p className="t-small">{contestMessages.otherDraftHint}</p>
          <Differing differing={differing} />
          <div className={styles.choices}>
            <SendButton small onSend={keepOwn}>
              이 창의 내용으로 저장
            </SendButton>
            <Button small look="quiet" onClick={takeOther}>
              다른 창의 내용 불러오기
            </Button>
          </div>
        </Note>
      </div>
    );
  if (decision === null) return null;
  return (
    <div className={styles.note}>
      <Note aria-labelledby={id}>
        <p ref={chosen} id={id} tabIndex={-1} role="status" className="t-small">
          {decision.taken === 'own' ? contestMessages.ownTaken : contestMessages.otherTaken}
        </p>
        <details>
          <TextSummary>두 창의 다른 내용 다시 보기</TextSummary>
          <Differing differing={decision.differing} />
        </details>
      </Note>
    </div>
  );
}

function Differing({ differing }: { differing: readonly DifferingAnswer[] }) {
  return (
    <dl className={styles.differing}>
      {differing.map(({ name, label, own, other }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <span className="t-cap">이 창</span>
            <span className="pre">{own || '비어 있음'}</span>
          </dd>
          <dd>
            <span className="t-cap">다른 창</span>
            <span className="pre">{other || '비어 있음'}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
