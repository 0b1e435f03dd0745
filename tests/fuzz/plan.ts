import { callShot, type CallSources } from './call-shots';
import type { Operation } from '@/tests/support/operations';
import { pageShot, PAGE_SUBJECTS } from './page-shots';
import { pathShot } from './path-shots';
import { createRandom } from '@/tests/support/random';
import { ROLES, type Role } from './roles';
import { socketShot, SOCKET_SUBJECTS } from './socket-shots';
import type { Shot } from './shot';

export interface Plan {
  seed: number;
  operations: { main: readonly Operation[]; last: readonly Operation[] };
  /** What calls are made of, but for the draws. */
  sources: Omit<CallSources, 'random'>;
}

/** Of twenty requests these are calls as the description has them; pages, spellings and shapes share the rest. */
const KINDS = ['page', 'page', 'page', 'spelling', 'spelling', 'socket', 'socket'] as const;
const PERIOD = 20;
const CALLS = PERIOD - KINDS.length;

/** Who sends request `number`: the same for every seed, so that lanes can be dealt. */
export function roleOf(number: number): Role {
  return at(ROLES, placeOf(number).turn);
}

/** The request with this number: always the same for a seed and what is in the database. */
export function shotAt(number: number, { seed, operations, sources }: Plan): Shot {
  const random = createRandom(seed, number);
  const drawn = { ...sources, random };
  const { kind, turn } = placeOf(number);
  const role = roleOf(number);
  const round = Math.floor(turn / ROLES.length);
  switch (kind) {
    case 'call':
      return callShot(number, at(operations.main, round), role, drawn);
    case 'page':
      return pageShot(number, at(PAGE_SUBJECTS, round), role, drawn);
    case 'spelling':
      return pathShot(number, random.pick(operations.main), role, drawn);
    case 'socket':
      return socketShot(number, at(SOCKET_SUBJECTS, round), role, random);
  }
}

/** The calls that end sessions or accounts, in an order in which each account is there as long as it is needed. */
export function lastShots(from: number, perPair: number, plan: Plan): Shot[] {
  const shots: Shot[] = [];
  for (const operation of plan.operations.last) {
    for (let turn = 0; turn < perPair * ROLES.length; turn += 1) {
      const number = from + shots.length;
      const drawn = { ...plan.sources, random: createRandom(plan.seed, number) };
      shots.push(callShot(number, operation, at(ROLES, turn), drawn));
    }
  }
  return shots;
}

/** The kind of a request, and how many of its kind come before it. */
function placeOf(number: number): { kind: 'call' | (typeof KINDS)[number]; turn: number } {
  const period = Math.floor(number / PERIOD);
  const place = number % PERIOD;
  if (place < CALLS) return { kind: 'call', turn: period * CALLS + place };
  const kind = at(KINDS, place - CALLS);
  const perPeriod = KINDS.filter((each) => each === kind).length;
  return {
    kind,
    turn: period * perPeriod + KINDS.slice(0, place - CALLS).filter((each) => each === kind).length,
  };
}

function at<Value>(from: readonly Value[], index: number): Value {
  const value = from[index % from.length];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}
