import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { MemberFrame } from '@/components/my/member-frame';
import { SiteFrame } from '@/components/shell/site-frame';
import { findCurrentUser } from '@/server/bff/current-user';

export const metadata: Metadata = { robots: { index: false } };

/** The frame of every page of the member's area; whom a page is for, it asks itself. */
export default async function MemberLayout({ children }: { children: ReactNode }) {
  const { user } = await findCurrentUser({ headers: await headers() });
  return (
    <SiteFrame>
      <MemberFrame role={user?.roleType}>{children}</MemberFrame>
    </SiteFrame>
  );
}
