import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { LoadFailed } from '@/components/my/load-failed';
import { MyPageHead } from '@/components/my/my-page-head';
import { PasswordPage } from '@/components/my/password-page';
import { refusalPath } from '@/lib/page-access';
import * as myPaths from '@/lib/paths/my';
import { site } from '@/lib/site';
import { guardPage } from '@/server/bff/guards';
import { getMyProfile } from '@/server/pages/my-profile';

export const metadata: Metadata = { title: '비밀번호 변경' };

export default async function MyPasswordPage() {
  await guardPage(myPaths.password());
  const result = await getMyProfile({ headers: await headers() });
  if ('failure' in result && result.failure.isLoggedOut)
    redirect(refusalPath({ alert: 'login-required', to: 'home' }));
  return (
    <>
      <MyPageHead title="비밀번호 변경" />
      {'failure' in result ? (
        <LoadFailed message={result.failure.message} retryHref={myPaths.password()} />
      ) : (
        <PasswordPage
          key={result.profile.accountId}
          profile={result.profile}
          supportEmail={site.company.email}
        />
      )}
    </>
  );
}
