import { RawConnection, sendRaw } from '@/tests/support/raw-http';
import { apiUrl } from '@/lib/api/url';
import { readSavedProfile, type SavedProfile } from './private-marks';
import { callAs, ROLES, type Role, type Sessions } from './roles';
import { encodeShot, reproductionOf, type Shot } from './shot';
import type { Tally } from './tally';
import { faultsOf, type Circumstances, type Outcome } from './verdicts';

export interface Range {
  url: string;
  sessions: Sessions;
  profiles: Map<Role, SavedProfile>;
  circumstances: Circumstances;
  tally: Tally;
  /** Whether accounts may be gone for good: the calls that come last do that. */
  mayLoseAccounts: boolean;
}

const HANG_MS = 5000;
/** A host that answers its health within this isn't kept busy by something else on the machine. */
const QUICK_MS = 250;
const PATIENCE_ROUNDS = 12;
const PROGRESS = 500;
const HEALTH = (host: string) => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;

/** Sends a shot over a connection of its own, and uses the connection again where it stays open. */
async function send(shot: Shot, url: string, cookie: string | null): Promise<Outcome> {
  const { host } = new URL(url);
  const isHead = shot.method === 'HEAD';
  const connection = new RawConnection(url);
  const started = performance.now();
  try {
    connection.write(encodeShot(shot, host, cookie));
    // What promises more than it sends is over when its sender hangs up.
    if (!shot.isWhole) connection.finish();
    const answer = await patiently(connection, url, isHead);
    const milliseconds = performance.now() - started;
    const isKept = typeof answer !== 'string' && !/\bclose\b/i.test(answer.headers.connection ?? '');
    if (!isKept || !shot.isWhole || shot.raw !== undefined) return { answer, milliseconds, next: null };
    connection.write(HEALTH(host));
    return { answer, milliseconds, next: await patiently(connection, url, false) };
  } finally {
    connection.destroy();
  }
}

/**
 * The next answer within five seconds. Where none comes, the host is asked how it is over another connection: on a
 * machine that is busy with other things every call is slow, and waited for longer.
 */
async function patiently(
  connection: RawConnection,
  url: string,
  isHead: boolean,
): Promise<Outcome['answer']> {
  for (let round = 1; ; round += 1) {
    const answer = await connection.answer({ isHead, timeoutMs: HANG_MS });
    if (answer !== 'silent' || round === PATIENCE_ROUNDS) return answer;
    const asked = performance.now();
    const health = await sendRaw(url, HEALTH(new URL(url).host), { timeoutMs: HANG_MS });
    if (health !== 'silent' && performance.now() - asked < QUICK_MS) return answer;
  }
}

/** Sends a shot as its role and notes what came of it. A session that it ended is begun anew. */
export async function fire(shot: Shot, range: Range): Promise<void> {
  const { url, sessions, tally, circumstances } = range;
  const outcome = await send(shot, url, sessions.cookieOf(shot.role));
  if (outcome.answer === 'refused')
    throw new Error(`Nothing listens at ${url} any more, after request ${shot.number}`);
  tally.count(shot, outcome);
  const { host } = new URL(url);
  for (const fault of faultsOf(shot, outcome, circumstances)) {
    tally.failures.push({ ...fault, shot, reproduction: reproductionOf(shot, host) });
  }
  if (typeof outcome.answer !== 'string') await settle(shot, outcome.answer.status, range);
}

async function settle(shot: Shot, status: number, range: Range): Promise<void> {
  const { url, sessions, profiles } = range;
  const { role } = shot;
  const cookie = sessions.cookieOf(role);
  if (cookie === null) return;
  const isEnded = async () => (await callAs(url, cookie, { path: apiUrl('/v1/auth/current-role') })) === null;
  const mayHaveEnded = status === 401 || shot.target.startsWith(apiUrl('/v1/auth/logout'));
  if (mayHaveEnded && (await isEnded())) {
    if ((await sessions.renew(role)) || range.mayLoseAccounts) return;
    throw new Error(`${role} can't log in any more, after request ${shot.number}`);
  }
  // A save names the version that it began with.
  if (
    status === 200 &&
    shot.method === 'PUT' &&
    shot.target === apiUrl('/v1/users/me') &&
    profiles.has(role)
  ) {
    profiles.set(role, {
      ...profiles.get(role),
      version: (await readSavedProfile(url, cookie, role)).version,
    });
  }
}

/** The shots of each role one after the other, so many roles at a time; `isOver` ends it early. */
export async function fireByRole(
  shots: { from: number; count: number; roleOf: (number: number) => Role; shotAt: (number: number) => Shot },
  range: Range,
  { lanes, isOver }: { lanes: number; isOver: () => boolean },
): Promise<void> {
  const laneOf = (role: Role) => ROLES.indexOf(role) % lanes;
  const runLane = async (lane: number) => {
    for (let number = shots.from; number < shots.count && !isOver(); number += 1) {
      // Who waits for the end sees that something moves.
      if (lane === 0 && number > 0 && number % PROGRESS === 0) console.log(`${number} of ${shots.count}`);
      if (laneOf(shots.roleOf(number)) === lane) await fire(shots.shotAt(number), range);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
}
