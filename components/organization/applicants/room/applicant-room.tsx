'use client';

import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ProjectorButtons } from '@/components/organization/applicants/projector/projector-buttons';
import { useNetworkBack } from '@/components/form/use-network-back';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { failureMessage } from '@/lib/browser/api-failure';
import type { ApplicantStatus } from '@/lib/contracts/contest';
import type { Applicant, ApplicantRow } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { ApplicantFiles } from './applicant-files';
import { applicantName } from '@/components/organization/applicants/applicant-name';
import { ApplicantPanel } from './applicant-panel';
import styles from './applicant-room.module.css';
import { RoomBar } from './room-bar';
import { asksForUnscored, stepOfKey } from './room-keys';
import { useScoreKeys } from '@/components/organization/applicants/review/use-score-keys';
import { useApplicant } from './use-applicant';
import type { ApplicantChange } from '@/components/organization/applicants/use-applicants';
import type { useWalk } from './use-walk';

interface ApplicantRoomProps {
  contest: OrganizationContest;
  id: string;
  /** What the table knows of the applicant; undefined for who isn't on its page. */
  row: ApplicantRow | undefined;
  walk: ReturnType<typeof useWalk>;
  /** The statuses that the reader can set. Reviewers decide nothing. */
  statuses: readonly ApplicantStatus[];
  onStatus: (status: ApplicantStatus) => Promise<unknown>;
  isOwner: boolean;
  /** Loads the contest with its present rule. */
  onRuleChanged: () => void;
  /** Hears what the server says of the applicant by now. */
  onKnown: (id: string, change: ApplicantChange) => void;
  onClose: () => void;
}

/** One applicant over the whole window: what they sent at one side, and what is decided and answered at the other (C-63). */
export function ApplicantRoom(props: ApplicantRoomProps) {
  const { contest, id, row, walk, statuses, isOwner, onStatus, onKnown, onRuleChanged, onClose } = props;
  const { applicant, failure, retry } = useApplicant(contest.uuid, id, walk.nextId);
  const known = applicant ?? row;
  const [hasKeys] = useScoreKeys();

  const tell = useEffectEvent((of: Applicant) => {
    const { status, score, scores, ownScore, ownOpinion } = of;
    onKnown(of.id, { status, score, scores, ownScore, ownOpinion });
  });
  useEffect(() => {
    if (applicant !== null) tell(applicant);
  }, [applicant]);

  useNetworkBack(() => (failure === null ? undefined : retry()));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event);
    const go =
      step === 1
        ? walk.goOn
        : step === -1
          ? walk.goBack
          : hasKeys && asksForUnscored(event)
            ? walk.goToUnscored
            : null;
    if (go === null) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.cover}>
          <Dialog.Content
            className={styles.room}
            aria-describedby={undefined}
            // The focus begins on the room itself, so that Space presses no button.
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (event.target instanceof HTMLElement) event.target.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              document.getElementById(`applicant-${id}`)?.focus();
            }}
          >
            <RoomBar known={known} walk={walk} contestUuid={contest.uuid} />
            <p className="vh" role="status">
              {known === undefined ? '불러오는 중' : applicantName(known)}
            </p>
            {failure !== null ? (
              <Body>
                <ErrorState
                  title="지원자를 불러오지 못했습니다."
                  hint={failureMessage(failure)}
                  onRetry={retry}
                />
              </Body>
            ) : applicant === null ? (
              <Body isBusy>
                <Skeleton height="60vh" />
              </Body>
            ) : (
              <Body key={id}>
                <section className={styles.files} aria-label="첨부한 파일">
                  <ProjectorButtons applicant={applicant} />
                  <ApplicantFiles applicant={applicant} />
                </section>
                <ApplicantPanel
                  {...{ contest, applicant, statuses, onStatus, isOwner }}
                  onNextUnscored={walk.goToUnscored}
                  onRuleChanged={onRuleChanged}
                  onLeft={onClose}
                />
              </Body>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Body({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.body} aria-busy={isBusy}>
      {children}
    </div>
  );
}
