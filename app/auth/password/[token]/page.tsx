import type { Metadata } from 'next';
import { headers } from 'next/headers';
import '@/app/shared-styles';
import { PasswordLinkForm } from '@/components/auth/password-link-form';
import { SiteFrame } from '@/components/shell/site-frame';
import { EmptyState } from '@/components/ui/state/empty-state';
import * as authMessages from '@/lib/messages/auth';
import { answerNotFound } from '@/server/bff/host-bridge';
import { findPasswordLink } from '@/server/pages/password-link';

interface Props {
  params: Promise<{ token: string }>;
}

export const metadata: Metadata = {
  title: '비밀번호 설정',
  robots: { index: false, follow: false },
  // The address is the key: it is sent to no other site.
  referrer: 'no-referrer',
};

/** Where the owner of an account sets a password, by the link of a mail (O-61). */
export default async function PasswordLinkRoute({ params }: Props) {
  const { token } = await params;
  const link = await findPasswordLink({ headers: await headers() }, token);
  if (link === null) answerNotFound();
  return (
    <SiteFrame>
      {link === null ? (
        <div className="wrap sec">
          <h1 className="vh">{authMessages.passwordLinkClosed}</h1>
          <EmptyState title={authMessages.passwordLinkClosed} hint={authMessages.passwordLinkClosedHint} />
        </div>
      ) : (
        <PasswordLinkForm token={token} link={link} />
      )}
    </SiteFrame>
  );
}
