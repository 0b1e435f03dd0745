import { memberPage } from '@/app/my/member-page';
import { PasswordPage } from '@/components/my/password-page';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { site } from '@/lib/site';
import { getMyProfile } from '@/server/pages/my-profile';

const page = memberPage({
  path: myPaths.password(),
  title: '비밀번호 변경',
  failure: myMessages.loadFailed,
  load: getMyProfile,
  render: (profile) => (
    <PasswordPage key={profile.accountId} profile={profile} supportEmail={site.company.email} />
  ),
});

export const metadata = page.metadata;
export default page.Page;
