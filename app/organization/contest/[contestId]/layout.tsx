import type { ReactNode } from 'react';
import { MemberFrame } from '@/components/my/member-frame';

/** A contest's pages stand beside the menu of the area, as those of My Page do. */
export default function ContestLayout({ children }: { children: ReactNode }) {
  return <MemberFrame role="BUSINESS">{children}</MemberFrame>;
}
