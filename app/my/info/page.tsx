import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { LoadFailed } from '@/components/my/load-failed';
import { MyInfo } from '@/components/my/my-info';
import { MyPageHead } from '@/components/my/my-page-head';
import { refusalPath } from '@/lib/page-access';
import * as myPaths from '@/lib/paths/my';
import { site } from '@/lib/site';
import { guardPage } from '@/server/bff/guards';
import { getMyProfile } from '@/server/pages/my-profile';

export const metadata: Metadata = { title: '회원 정보' };

export default async function MyInfoPage() {
  await guardPage(myPaths.info());
  const result = await getMyProfile({ headers: await headers() });
  if ('failure' in result && result.failure.isLoggedOut)
    redirect(refusalPath({ alert: 'login-required', to: 'home' }));
  return (
    <>
      <MyPageHead title="회원 정보" />
      {'failure' in result ? (
        <LoadFailed message={result.failure.message} retryHref={myPaths.info()} />
      ) : (
        // What was typed on the page of one is nothing on the page of another.
        <MyInfo key={result.profile.accountId} profile={result.profile} supportEmail={site.company.email} />
      )}
    </>
  );
}
