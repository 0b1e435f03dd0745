import { memberPage } from '@/app/my/member-page';
import { ApplicantPortfolioPage } from '@/components/organization/portfolio/applicant-portfolio-page';
import * as contestMessages from '@/lib/messages/contest';
import * as contestPaths from '@/lib/paths/contest';
import { getApplicantPortfolio } from '@/server/pages/applicant-portfolio';

interface Params extends Record<string, string> {
  applicantId: string;
}

/** The portfolio that an applicant sent, for the people of the contest's organization. */
const page = memberPage({
  path: ({ applicantId }: Params) => contestPaths.applicantPortfolio(applicantId),
  title: '지원자 포트폴리오',
  failure: contestMessages.applicantPortfolioFailed,
  load: (request, _, { applicantId }) => getApplicantPortfolio(request, applicantId),
  head: 'own',
  render: (portfolio) => <ApplicantPortfolioPage portfolio={portfolio} />,
});

export const metadata = page.metadata;
export default page.Page;
