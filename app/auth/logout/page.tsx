import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { LogoutWall } from '@/components/auth/logout-wall';
import { SiteFrame } from '@/components/shell/site-frame';

export const metadata: Metadata = { title: '로그아웃', robots: { index: false } };

/**
 * Ends the session and leads home. Opening it is enough only for whoever came by themselves or from a page of
 * ours: from another site it asks first, or a link there could log people out.
 */
export default async function LogoutPage() {
  const from = (await headers()).get('sec-fetch-site');
  return (
    <SiteFrame>
      <LogoutWall isWanted={from === 'none' || from === 'same-origin'} />
    </SiteFrame>
  );
}
