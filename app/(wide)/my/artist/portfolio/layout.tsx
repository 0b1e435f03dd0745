import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/shell/site-frame';

/** The editor's tools stand where the buttons would float. */
export default function EditorLayout({ children }: { children: ReactNode }) {
  return <SiteFrame hasFloatingButtons={false}>{children}</SiteFrame>;
}
