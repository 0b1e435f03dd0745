import { redirect } from 'next/navigation';
import { memberPage } from '@/app/my/member-page';
import { ApplicationNote } from '@/components/my/application-note';
import { ProfileForm } from '@/components/my/profile-form';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { getMyProfile } from '@/server/pages/my-profile';

/** My Page with the apply flag (member document, section 2): for members, and who was asked for other documents. */
const page = memberPage({
  path: myPaths.applyArtist(),
  title: '아티스트 회원 신청',
  failure: myMessages.loadFailed,
  load: async (request) => {
    const profile = await getMyProfile(request);
    const isForThem = profile.roleType === 'MEMBER' || profile.roleType === 'ARTIST_PENDING_RETRY';
    return isForThem ? profile : redirect(myPaths.info());
  },
  head: ({ roleType }) =>
    roleType === 'ARTIST_PENDING_RETRY'
      ? {
          title: '활동 자료 업데이트',
          lead: '요청받은 자료를 올려 주세요. 확인한 뒤 메일로 알려 드려요.',
        }
      : {
          title: '아티스트 회원 전환 신청',
          lead: '아티스트 회원에게 필요한 내용을 확인하고 활동 자료를 올려 주세요. 24시간 이내에 확인해 메일로 알려 드려요.',
        },
  render: (profile) => (
    <>
      <ApplicationNote profile={profile} isHere />
      <ProfileForm key={profile.accountId} initial={profile} mode="apply" />
    </>
  ),
});

export const metadata = page.metadata;
export default page.Page;
