import type { Outcome, Fault } from './verdicts';
import type { Shot } from './shot';

export interface Failure extends Fault {
  shot: Shot;
  reproduction: string;
}

export interface Figures {
  requests: number;
  seconds: number;
  perRole: Readonly<Record<string, number>>;
  /** `2xx` and so on; `closed` and the like where no answer came. */
  perStatus: Readonly<Record<string, number>>;
  /** Milliseconds until a whole answer was there. */
  p50: number;
  p99: number;
  slowest: { milliseconds: number; what: string };
  failures: number;
  /** What was tried: operations and families. */
  subjects: number;
}

/** Counts what was sent and what came back. */
export class Tally {
  readonly failures: Failure[] = [];
  readonly #subjects = new Set<string>();
  readonly #perRole = new Map<string, number>();
  readonly #perStatus = new Map<string, number>();
  readonly #times: number[] = [];
  #slowest = { milliseconds: 0, what: '' };
  #requests = 0;

  count(shot: Shot, { answer, milliseconds }: Outcome): void {
    this.#requests += 1;
    this.#subjects.add(shot.subject);
    add(this.#perRole, shot.role);
    add(this.#perStatus, typeof answer === 'string' ? answer : `${Math.floor(answer.status / 100)}xx`);
    this.#times.push(milliseconds);
    if (milliseconds > this.#slowest.milliseconds) {
      this.#slowest = { milliseconds, what: `${shot.method} ${shot.target.slice(0, 60)} (${shot.subject})` };
    }
  }

  /** How many subjects had no fault, and which faults the others had: one line for each kind of a subject. */
  bySubject(): { passed: number; failed: Map<string, Failure[]> } {
    const failed = new Map<string, Failure[]>();
    for (const failure of this.failures) {
      const key = `${failure.shot.subject} · ${failure.verdict}`;
      failed.set(key, [...(failed.get(key) ?? []), failure]);
    }
    const subjects = new Set(this.failures.map(({ shot }) => shot.subject));
    return { passed: this.#subjects.size - subjects.size, failed };
  }

  figures(seconds: number): Figures {
    const times = [...this.#times].sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return {
      requests: this.#requests,
      seconds,
      perRole: sorted(this.#perRole),
      perStatus: sorted(this.#perStatus),
      p50: at(0.5),
      p99: at(0.99),
      slowest: this.#slowest,
      failures: this.failures.length,
      subjects: this.#subjects.size,
    };
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
