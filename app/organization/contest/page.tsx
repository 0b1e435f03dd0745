import { memberPage } from '@/app/my/member-page';
import { ContestsPage } from '@/components/organization/contests/contests-page';
import * as contestMessages from '@/lib/messages/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { getContestsPage } from '@/server/pages/organization-contests';

const page = memberPage({
  path: organizationPaths.contests(),
  title: '공모 관리',
  failure: contestMessages.contestsFailed,
  load: getContestsPage,
  head: 'own',
  render: (loaded) => <ContestsPage {...loaded} />,
});

export const metadata = page.metadata;
export default page.Page;
