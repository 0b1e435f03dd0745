'use client';

import type { ComponentProps } from 'react';
import { FailureWall } from '@/components/shell/failure-wall';

/** It fails inside the member's frame, whose menu still leads to the other pages. */
export default function MemberError(props: ComponentProps<typeof FailureWall>) {
  return <FailureWall {...props} isFramed />;
}
