import { fork, type ChildProcess } from 'node:child_process';

/** What a process is asked, and how it answers. */
export type WorkRequest<Work> = { id: number; work: Work };
export type WorkResponse = { id: number; bytes: Uint8Array } | { id: number; error: string };

const IDLE_MS = 20_000;
const TIMEOUT_MS = 60_000;

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * A process that makes bytes for this one. It starts with the first work and ends after some idle time. Its program calls
 * `answerWork` (`work-program.ts`). Work that takes longer than a minute ends the process, and all its work fails.
 */
export class WorkProcess<Work> {
  readonly #program: string;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #requests = 0;

  /** @param program the path of the program */
  constructor(program: string) {
    this.#program = program;
  }

  /** @throws Error where the program fails or ends */
  ask(work: Work): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      clearTimeout(this.#idle);
      const child = (this.#child ??= this.#start());
      const request: WorkRequest<Work> = { id: (this.#requests += 1), work };
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      timer.unref();
      this.#waiting.set(request.id, { resolve, reject, timer });
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
    child.on('message', (response: WorkResponse) => {
      this.#settle(response.id, (waiting) => {
        if ('bytes' in response) waiting.resolve(response.bytes);
        else waiting.reject(new Error(response.error));
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

  #settle(id: number, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    settle(waiting);
  }

  #lose(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const id of [...this.#waiting.keys()]) {
      this.#settle(id, (waiting) => waiting.reject(new Error(`The process ended: ${this.#program}`)));
    }
  }
}

/**
 * The child's environment. With one malloc arena the image encoders take some 100 MB, with glibc's default twice as much.
 * Next's types demand NODE_ENV.
 */
function childEnvironment(): NodeJS.ProcessEnv {
  return { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' };
}
