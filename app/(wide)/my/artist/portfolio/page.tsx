import { memberPage } from '@/app/my/member-page';
import { StudioPortfolio } from '@/components/studio/portfolio/studio-portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import * as myPaths from '@/lib/paths/my';
import { getStudioPortfolio } from '@/server/pages/studio-portfolio';

const page = memberPage({
  path: myPaths.artistPortfolio(),
  title: '포트폴리오',
  failure: portfolioMessages.pageFailed,
  load: getStudioPortfolio,
  head: 'own',
  // The key drops what one account works on when another account is shown.
  render: (start) => <StudioPortfolio key={start.accountId} start={start} />,
});

export const metadata = page.metadata;
export default page.Page;
