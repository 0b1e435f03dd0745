import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as organizationPaths from '@/lib/paths/organization';
import { TextLink } from '@/components/ui/action/text-link';
import { ContestStandingMark } from '@/components/organization/contest-standing';
import { ContestPeriod } from '@/components/organization/contest-period';
import styles from './applicants-head.module.css';

interface ApplicantsHeadProps {
  contest: OrganizationContest;
}

/** The heading of a contest's applicants: which contest it is, and how long it takes applications. */
export function ApplicantsHead({ contest }: ApplicantsHeadProps) {
  const { title, standing, round, isBlind } = contest;
  return (
    <header className={styles.head}>
      <nav className="t-cap" aria-label="현재 위치">
        <TextLink href={organizationPaths.contests()}>공모 관리</TextLink>
        <span aria-hidden="true"> / </span>
        <span aria-current="page">지원자</span>
      </nav>
      <h1 className="t-h2 bal">{title}</h1>
      <p className={`t-small muted num ${styles.facts}`}>
        <ContestStandingMark standing={standing} />
        <ContestPeriod contest={contest} />
        {round > 1 && <span>{round}차 심사</span>}
        {isBlind && <span>블라인드 심사</span>}
      </p>
    </header>
  );
}
