'use client';

import { useId } from 'react';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { Deadline } from '@/components/ui/state/deadline';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { MattedImage } from '@/components/ui/image/matted-image';
import { SHORT_TERMS } from '@/lib/contest/terms/term-lines';
import { asAsked } from '@/lib/contest/known-answers';
import * as contestMessages from '@/lib/messages/contest';
import * as termsMessages from '@/lib/messages/contest-terms';
import styles from './application-dialog.module.css';
import { ApplicationFields } from './application-fields';
import { ApplicationFoot } from './application-foot';
import { ApplicationNotes } from './application-notes';
import { OrganizationMark } from './organization-mark';
import type { OpenedApplication } from './open-application';
import { TermsCard } from './terms-card';
import { useApplication } from './use-application';
import { useDeadline } from './use-deadline';

interface DialogProps {
  opened: OpenedApplication;
  /** Nothing can be sent (C-13). */
  isPreview?: boolean;
  /** Loads the form that the contest asks now. */
  onOpenAgain?: () => void;
  onClose: () => void;
}

/** The form of a contest (C-2), with what the artist wrote before. */
export function ApplicationDialog({ opened, isPreview = false, onOpenAgain, onClose }: DialogProps) {
  const formId = useId();
  const { contest, prefill } = opened;
  const application = useApplication({ opened, isPreview, onClose });
  const { form, step } = application;
  const isOver = useDeadline(contest, isPreview);
  const hasFiles = contest.formSchemaJson.some(({ type }) => type === 'file');
  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      width={720}
      title={contest.title}
      onClose={application.close}
      footer={
        <ApplicationFoot
          application={application}
          formId={formId}
          isPreview={isPreview}
          isOver={isOver}
          onOpenAgain={onOpenAgain}
        />
      }
    >
      <Introduction contest={contest} />
      {contest.terms === null ? null : (
        <TermsCard
          id="application-terms"
          edition={contest.terms}
          title={termsMessages.beforeApplying}
          level={3}
          short={SHORT_TERMS}
        />
      )}
      <ApplicationNotes application={application} />
      <ContractForm form={form} id={formId} className={styles.form} aria-label="공모전 신청서">
        <SentFields className={styles.form} isSending={step !== null}>
          <ApplicationFields
            fields={asAsked(contest.formSchemaJson, prefill.values)}
            portfolio={prefill.portfolio}
          />
          {hasFiles ? <p className="t-cap pre">{contestMessages.fileNote}</p> : null}
          {hasFiles && contest.isBlind ? <p className="t-cap pre">{contestMessages.blindFiles}</p> : null}
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
      </ContractForm>
    </Dialog>
  );
}

function Introduction({ contest }: Pick<OpenedApplication, 'contest'>) {
  const { previewImage, organizer, verifiedOrganization, description, opensAt, closesAt } = contest;
  return (
    <div className={styles.introduction}>
      {previewImage === null ? null : (
        <MattedImage ratio={4 / 3} image={previewImage} alt="" sizes="(max-width: 768px) 90vw, 280px" />
      )}
      <div>
        <p className="t-over">{organizer}</p>
        {verifiedOrganization === null ? null : <OrganizationMark organization={verifiedOrganization} />}
        {closesAt === null ? null : (
          <p className="t-small">
            <Deadline opensAt={opensAt} closesAt={closesAt} />
          </p>
        )}
        {description === '' ? null : <p className={`t-small pre ${styles.description}`}>{description}</p>}
      </div>
    </div>
  );
}
