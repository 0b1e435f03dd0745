import type { ReactNode } from 'react';
import { MemberFrame } from '@/components/my/member-frame';

/** The pages of contests stand beside the menu of the area, as those of My Page do. */
export default function ContestsLayout({ children }: { children: ReactNode }) {
  return <MemberFrame role="BUSINESS">{children}</MemberFrame>;
}
