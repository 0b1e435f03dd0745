'use client';

import { useId } from 'react';
import { ContractForm } from '@/components/form/contract-form';
import { showAlert } from '@/components/ui/alert-store';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormAlert } from '@/components/ui/form-alert';
import { MattedImage } from '@/components/ui/matted-image';
import { ProgressBar } from '@/components/ui/progress-bar';
import { asAsked } from '@/lib/contest/known-answers';
import { paragraphsOf } from '@/lib/format/paragraphs';
import { formatMoment } from '@/lib/format/moment';
import * as contestMessages from '@/lib/messages/contest';
import styles from './application-dialog.module.css';
import { ApplicationFields } from './application-fields';
import type { OpenedApplication } from './open-application';
import type { SendingStep } from './send-application';
import { useApplication } from './use-application';

interface DialogProps {
  opened: OpenedApplication;
  /** Nothing can be sent (C-13). */
  isPreview?: boolean;
  onClose: () => void;
}

/** The form of a contest (C-2), with what the artist wrote before. */
export function ApplicationDialog({ opened, isPreview = false, onClose }: DialogProps) {
  const formId = useId();
  const { contest, prefill } = opened;
  const application = useApplication({ opened, isPreview, onClose });
  const { form, step, cancel, isSaved } = application;
  const { errors, isSubmitted } = form.formState;
  const hasFaults = isSubmitted && Object.keys(errors).length > 0;
  const isSending = step !== null || form.isSending;
  const hasFiles = contest.formSchemaJson.some(({ type }) => type === 'file');
  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      width={720}
      title={contest.title}
      onClose={step === null ? application.close : () => undefined}
      footer={
        step === null ? (
          <>
            <span className={`t-cap ${styles.saved}`} role="status">
              {hasFaults ? contestMessages.formIncomplete : isSaved ? '임시 저장됨' : ''}
            </span>
            <Button small onClick={application.close}>
              닫기
            </Button>
            <Button
              small
              look="primary"
              {...(isPreview
                ? { onClick: () => void showAlert(contestMessages.previewOnly) }
                : { type: 'submit', form: formId })}
              aria-disabled={isSending}
              aria-busy={isSending}
            >
              신청하기
            </Button>
          </>
        ) : (
          <Progress step={step} onCancel={cancel} />
        )
      }
    >
      <Introduction contest={contest} />
      <ContractForm form={form} id={formId} className={styles.form} aria-label="공모전 신청서">
        <ApplicationFields
          fields={asAsked(contest.formSchemaJson, prefill.values)}
          portfolio={prefill.portfolio}
        />
        {hasFiles ? <p className="t-cap pre">{contestMessages.fileNote}</p> : null}
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}

function Introduction({ contest }: Pick<OpenedApplication, 'contest'>) {
  const { previewImage, organizer, description, opensAt, closesAt } = contest;
  return (
    <div className={styles.introduction}>
      {previewImage === null ? null : (
        <MattedImage ratio={4 / 3} image={previewImage} alt="" sizes="(max-width: 768px) 90vw, 280px" />
      )}
      <div>
        <p className="t-over">{organizer}</p>
        {opensAt === null || closesAt === null ? null : (
          <p className="t-small num">
            {formatMoment(new Date(opensAt))} – {formatMoment(new Date(closesAt))}
          </p>
        )}
        {paragraphsOf(description).map((paragraph, index) => (
          <p key={index} className={`t-small ${styles.paragraph}`}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}

function Progress({ step, onCancel }: { step: SendingStep; onCancel: () => void }) {
  const label = labelOf(step);
  const share = step.kind === 'uploading' ? step.done / step.total : null;
  return (
    <div className={styles.progress}>
      <p className="t-small num" role="status">
        {label}
      </p>
      <ProgressBar label={label} share={share} />
      {step.kind === 'finalizing' ? null : (
        <Button small onClick={onCancel}>
          제출 취소
        </Button>
      )}
    </div>
  );
}

function labelOf(step: SendingStep): string {
  switch (step.kind) {
    case 'submitting':
      return '신청서를 제출하고 있어요';
    case 'uploading':
      return `파일을 올리고 있어요 (${step.done}/${step.total})`;
    case 'finalizing':
      return '신청을 마무리하고 있어요';
  }
}
