import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encodeVariant } from './encode';
import type { EncodeRequest, EncodeResponse, EncodeWork } from './encoder-process';
import type { VariantFormat } from './keys';
import { drawSeal, type Seal } from './seal';
import { composeShareImage, type ShareCard } from './share-image';

export interface Encoder {
  encode(master: Uint8Array, width: number, format: VariantFormat): Promise<Uint8Array>;
  /** The share image of an article; see `composeShareImage`. */
  compose(master: Uint8Array, card: ShareCard): Promise<Uint8Array>;
  /** An icon; see `drawSeal`. */
  seal(seal: Seal): Promise<Uint8Array>;
  close(): void;
}

/** Encodes in this process, for tests and scripts. */
export const localEncoder: Encoder = {
  encode: encodeVariant,
  compose: composeShareImage,
  seal: drawSeal,
  close: () => undefined,
};

/** The encoder's program, beside the bundle. Run from source there is none, and this process encodes. */
const PROGRAM = './image-encoder.mjs';
const IDLE_MS = 20_000;
const TIMEOUT_MS = 60_000;

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** Encodes in a process that starts with the first image and ends after some idle time. */
export function createProcessEncoder(): Encoder {
  const program = fileURLToPath(new URL(PROGRAM, import.meta.url));
  return existsSync(program) ? new ProcessEncoder(program) : localEncoder;
}

/** The child's environment. Next's types demand NODE_ENV. */
function childEnvironment(): NodeJS.ProcessEnv {
  return { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' };
}

class ProcessEncoder implements Encoder {
  readonly #program: string;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #requests = 0;

  constructor(program: string) {
    this.#program = program;
  }

  encode(master: Uint8Array, width: number, format: VariantFormat): Promise<Uint8Array> {
    return this.#ask({ kind: 'variant', master, width, format });
  }

  compose(master: Uint8Array, card: ShareCard): Promise<Uint8Array> {
    return this.#ask({ kind: 'share', master, card });
  }

  seal(seal: Seal): Promise<Uint8Array> {
    return this.#ask({ kind: 'seal', seal });
  }

  #ask(work: EncodeWork): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      clearTimeout(this.#idle);
      const child = (this.#child ??= this.#start());
      const request: EncodeRequest = { id: (this.#requests += 1), ...work };
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
      // With one malloc arena the encoders take some 100 MB, with glibc's default twice as much.
      env: childEnvironment(),
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (response: EncodeResponse) => {
      this.#settle(response.id, (waiting) => {
        if ('bytes' in response) waiting.resolve(response.bytes);
        else waiting.reject(new Error(`An image could not be encoded: ${response.error}`));
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
      this.#settle(id, (waiting) => waiting.reject(new Error('The image encoder ended.')));
    }
  }
}
