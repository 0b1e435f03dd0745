import os from 'node:os';
import type { WorkRequest, WorkResponse } from './work-process';

const BEHIND_EVERYTHING_ELSE = 10;

/** Makes this process the other end of a `WorkProcess`: it answers each request with what `workOn` makes. */
export function answerWork<Work, Result>(workOn: (work: Work) => Promise<Result>): void {
  try {
    os.setPriority(BEHIND_EVERYTHING_ELSE);
  } catch {
    // Some systems don't allow it. Then the process competes with the server.
  }
  process.on('message', ({ id, work }: WorkRequest<Work>) => {
    workOn(work).then(
      (result) => say({ id, result }),
      (error: unknown) => say({ id, error: messageOf(error), code: codeOf(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  // Ctrl+C and a service manager's end reach this process too. Its parent has requests to finish, and decides when it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}

function say<Result>(response: WorkResponse<Result>): void {
  process.send?.(response);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
