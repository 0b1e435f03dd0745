import { memberPage } from '@/app/my/member-page';
import { StudioProfile } from '@/components/studio/profile/studio-profile';
import * as studioMessages from '@/lib/messages/studio';
import * as myPaths from '@/lib/paths/my';
import { getStudioProfile } from '@/server/pages/studio-profile';

const title = '작가 프로필';

const page = memberPage({
  path: myPaths.artistProfile(),
  title,
  failure: studioMessages.profileLoadFailed,
  load: getStudioProfile,
  head: ({ version }) => ({
    title,
    lead: version === 0 ? studioMessages.profileFirstLead : studioMessages.profileLead,
  }),
  // The key drops what was typed for one account when another account is shown.
  render: (profile) => <StudioProfile key={profile.userAccountId} initial={profile} />,
});

export const metadata = page.metadata;
export default page.Page;
