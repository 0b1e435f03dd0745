import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { LogoutWall } from '@/components/auth/logout-wall';
import { SiteFrame } from '@/components/shell/site-frame';

export const metadata: Metadata = { title: '로그아웃', robots: { index: false } };

/**
 * Ends the session and leads home. It logs out at once where the person typed the address or came from this
 * site. It asks a person who came from another site, whose links could log people out otherwise.
 */
export default async function LogoutPage() {
  const from = (await headers()).get('sec-fetch-site');
  return (
    <SiteFrame>
      <LogoutWall isWanted={from === 'none' || from === 'same-origin'} />
    </SiteFrame>
  );
}
