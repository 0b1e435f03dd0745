import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isErrorCode } from '@/lib/contracts/errors';
import { ApiError } from '@/server/api/http/api-error';
import { WorkQueue } from '@/server/api/http/work-queue';
import { WorkError, WorkProcess } from '@/server/processes/work-process';
import type { InspectedImage } from './image-file';
import type { NewImage } from './repository';
import { takeImage } from './take-image';
import type { IntakeResult, IntakeWork } from './take-image';

/** Does the work somewhere. Both ends are ended by the signal. */
export interface IntakeWorker {
  do(work: IntakeWork, signal: AbortSignal | undefined): Promise<IntakeResult>;
  close(): void;
}

/** Images are taken in one at a time, because each may need hundreds of megabytes. */
const QUEUE = { atOnce: 1, waitingMax: 32 };
/** Milliseconds that one image may take once its turn has come. The largest take some ten seconds of a whole core. */
const TIMEOUT_MS = 120_000;
const RETRY_LATER = { 'retry-after': '30' };

/** The program of the intake, beside the bundle. */
const PROGRAM = './image-intake.mjs';

/** Works in this process, for tests and scripts. */
export const localIntake: IntakeWorker = { do: takeImage, close: () => undefined };

/**
 * Works in a process that starts with the first image and ends after some idle time, with the signal, and when an image
 * takes too long.
 * @param program the path of the program. Run from source there is none, and this process works.
 */
export function createProcessIntake(
  program: string = fileURLToPath(new URL(PROGRAM, import.meta.url)),
): IntakeWorker {
  if (!existsSync(program)) return localIntake;
  const process = new WorkProcess<IntakeWork, IntakeResult>(program);
  return {
    do: (work, signal) => process.ask(work, { signal, timeoutMs: TIMEOUT_MS }),
    close: () => process.close(),
  };
}

export type Intake = ReturnType<typeof createIntake>;

/** The intake of uploaded images: one after the other, for all senders. */
export function createIntake(worker: IntakeWorker) {
  const queue = new WorkQueue(QUEUE);

  async function ask(work: IntakeWork, signal: AbortSignal | undefined): Promise<IntakeResult> {
    try {
      return await queue.run(() => worker.do(work, signal), signal);
    } catch (error) {
      throw faultOf(error, signal);
    }
  }

  return {
    /**
     * Makes an uploaded image publishable, as `prepareImage` does.
     * @param source the path of its file
     * @param target where the master is written
     * @throws ApiError as `prepareImage` does; UNAVAILABLE where too many wait, or it takes too long; BAD_REQUEST after the
     * signal
     */
    async take(source: string, target: string, signal?: AbortSignal): Promise<NewImage> {
      const result = await ask({ kind: 'take', source, target }, signal);
      if (result.kind !== 'taken') throw new Error('The intake did other work');
      return result.image;
    },

    /** What an uploaded image says of itself. @throws ApiError as `take` does, by the head of the file alone */
    async inspect(source: string, signal?: AbortSignal): Promise<InspectedImage> {
      const result = await ask({ kind: 'inspect', source }, signal);
      if (result.kind !== 'inspected') throw new Error('The intake did other work');
      return result.image;
    },

    close: () => worker.close(),
  };
}

/** The failure as the API tells it. A process that was ended, by the system too, may do better next time (UNAVAILABLE). */
function faultOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return new ApiError('BAD_REQUEST', { cause: error });
  if (!(error instanceof WorkError)) return error;
  if (error.code === null) return new ApiError('UNAVAILABLE', { headers: RETRY_LATER, cause: error });
  return isErrorCode(error.code) ? new ApiError(error.code, { cause: error }) : error;
}
