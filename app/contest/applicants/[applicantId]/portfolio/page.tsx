import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import '@/app/shared-styles';
import { missingPage } from '@/app/missing-page';
import { ApplicantPortfolioPage } from '@/components/organization/portfolio/applicant-portfolio-page';
import { ErrorState } from '@/components/ui/error-state';
import * as contestMessages from '@/lib/messages/contest';
import { refusalPath } from '@/lib/page-access';
import * as organizationPaths from '@/lib/paths/organization';
import { guardPage } from '@/server/bff/guards';
import { PlatformError } from '@/server/bff/platform-error';
import { getApplicantPortfolio } from '@/server/pages/applicant-portfolio';

interface Props {
  params: Promise<{ applicantId: string }>;
}

export const metadata: Metadata = { title: '지원자 포트폴리오' };

/** The portfolio that an applicant sent, for the people of the contest's organization. */
export default async function Page({ params }: Props) {
  const { applicantId } = await params;
  const path = organizationPaths.applicantPortfolio(applicantId);
  await guardPage(path);
  const portfolio = await load(applicantId);
  if (portfolio instanceof PlatformError) {
    if (portfolio.status === 401) redirect(refusalPath({ alert: 'login-required', to: 'home' }));
    return (
      <ErrorState
        title={contestMessages.applicantPortfolioFailed}
        hint={portfolio.message}
        retryHref={path}
      />
    );
  }
  if (portfolio === null) return missingPage({ isFramed: true });
  return <ApplicantPortfolioPage portfolio={portfolio} />;
}

async function load(applicantId: string) {
  try {
    return await getApplicantPortfolio({ headers: await headers() }, applicantId);
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}
