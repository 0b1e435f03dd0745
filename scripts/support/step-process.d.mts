import type { Step } from './steps.mjs';

export function runProcess(
  step: Pick<Step, 'command' | 'args' | 'env' | 'isLive' | 'stallMs'>,
): Promise<{ code: number | null; output: string }>;
