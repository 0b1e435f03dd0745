import { memberPage } from '@/app/my/member-page';
import { PasswordPage } from '@/components/my/password-page';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { getMyProfile } from '@/server/pages/my-profile';

const page = memberPage({
  path: paths.myPassword(),
  title: '비밀번호 변경',
  failure: messages.my.loadFailed,
  load: getMyProfile,
  render: (profile) => (
    <PasswordPage key={profile.accountId} profile={profile} supportEmail={site.company.email} />
  ),
});

export const metadata = page.metadata;
export default page.Page;
