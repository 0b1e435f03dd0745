import { z } from 'zod';
import { aiPermissionsSchema } from '@/lib/contracts/ai-permissions';
import type { Platform } from '@/server/bff/host-bridge';
import { withinTime } from '@/server/within-time';

interface AiPermissionsOptions {
  platform: Platform;
  onError: (error: unknown) => void;
  now?: () => number;
}

/** So long the list is good that no message has made old. */
const FRESH_MS = 60_000;
/** Waits so long after a list that couldn't be read. */
const REST_MS = 5000;
const TIMEOUT_MS = 3000;

const answerSchema = z.object({ data: aiPermissionsSchema });

/** The paths that artists allow to AI, as the platform lists them. Until it has been read, and where it can't be, nothing is allowed. */
export class AiPermissions {
  private paths: ReadonlySet<string> = new Set();
  private goodUntil = 0;
  private reading: Promise<void> | null = null;
  /** Counts the changes, so that a list that was read meanwhile isn't taken for new. */
  private changes = 0;

  constructor(private readonly options: AiPermissionsOptions) {}

  /** What changed may change the list. */
  invalidate(): void {
    this.changes += 1;
    this.goodUntil = 0;
  }

  /** Whether a path is allowed by a list of at most a minute ago. */
  async allows(path: string): Promise<boolean> {
    await this.refresh();
    return this.allowed(path);
  }

  /** Whether it is allowed by the list that was read last, which is read anew beside. */
  allowsByLastList(path: string): boolean {
    void this.refresh();
    return this.allowed(path);
  }

  private allowed(path: string): boolean {
    return this.paths.has(path) || this.paths.has(path.slice(0, path.lastIndexOf('/') + 1));
  }

  private refresh(): Promise<void> {
    const { now = Date.now } = this.options;
    if (this.reading === null && now() < this.goodUntil) return Promise.resolve();
    return (this.reading ??= this.read(now).finally(() => (this.reading = null)));
  }

  private async read(now: () => number): Promise<void> {
    const { platform, onError } = this.options;
    const { changes } = this;
    try {
      const request = new Request('http://platform/v1/contents/ai-permissions');
      const answer = await withinTime(TIMEOUT_MS, Promise.resolve(platform.fetch(request)));
      if (!answer.ok) throw new Error(`The platform answered ${answer.status} to the permissions for AI.`);
      this.paths = new Set(answerSchema.parse(await answer.json()).data.paths);
      if (changes === this.changes) this.goodUntil = now() + FRESH_MS;
    } catch (error) {
      this.paths = new Set();
      this.goodUntil = now() + REST_MS;
      onError(error);
    }
  }
}
