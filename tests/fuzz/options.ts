import { parseArgs } from 'node:util';

export interface Options {
  seed: number;
  /** How many requests are sent, besides the few that end accounts. */
  requests: number;
  /** Milliseconds after which no further request is sent. */
  maxMs: number;
  /** The number of the one request to send; null for all. */
  only: number | null;
  /** The kinds of attacks to try. */
  kinds: readonly Kind[];
  /** Whether docs/benchmarks gets the figures. */
  isReported: boolean;
}

/**
 * Single requests, the memory that they leave behind, CPU of odd ones, CPU of searched lists, bodies that trickle, parts of contacts,
 * refused input beside a limit, and reviews before the own score.
 */
const KINDS = ['requests', 'memory', 'cpu', 'list-cpu', 'trickle', 'contacts', 'refused', 'reviews'] as const;
export type Kind = (typeof KINDS)[number];

const REQUESTS = 30_000;

/** @throws Error for what is no option, or no number */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      requests: { type: 'string' },
      minutes: { type: 'string' },
      only: { type: 'string' },
      kinds: { type: 'string' },
      report: { type: 'boolean', default: false },
    },
  });
  return {
    seed: values.seed === undefined ? Date.now() % 2 ** 31 : whole('seed', values.seed),
    requests: values.requests === undefined ? REQUESTS : whole('requests', values.requests),
    maxMs:
      values.minutes === undefined ? Number.POSITIVE_INFINITY : whole('minutes', values.minutes) * 60_000,
    only: values.only === undefined ? null : whole('only', values.only),
    kinds: values.kinds === undefined ? KINDS : values.kinds.split(',').map(kindOf),
    isReported: values.report,
  };
}

function kindOf(text: string): Kind {
  const kind = KINDS.find((each) => each === text);
  if (kind === undefined) throw new Error(`--kinds takes ${KINDS.join(',')}, not ${text}`);
  return kind;
}

function whole(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}`);
  return Number(text);
}
