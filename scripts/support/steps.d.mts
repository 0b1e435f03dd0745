export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string | undefined>;
  stallMs?: number;
  isLive?: boolean;
  count?: () => Counts | null;
}

export interface Counts {
  passed: number;
  failed: number;
  retried?: string[];
}

export interface Result {
  name: string;
  isOk: boolean;
  passed: number;
  failed: number;
  seconds: number;
  retried?: string[];
}

export function runStep(step: Step): Promise<Result>;
export function runSteps(steps: readonly Step[], width: number): Promise<Result[]>;
export function report(results: readonly Result[]): void;
export function countJest(file: string): Counts | null;
export function countPlaywright(file: string): Counts | null;
