'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/state/skeleton';

/** The back office, whose code no other page loads. */
export const AdminApp = dynamic(() => import('./entry').then((module) => module.BackOffice), {
  ssr: false,
  loading: () => <Opening />,
});

function Opening() {
  return (
    <div role="status" aria-busy="true">
      <span className="vh">운영실을 여는 중입니다.</span>
      <Skeleton height="64px" />
    </div>
  );
}
