import { Dialog } from 'radix-ui';
import { Button, IconButton } from '@/components/ui/action/button';
import type { ApplicantRow } from '@/lib/contracts/organization-applicant';
import { useScoreKeys } from '@/components/organization/applicants/review/use-score-keys';
import { failedReviews, reviewForms } from '@/components/organization/applicants/review/kept-review';
import { useStore } from '@/lib/browser/store';
import * as reviewMessages from '@/lib/messages/contest-review';
import { formatCount } from '@/lib/format/count';
import { applicantName } from '@/components/organization/applicants/applicant-name';
import styles from './applicant-room.module.css';
import type { useWalk } from './use-walk';

const NONE = {};

interface RoomBarProps {
  /** Undefined until something of the applicant is loaded. */
  known: ApplicantRow | undefined;
  walk: ReturnType<typeof useWalk>;
  contestUuid: string;
}

/** The line above an applicant: who it is, and the ways to the others and out. */
export function RoomBar({ known, walk, contestUuid }: RoomBarProps) {
  const [hasKeys] = useScoreKeys();
  const unsaved = Object.keys(useStore(failedReviews, NONE)).filter((key) =>
    key.startsWith(reviewForms(contestUuid)),
  ).length;
  const { position, total, isTurning, goBack, goOn, goToUnscored } = walk;
  return (
    <div className={styles.bar}>
      <div className={styles.who}>
        <Dialog.Title className="t-h4">{known === undefined ? '지원자' : applicantName(known)}</Dialog.Title>
        {known?.nameEn == null ? null : <span className="t-en">{known.nameEn}</span>}
        {known?.isWithdrawn === true ? <span className="t-cap">탈퇴한 회원</span> : null}
      </div>
      <p role="status" className={unsaved === 0 ? 'vh' : `t-small ${styles.unsaved}`}>
        {unsaved === 0 ? '' : reviewMessages.unsaved(unsaved)}
      </p>
      {position === null ? null : (
        <p className={`t-small num ${styles.position}`}>
          <span className="vh">지원자 </span>
          {formatCount(position)} <span className="muted">/ {formatCount(total)}</span>
        </p>
      )}
      {goToUnscored === null ? null : (
        <Button
          small
          look="quiet"
          className={styles.unscored}
          aria-keyshortcuts={hasKeys ? 'J' : undefined}
          onClick={goToUnscored}
        >
          다음 미채점
        </Button>
      )}
      <span className={styles.ways} aria-busy={isTurning}>
        <IconButton
          icon="previous"
          label="이전 지원자"
          aria-keyshortcuts="ArrowLeft"
          aria-disabled={goBack === null}
          onClick={() => goBack?.()}
        />
        <IconButton
          icon="next"
          label="다음 지원자"
          aria-keyshortcuts="ArrowRight"
          aria-disabled={goOn === null}
          onClick={() => goOn?.()}
        />
        <Dialog.Close asChild>
          <IconButton icon="close" label="닫기" />
        </Dialog.Close>
      </span>
    </div>
  );
}
