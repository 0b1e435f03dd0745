import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/shell/site-frame';

export const metadata: Metadata = { robots: { index: false } };

/** Nothing floats over the ends of the area's tables. */
export default function OrganizationLayout({ children }: { children: ReactNode }) {
  return <SiteFrame hasFloatingButtons={false}>{children}</SiteFrame>;
}
