import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/shell/site-frame';

export const metadata: Metadata = { robots: { index: false } };

export default function ContestLayout({ children }: { children: ReactNode }) {
  return <SiteFrame hasFloatingButtons={false}>{children}</SiteFrame>;
}
