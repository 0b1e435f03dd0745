import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/shell/site-frame';

/** A contest and its preview take the whole width: the form stands beside itself. */
export default function ContestLayout({ children }: { children: ReactNode }) {
  return <SiteFrame hasFloatingButtons={false}>{children}</SiteFrame>;
}
