import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { SoftLink } from '@/components/ui/action/soft-link';
import { TextLink } from '@/components/ui/action/text-link';
import tabs from '@/components/ui/navigation/tabs.module.css';
import styles from './contest-heading.module.css';
import { ContestPeriod } from './contest-period';
import { ContestStandingMark } from './contest-standing';

const PARTS = {
  applicants: { label: '지원자', path: contestPaths.applicants },
  jury: { label: '심사단', path: contestPaths.jury },
  ranking: { label: '순위표', path: contestPaths.ranking },
  messages: { label: '메시지', path: (uuid: string) => contestPaths.messages(uuid) },
  result: { label: '결과와 총평', path: contestPaths.result },
} as const;
type Part = keyof typeof PARTS;

interface ContestHeadingProps {
  contest: OrganizationContest;
  /** The present page of the contest. */
  part: Part;
  /** Owners alone see the links to the other pages of the contest. */
  isOwner: boolean;
}

/** The heading of a page of a contest: which contest it is, how long it takes applications, and the links to its other pages. */
export function ContestHeading({ contest, part, isOwner }: ContestHeadingProps) {
  const { uuid, title, standing, round, isBlind } = contest;
  return (
    <header className={styles.head}>
      <nav className="t-cap" aria-label="현재 위치">
        <TextLink href={organizationPaths.contests()}>공모 관리</TextLink>
        <span aria-hidden="true"> / </span>
        <span aria-current="page">{PARTS[part].label}</span>
      </nav>
      <h1 className={`t-h2 bal ${styles.title}`}>{title}</h1>
      <p className={`t-small muted num ${styles.facts}`}>
        <ContestStandingMark standing={standing} />
        <ContestPeriod contest={contest} />
        {round > 1 && <span>{round}차 심사</span>}
        {isBlind && <span>블라인드 심사</span>}
      </p>
      {isOwner ? (
        <nav className={`${tabs.line} ${styles.parts}`} aria-label="공모 메뉴">
          <div className={tabs.tabs}>
            {Object.entries(PARTS).map(([key, { label, path }]) => (
              <SoftLink
                key={key}
                className={tabs.tab}
                href={path(uuid)}
                aria-current={key === part ? 'page' : undefined}
              >
                {label}
              </SoftLink>
            ))}
          </div>
        </nav>
      ) : null}
    </header>
  );
}
