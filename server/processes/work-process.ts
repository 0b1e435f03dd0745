import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process is asked, and how it answers. */
export type WorkRequest<Work> = { id: number; work: Work };
export type WorkResponse<Result> =
  { id: number; result: Result } | { id: number; error: string; code: string | null };

const IDLE_MS = 20_000;
const TIMEOUT_MS = 60_000;
/** How often the memory of a process is read. In between it may grow by some hundred megabytes. */
const WATCH_MS = 50;
/** The code of work that ended for its memory. */
export const TOO_MUCH_MEMORY = 'TOO_MUCH_MEMORY';

interface Waiting<Result> {
  child: ChildProcess;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
  stopWatching: () => void;
}

export interface WorkOptions {
  /** Ends the process, and with it all its work. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that the work may take; a minute where it is left out. */
  timeoutMs?: number;
  /** Bytes of memory that the process may take meanwhile, where the system tells (Linux). */
  maxBytes?: number;
}

/** The work failed. `code` is that of the error in the process; null where it had none, or the process ended. */
export class WorkError extends Error {
  override readonly name = 'WorkError';

  constructor(
    message: string,
    readonly code: string | null = null,
  ) {
    super(message);
  }
}

/** The process ended, or was ended for its work's time or memory: the work may do better next time. */
export class ProcessEnded extends WorkError {}

/**
 * A process that does work for this one. It starts with the first work and ends after some idle time. Its program calls
 * `answerWork` (`work-program.ts`). Work that takes too long or is aborted ends the process, and all its work fails; the
 * next work starts another one.
 */
export class WorkProcess<Work, Result = Uint8Array> {
  readonly #program: string;
  readonly #waiting = new Map<number, Waiting<Result>>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #requests = 0;

  /** @param program the path of the program */
  constructor(program: string) {
    this.#program = program;
  }

  /** @throws WorkError where the program fails or ends; the signal's reason */
  ask(
    work: Work,
    { signal, timeoutMs = TIMEOUT_MS, maxBytes = Infinity }: WorkOptions = {},
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      clearTimeout(this.#idle);
      const child = (this.#child ??= this.#start());
      const request: WorkRequest<Work> = { id: (this.#requests += 1), work };
      const end = (error: unknown) => {
        this.#settle(request.id, (waiting) => waiting.reject(error));
        this.#lose(child);
        child.kill('SIGKILL');
      };
      const timer = setTimeout(() => end(new ProcessEnded(`No result within ${timeoutMs} ms`)), timeoutMs);
      timer.unref();
      const watch = setInterval(() => {
        if (residentBytes(child.pid) > maxBytes)
          end(new ProcessEnded(`More than ${maxBytes} bytes`, TOO_MUCH_MEMORY));
      }, WATCH_MS);
      if (maxBytes === Infinity) clearInterval(watch);
      watch.unref();
      const leave = () => end(signal?.reason);
      signal?.addEventListener('abort', leave, { once: true });
      const stopWatching = () => {
        clearTimeout(timer);
        clearInterval(watch);
        signal?.removeEventListener('abort', leave);
      };
      this.#waiting.set(request.id, { child, resolve, reject, stopWatching });
      child.send(request, (error) => {
        if (error !== null) this.#settle(request.id, (waiting) => waiting.reject(error));
      });
    });
  }

  close(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    if (child === null) return;
    child.disconnect();
    this.#lose(child);
  }

  #start(): ChildProcess {
    const child = fork(this.#program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: childEnvironment(),
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (response: WorkResponse<Result>) => {
      this.#settle(response.id, (waiting) => {
        if ('result' in response) waiting.resolve(response.result);
        else waiting.reject(new WorkError(response.error, response.code));
      });
      if (this.#waiting.size === 0) this.#rest();
    });
    child.on('error', () => this.#lose(child));
    child.on('exit', () => this.#lose(child));
    return child;
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.close(), IDLE_MS);
    this.#idle.unref();
  }

  #settle(id: number, settle: (waiting: Waiting<Result>) => void): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    waiting.stopWatching();
    settle(waiting);
  }

  /** Forgets a process that has ended or is about to, and fails its work. */
  #lose(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    for (const [id, waiting] of [...this.#waiting]) {
      if (waiting.child !== child) continue;
      this.#settle(id, ({ reject }) => reject(new ProcessEnded(`The process ended: ${this.#program}`)));
    }
  }
}

/** Bytes of memory that a process takes; 0 where the system doesn't tell. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/**
 * The child's environment. With one malloc arena the image encoders take some 100 MB, with glibc's default twice as much.
 * Next's types demand NODE_ENV.
 */
function childEnvironment(): NodeJS.ProcessEnv {
  return { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' };
}
