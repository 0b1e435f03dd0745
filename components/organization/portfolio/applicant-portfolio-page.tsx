'use client';

import { applicantName } from '@/components/organization/applicants/applicant-name';
import { PdfPages } from '@/components/pdf/pdf-pages';
import { buttonClasses } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/action/text-link';
import type { ApplicantPortfolio } from '@/lib/contracts/organization-applicant';
import { formatBytes } from '@/lib/format/bytes';
import * as contestPaths from '@/lib/paths/contest';
import styles from './applicant-portfolio-page.module.css';
import { useFreshPortfolio } from './use-fresh-portfolio';

/** What an applicant sent in the field for the portfolio, as large as the window lets it be. */
export function ApplicantPortfolioPage({ portfolio }: { portfolio: ApplicantPortfolio }) {
  const { applicantId, contestUuid, contestTitle, file } = useFreshPortfolio(portfolio);
  return (
    <article className={styles.portfolio}>
      <header className={styles.head}>
        <div className={styles.who}>
          <p className="t-cap">
            <TextLink href={contestPaths.applicant(contestUuid, applicantId)}>지원자 상세로</TextLink>
          </p>
          <h1 className="t-h2 bal">{applicantName(portfolio)}</h1>
          <p className="t-small muted">{contestTitle} · 포트폴리오</p>
        </div>
        <a className={buttonClasses({ small: true })} href={file.url} download={file.name}>
          <Icon name="download" size={18} />
          PDF 내려받기
          <span className="t-cap num">{formatBytes(file.size)}</span>
        </a>
      </header>
      <PdfPages key={file.id} url={file.url} name={file.name} />
    </article>
  );
}
