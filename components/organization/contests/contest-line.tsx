import { ContestStandingMark } from '@/components/organization/contest-standing';
import { daysLeftWords, periodWords } from '@/components/organization/contest-times';
import { ButtonLink } from '@/components/ui/button';
import { MattedImage } from '@/components/ui/matted-image';
import { Skeleton } from '@/components/ui/skeleton';
import { SoftLink } from '@/components/ui/soft-link';
import type { OrganizationContestRow } from '@/lib/contracts/organization-contest';
import { formatCount } from '@/lib/format/count';
import * as organizationPaths from '@/lib/paths/organization';
import styles from './contests-page.module.css';

interface ContestLineProps {
  contest: OrganizationContestRow;
  isOwner: boolean;
  /** `YYYY-MM-DD` in Seoul. */
  today: string;
}

/** A contest in the list of its organization. */
export function ContestLine({ contest, isOwner, today }: ContestLineProps) {
  const { uuid, title, standing, applicants, drafts, previewImage, announcedAt } = contest;
  const isDraft = standing === 'DRAFT';
  const pages = {
    applicants: organizationPaths.applicants(uuid),
    edit: organizationPaths.editContest(uuid),
    preview: organizationPaths.previewContest(uuid),
  };
  const main = isDraft ? (isOwner ? pages.edit : pages.preview) : pages.applicants;
  const times = [
    periodWords(contest) ?? '접수 기간을 정하지 않았어요',
    daysLeftWords(contest, today),
    announcedAt === null ? null : '발표함',
  ].filter((words) => words !== null);
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
          {times.join(' · ')}
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
      </div>
      <div className={styles.actions}>
        {isDraft ? null : (
          <ButtonLink small look="quiet" href={pages.applicants}>
            지원자<span className="vh">: {title}</span>
          </ButtonLink>
        )}
        {isOwner ? (
          <ButtonLink small look="quiet" href={pages.edit}>
            {standing === 'ARCHIVED' ? '보기' : '수정'}
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
