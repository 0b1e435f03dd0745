import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ApplicationNote } from '@/components/my/application-note';
import { LoadFailed } from '@/components/my/load-failed';
import { MyPageHead } from '@/components/my/my-page-head';
import { ProfileForm } from '@/components/my/profile-form';
import { refusalPath } from '@/lib/page-access';
import * as myPaths from '@/lib/paths/my';
import { guardPage } from '@/server/bff/guards';
import { getMyProfile } from '@/server/pages/my-profile';

export const metadata: Metadata = { title: '아티스트 회원 신청' };

/** My Page with the apply flag (member document, section 2): for members, and who was asked for other documents. */
export default async function ApplyArtistPage() {
  await guardPage(myPaths.applyArtist());
  const result = await getMyProfile({ headers: await headers() });
  if ('failure' in result) {
    if (result.failure.isLoggedOut) redirect(refusalPath({ alert: 'login-required', to: 'home' }));
    return (
      <>
        <MyPageHead title="아티스트 회원 신청" />
        <LoadFailed message={result.failure.message} retryHref={myPaths.applyArtist()} />
      </>
    );
  }
  const { profile } = result;
  const isRetry = profile.roleType === 'ARTIST_PENDING_RETRY';
  if (profile.roleType !== 'MEMBER' && !isRetry) redirect(myPaths.info());
  return (
    <>
      <MyPageHead
        title={isRetry ? '활동 자료 업데이트' : '아티스트 회원 전환 신청'}
        lead={
          isRetry
            ? '요청받은 자료를 올려 주세요. 확인한 뒤 메일로 알려 드려요.'
            : '아티스트 회원에게 필요한 내용을 확인하고 활동 자료를 올려 주세요. 24시간 이내에 확인해 메일로 알려 드려요.'
        }
      />
      <ApplicationNote profile={profile} isHere />
      <ProfileForm key={profile.accountId} initial={profile} mode="apply" />
    </>
  );
}
