import { memberPage } from '@/app/my/member-page';
import { NewInquiry } from '@/components/support/new-inquiry';
import * as supportMessages from '@/lib/messages/support';
import * as myPaths from '@/lib/paths/my';
import { getSender } from '@/server/pages/support';

const page = memberPage({
  path: myPaths.newInquiry(),
  title: '문의하기',
  failure: supportMessages.formFailed,
  load: getSender,
  head: () => ({ title: '문의하기', lead: supportMessages.answerTime }),
  // The key drops what was typed for one account when another account is shown.
  render: ({ accountId, ...known }) => (
    <NewInquiry key={accountId} sender={{ owner: accountId, isGuest: false, ...known }} />
  ),
});

export const metadata = page.metadata;
export default page.Page;
