import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/shell/site-frame';

export const metadata: Metadata = { robots: { index: false } };

/** The portfolio takes the whole width: the menu of the member's area would leave its pages too little room. */
export default function PortfolioLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
