import { connect, type Socket } from 'node:net';
import { parseAnswer, type RawAnswer } from './raw-answer';

/** How a connection ended where no answer came. */
export type NoAnswer = 'closed' | 'reset' | 'silent' | 'refused';

/** A server that says nothing for so long hangs, also on a machine at a tenth of its speed. */
const HANG_MS = 60_000;

/**
 * One connection that bytes are written to as they are, so that a test can send what no client would: HTTP clients
 * make addresses and heads orderly.
 */
export class RawConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #end: Exclude<NoAnswer, 'silent'> | null = null;
  #listeners: (() => void)[] = [];

  /** @param url its host and port are connected to */
  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ port: Number(port), host: hostname, noDelay: true, allowHalfOpen: true });
    this.#socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#tell();
    });
    this.#socket.on('end', () => this.#over('closed'));
    this.#socket.on('error', (error: NodeJS.ErrnoException) =>
      this.#over(error.code === 'ECONNREFUSED' ? 'refused' : 'reset'),
    );
    this.#socket.on('close', () => this.#over('closed'));
  }

  write(bytes: string | Buffer): void {
    if (!this.#socket.destroyed && !this.#socket.writableEnded) this.#socket.write(bytes);
  }

  /** Says that nothing more will be sent; answers are still read. */
  finish(): void {
    this.#socket.end();
  }

  /** The next whole answer, or what came instead within `timeoutMs`. */
  async answer({ isHead = false, timeoutMs = HANG_MS } = {}): Promise<RawAnswer | NoAnswer> {
    let answer: RawAnswer | null = null;
    const isDone = () => {
      const parsed = parseAnswer(this.#received, { isHead, isEnded: this.#end !== null });
      if (parsed === null) return this.#end !== null;
      answer = parsed.answer;
      this.#received = this.#received.subarray(parsed.length);
      return true;
    };
    await this.#until(isDone, timeoutMs);
    return answer ?? this.#end ?? 'silent';
  }

  /** How the connection ended; `silent` where it is still open after `timeoutMs`. */
  async ended(timeoutMs = HANG_MS): Promise<NoAnswer> {
    await this.#until(() => this.#end !== null, timeoutMs);
    return this.#end ?? 'silent';
  }

  destroy(): void {
    this.#socket.destroy();
  }

  #over(end: Exclude<NoAnswer, 'silent'>): void {
    this.#end ??= end;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #until(isDone: () => boolean, timeoutMs: number): Promise<void> {
    if (isDone()) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#listeners = this.#listeners.filter((other) => other !== listener);
        resolve();
      };
      const listener = () => {
        if (isDone()) finish();
      };
      const timer = setTimeout(finish, timeoutMs);
      this.#listeners.push(listener);
    });
  }
}

/** Sends bytes over a connection of their own. @returns the first answer, or what came instead */
export async function sendRaw(
  url: string,
  bytes: string | Buffer,
  options: { isHead?: boolean; timeoutMs?: number } = {},
): Promise<RawAnswer | NoAnswer> {
  const connection = new RawConnection(url);
  try {
    connection.write(bytes);
    return await connection.answer(options);
  } finally {
    connection.destroy();
  }
}
