import { memberPage } from '@/app/my/member-page';
import { InquiriesPage } from '@/components/support/inquiries-page';
import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { getInquiriesPage } from '@/server/pages/support';

const page = memberPage({
  path: myPaths.inquiries(),
  title: '문의 내역',
  failure: supportMessages.inquiriesFailed,
  load: getInquiriesPage,
  head: 'own',
  render: (loaded) => <InquiriesPage {...loaded} />,
});

export const metadata = page.metadata;
export default page.Page;
