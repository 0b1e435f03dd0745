export interface Program {
  pid: number;
  isRunning(): boolean;
  stop(signal?: NodeJS.Signals): Promise<void>;
  log(): string;
}

export function startProgram(
  args: string[],
  options: { env: Record<string, string>; logFile: string },
): Program;
export const PATIENCE: Record<string, string>;
export function startArguments(): string[];
export function findFreePort(): Promise<number>;
export function waitUntilReady(
  url: string,
  options: { program: Program; host?: string; timeoutMs?: number; pollMs?: number },
): Promise<void>;
