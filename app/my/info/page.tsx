import { memberPage } from '@/app/my/member-page';
import { MyInfo } from '@/components/my/my-info';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { getMyProfile } from '@/server/pages/my-profile';

const page = memberPage({
  path: paths.myInfo(),
  title: '회원 정보',
  failure: messages.my.loadFailed,
  load: getMyProfile,
  // The key drops what was typed for one account when another account is shown.
  render: (profile) => <MyInfo key={profile.accountId} profile={profile} supportEmail={site.company.email} />,
});

export const metadata = page.metadata;
export default page.Page;
