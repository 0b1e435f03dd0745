import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/shell/site-frame';

export default function SharedPortfolioLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
