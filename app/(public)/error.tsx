'use client';

import { FailureWall } from '@/components/shell/failure-wall';

export default FailureWall;
