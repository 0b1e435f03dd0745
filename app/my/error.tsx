'use client';

import { FailureWall } from '@/components/shell/failure-wall';

interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Within the member's frame, so that the other pages stay in reach. */
export default function MemberError(properties: ErrorProps) {
  return <FailureWall {...properties} isFramed />;
}
