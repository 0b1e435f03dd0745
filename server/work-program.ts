import os from 'node:os';
import type { WorkRequest, WorkResponse } from './work-process';

const BEHIND_EVERYTHING_ELSE = 10;

/** Makes this process the other end of a `WorkProcess`: it answers each request with the bytes that `workOn` makes. */
export function answerWork<Work>(workOn: (work: Work) => Promise<Uint8Array>): void {
  try {
    os.setPriority(BEHIND_EVERYTHING_ELSE);
  } catch {
    // Some systems don't allow it. Then the process competes with the server.
  }
  process.on('message', ({ id, work }: WorkRequest<Work>) => {
    workOn(work).then(
      (bytes) => say({ id, bytes }),
      (error: unknown) => say({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  // Ctrl+C reaches this process too, but its parent decides when it ends.
  process.on('SIGINT', () => undefined);
}

function say(response: WorkResponse): void {
  process.send?.(response);
}
