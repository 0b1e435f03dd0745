'use client';

import type { ComponentProps } from 'react';
import { FailureWall } from '@/components/shell/failure-wall';

/** For pages that stand outside the public frame. */
export default function RootError(props: ComponentProps<typeof FailureWall>) {
  return (
    <main id="main">
      <FailureWall {...props} />
    </main>
  );
}
