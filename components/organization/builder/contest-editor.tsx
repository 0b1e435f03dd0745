'use client';

import { useState } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { ContractForm } from '@/components/form/contract-form';
import { DraftNote } from '@/components/form/draft-note';
import { FormSection } from '@/components/form/form-layout';
import { KeptNote } from '@/components/form/kept-note';
import { SaveBar } from '@/components/form/save-bar';
import { UploadHold } from '@/components/form/uploads/upload-hold';
import { Note } from '@/components/ui/state/note';
import { offerReload } from '@/components/ui/action/offer-reload';
import { loadApplicationDialog } from '@/components/contest/application-load';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { asArtistsSee } from '@/lib/contest/as-artists-see';
import { lockOf } from '@/lib/contest/review-lock';
import type { Matches } from '@/lib/contest/text-fault';
import type { Contest } from '@/lib/contracts/contest';
import * as contestMessages from '@/lib/messages/contest';
import * as termsMessages from '@/lib/messages/contest-terms';
import styles from './contest-editor.module.css';
import { ContestHead } from './contest-head';
import { ContestImage } from './contest-image';
import { FormBuilder } from './form-builder';
import { FormPreview } from './form-preview';
import { PeriodFields } from './period-fields';
import { ReviewFields } from './review-fields';
import { TermsFields } from './terms-fields';
import { TextFields } from './text-fields';
import { useContestEditor, type OwnersContest } from './use-contest-editor';

interface Previewed {
  contest: Contest;
  matches: Matches;
}

/** The page on which an owner makes a contest: what it says, its period, its review, and its form beside the form as artists see it. */
export const ContestEditor = (initial: OwnersContest) => (
  <UploadHold>
    <Editor {...initial} />
  </UploadHold>
);

function Editor(initial: OwnersContest) {
  const editor = useContestEditor(initial);
  const { form, contest, draft, conflict } = editor;
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const lock = lockOf({ kind: 'EDIT' }, contest);
  const isReadOnly = lock !== null;
  const termsLock = contest.standing === 'CLOSED' ? termsMessages.lockedAfterEnd : null;

  const preview = async () => {
    loadApplicationDialog().catch(() => undefined);
    try {
      const { matches } = await import('@/lib/contest/pattern');
      setPreviewed({ contest: asArtistsSee(contest, form.getValues()), matches });
    } catch {
      await offerReload();
    }
  };
  const showPreview = useLazyDialog(previewed !== null, loadApplicationDialog, () => setPreviewed(null));

  return (
    <div className={`wrap ${styles.page}`}>
      {draft.offer === null ? null : (
        <DraftNote
          draft={draft.offer}
          version={contest.version}
          onResume={draft.resume}
          onDiscard={draft.settle}
        />
      )}
      <KeptNote kept={draft.kept} />
      <ConflictNote conflict={conflict} />
      <ContestHead editor={editor} onPreview={() => void preview()} />
      {lock === null ? null : (
        <Note aria-label="고칠 수 없는 공모">
          <p className="t-small pre">{lock}</p>
        </Note>
      )}
      <ContractForm
        form={form}
        className={styles.form}
        aria-label="공모"
        inert={isReadOnly || form.formProps.inert}
      >
        <FormSection title="공모 안내" level={2}>
          <TextFields />
          <ContestImage editor={editor} />
        </FormSection>
        <FormSection title="접수 기간" level={2}>
          <PeriodFields />
        </FormSection>
        <FormSection title="심사" level={2}>
          <ReviewFields />
        </FormSection>
        <section className={styles.builder} aria-labelledby="contest-terms">
          <h2 id="contest-terms" className="t-h4">
            공모 조건
          </h2>
          {termsLock === null ? null : (
            <Note aria-label="바꿀 수 없는 조건">
              <p className="t-small pre">{termsLock}</p>
            </Note>
          )}
          <div inert={termsLock !== null}>
            <TermsFields />
          </div>
        </section>
        <section className={styles.builder} aria-labelledby="contest-form">
          <h2 id="contest-form" className="t-h4">
            신청서
          </h2>
          {contest.isFormAnswered && !isReadOnly ? (
            <Note aria-label="이미 답한 신청서">
              <p className="t-small pre">{contestMessages.formAnswered}</p>
            </Note>
          ) : null}
          <div className={styles.sides}>
            <FormBuilder />
            <FormPreview />
          </div>
        </section>
        {isReadOnly ? null : (
          <SaveBar
            isSending={form.isSending}
            alert={form.alert}
            isDirty={form.formState.isDirty}
            draftAt={draft.savedAt}
          />
        )}
      </ContractForm>
      {previewed === null
        ? null
        : showPreview({
            isPreview: true,
            opened: { ...previewed, prefill: { values: {}, portfolio: null }, own: null, owner: '' },
            onClose: () => setPreviewed(null),
          })}
    </div>
  );
}
