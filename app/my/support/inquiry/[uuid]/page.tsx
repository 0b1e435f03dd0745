import { memberPage } from '@/app/my/member-page';
import { InquiryPage } from '@/components/support/inquiry-page';
import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { findInquiry } from '@/server/pages/support';

const page = memberPage<NonNullable<Awaited<ReturnType<typeof findInquiry>>>, { uuid: string }>({
  path: ({ uuid }) => myPaths.inquiry(uuid),
  title: '문의',
  failure: supportMessages.inquiryFailed,
  load: (request, _searchParams, { uuid }) => findInquiry(request, uuid),
  head: 'own',
  render: (inquiry) => <InquiryPage key={inquiry.uuid} inquiry={inquiry} />,
});

export const metadata = page.metadata;
export default page.Page;
