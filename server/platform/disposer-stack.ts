import type { Log } from '@/server/logging/log';

type Dispose = () => unknown;

/**
 * Closes what was opened, the last first, as `AsyncDisposableStack` does, which Node has from version 24 on. A failure is
 * logged and doesn't keep the others open.
 */
export class DisposerStack {
  readonly #disposers: { name: string; dispose: Dispose }[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  defer(name: string, dispose: Dispose): void {
    this.#disposers.push({ name, dispose });
  }

  /** Closes everything once; a second call finds nothing. */
  async dispose(): Promise<void> {
    for (let last = this.#disposers.pop(); last !== undefined; last = this.#disposers.pop()) {
      try {
        await last.dispose();
      } catch (error) {
        this.#log.warn({ err: error, part: last.name }, 'not closed');
      }
    }
  }
}
