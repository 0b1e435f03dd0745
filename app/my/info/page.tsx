import { memberPage } from '@/app/my/member-page';
import { MyInfo } from '@/components/my/my-info';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { site } from '@/lib/site';
import { getMyProfile } from '@/server/pages/my-profile';

const page = memberPage({
  path: myPaths.info(),
  title: '회원 정보',
  failure: myMessages.loadFailed,
  load: getMyProfile,
  // The key drops what was typed for one account when another account is shown.
  render: (profile) => <MyInfo key={profile.accountId} profile={profile} supportEmail={site.company.email} />,
});

export const metadata = page.metadata;
export default page.Page;
