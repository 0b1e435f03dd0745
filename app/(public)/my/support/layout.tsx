import type { ReactNode } from 'react';
import '@/app/shared-styles';
import { MemberFrame } from '@/components/my/member-frame';

/** Notices and the FAQ: the frame of the member's area, and nothing in it that is one visitor's. */
export default function SupportLayout({ children }: { children: ReactNode }) {
  return <MemberFrame role={undefined}>{children}</MemberFrame>;
}
