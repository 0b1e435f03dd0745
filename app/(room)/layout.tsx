import type { ReactNode } from 'react';
import { SoftNavigation } from '@/components/shell/soft-navigation';

/** Pages that are one wall: they have a bar of their own instead of the site's header and footer. */
export default function RoomLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SoftNavigation />
    </>
  );
}
