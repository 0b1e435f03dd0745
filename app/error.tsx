'use client';

import { FailureWall } from '@/components/shell/failure-wall';

interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** For pages that stand outside the public frame. */
export default function RootError(properties: ErrorProps) {
  return (
    <main id="main">
      <FailureWall {...properties} />
    </main>
  );
}
