import { ContestStandingMark } from '@/components/organization/contest-standing';
import { ContestPeriod } from '@/components/organization/contest-period';
import { ButtonLink } from '@/components/ui/action/button';
import { MattedImage } from '@/components/ui/image/matted-image';
import { Skeleton } from '@/components/ui/state/skeleton';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { OrganizationContestRow } from '@/lib/contracts/organization-contest';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import { formatCount } from '@/lib/format/count';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import * as contestPaths from '@/lib/paths/contest';
import styles from './contests-page.module.css';

interface ContestLineProps {
  contest: OrganizationContestRow;
  isOwner: boolean;
}

/** A contest in the list of its organization. */
export function ContestLine({ contest, isOwner }: ContestLineProps) {
  const { uuid, title, standing, applicants, drafts, previewImage, announcedAt, stop } = contest;
  const isDraft = standing === 'DRAFT';
  const pages = {
    applicants: contestPaths.applicants(uuid),
    edit: contestPaths.editContest(uuid),
    preview: contestPaths.previewContest(uuid),
  };
  const main = isDraft ? (isOwner ? pages.edit : pages.preview) : pages.applicants;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {previewImage === null ? (
          <span className={styles.blank} aria-hidden="true" />
        ) : (
          <MattedImage ratio={4 / 3} image={previewImage} alt="" sizes="120px" />
        )}
      </div>
      <div className={styles.words}>
        <p className={`t-cap num ${styles.facts}`}>
          <ContestStandingMark standing={standing} />
          <ContestPeriod contest={contest} />
          {announcedAt === null ? null : ` · ${formatDay(dayInSeoul(new Date(announcedAt)))} 발표함`}
        </p>
        <h2>
          <SoftLink className={styles.name} href={main}>
            {title}
          </SoftLink>
        </h2>
        {isDraft ? null : (
          <p className="t-small num">
            지원 {formatCount(applicants)}명
            {drafts === 0 ? null : <span className="muted"> · 작성 중 {formatCount(drafts)}명</span>}
          </p>
        )}
        {stop === null ? null : (
          <p className={`t-cap pre ${styles.stop}`}>{contestStopMessages.stopped(stop)}</p>
        )}
      </div>
      <div className={styles.actions}>
        {isDraft ? null : (
          <ButtonLink small look="quiet" href={pages.applicants}>
            지원자<span className="vh">: {title}</span>
          </ButtonLink>
        )}
        {isOwner ? (
          <ButtonLink small look="quiet" href={pages.edit}>
            {standing === 'ARCHIVED' || announcedAt !== null ? '보기' : '수정'}
            <span className="vh">: {title}</span>
          </ButtonLink>
        ) : (
          <ButtonLink small look="quiet" href={pages.preview}>
            신청서<span className="vh">: {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** Placeholders while another page of the list is loaded. */
export function ContestLinesSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="vh">공모를 불러오는 중</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="90px" />
      ))}
    </div>
  );
}
