import { memberPage } from '@/app/my/member-page';
import { ApplicationList } from '@/components/contest/application-list';
import * as contestMessages from '@/lib/messages/contest';
import * as myPaths from '@/lib/paths/my';
import { getApplications } from '@/server/pages/contests';

const page = memberPage({
  path: myPaths.applications(),
  title: '내 지원 내역',
  failure: contestMessages.applicationsFailed,
  load: getApplications,
  render: (applications) => <ApplicationList applications={applications} />,
});

export const metadata = page.metadata;
export default page.Page;
