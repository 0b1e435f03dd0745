import { z } from 'zod';
import { failureSchema } from '@/lib/contracts/envelope';
import { apiUrl } from '@/lib/api/url';
import { linkFault } from '@/lib/text/link';
import type { NoAnswer } from '@/tests/support/raw-http';
import type { RawAnswer } from '@/tests/support/raw-answer';
import type { PrivateMarks } from './private-marks';
import type { Shot } from './shot';

/** The outcome of a shot. */
export interface Outcome {
  answer: RawAnswer | NoAnswer;
  milliseconds: number;
  /** What the connection did when it was used again after a whole answer; null where it was not tried. */
  next: RawAnswer | NoAnswer | null;
}

export interface Fault {
  verdict: string;
  says: string;
}

export interface Circumstances {
  marks: PrivateMarks;
  /** Texts by which an answer would show the machine: its folders. */
  machine: readonly string[];
}

/**
 * Answers of 5xx that are honest: under the circumstances that their name says, with `Retry-After`. Everything else
 * beyond 499 is a fault.
 */
const HONEST: readonly { name: string; isIt: (shot: Shot, answer: RawAnswer) => boolean }[] = [
  {
    name: 'a check of readiness ran out of time, and is named',
    isIt: ({ target }, { status, body }) => status === 503 && target === '/readyz' && body.includes('"DOWN"'),
  },
  {
    name: 'all renders are taken by the run itself',
    isIt: ({ subject }, { status }) => status === 503 && /^(pages|spelling): /.test(subject),
  },
  {
    name: 'all password checks are taken by the run itself',
    isIt: ({ target }, { status }) =>
      status === 503 &&
      /^\/(v1\/(auth\/(login|withdrawal\/revoke)|users\/(validate-current-password|password\/update))|user\/password\/update)\b/.test(
        target,
      ),
  },
];

const CALL = /^\/(?:v[12]|user\/password)\/[\w/.-]*(?:\?|$)/;
const successSchema = z.looseObject({ code: z.literal('SUCCESS'), message: z.null(), data: z.unknown() });
const STACK =
  /\n\s+at (?:async )?\S.*:\d+:\d+\)?|node_modules\/|\bnode:internal\/|webpack-internal:|file:\/\/\/(?!etc\/passwd)/;
const DATABASE =
  /Failed query|QueryError|invalid input syntax for|violates \w+ constraint|relation "\w+" does not exist|invalid byte sequence/;
const TOKEN = /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{10,}|Fe26\.2\*\d\*[\da-f]{16,}|"accessToken"\s*:\s*"/;
const LOGOUT = `POST ${apiUrl('/v1/auth/logout')}`;
const LINK = /"\w*[lL]ink(?:Path|Url)?":"((?:[^"\\]|\\.)*)"/g;
/** Methods that routes may answer. */
const ROUTED = /^(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/;
/** Paths below which a mutation changes something; a page that is posted to is only shown. */
const CHANGES = /\/v[12]\/|^\/(?:session|user\/password\/)/i;
const MUTATION = /^(POST|PUT|PATCH|DELETE)$/;
/** Statuses that Node itself answers, before anything of ours is asked. */
const OF_THE_PARSER = new Set([400, 408, 413, 417, 431]);

/** All faults of a shot's outcome; empty where it has none. */
export function faultsOf(shot: Shot, { answer, next }: Outcome, circumstances: Circumstances): Fault[] {
  const faults: Fault[] = [];
  const add = (verdict: string, says: string) => void faults.push({ verdict, says });
  if (typeof answer === 'string') {
    if (answer === 'silent') add('hang', 'no answer, and the connection is still open after 5 s');
    else if (shot.isWhole) add('reset', `the connection was ${answer} without an answer`);
    return faults;
  }
  const { status, headers } = answer;
  const body = answer.body.toString('utf8');
  if (shot.expected !== undefined && status !== shot.expected)
    add('status', `${status}, not ${shot.expected}`);
  const link = illegibleLink(body);
  if (link !== null) add('link', `${JSON.stringify(link)} is kept`);
  if (status >= 500 && !isHonest(shot, answer)) add('5xx', `${status} ${body.slice(0, 120)}`);
  const shown =
    STACK.exec(body)?.[0] ??
    DATABASE.exec(body)?.[0] ??
    circumstances.machine.find((text) => body.includes(text));
  if (shown !== undefined) add('insides', `the answer shows ${JSON.stringify(shown.slice(0, 120))}`);
  const token = TOKEN.exec(body)?.[0];
  if (token !== undefined) add('token', `${token.slice(0, 24)}… is in the body`);
  if (shot.raw === undefined) faults.push(...formFaults(shot, answer, body));
  const type = headers['content-type'];
  if (type !== undefined && headers['x-content-type-options'] !== 'nosniff')
    add('headers', `${status} ${type} without nosniff`);
  if (type?.startsWith('text/html') === true && headers['content-security-policy'] === undefined)
    add('headers', `${status} without a content policy`);
  const foreign = foreignMark(shot, body, circumstances.marks);
  if (foreign !== null) add('foreign', `${shot.role} is shown what only ${foreign} may see`);
  if (status < 300 && shot.isCrossSite && MUTATION.test(shot.method) && CHANGES.test(shot.target))
    add('origin', `${status} for a mutation from elsewhere`);
  if (status < 300 && !mayCall(shot)) add('access', `${status} for ${shot.role}`);
  if (next !== null && (typeof next === 'string' || next.status !== 200)) {
    add('next', `the next request on the connection: ${typeof next === 'string' ? next : next.status}`);
  }
  return faults;
}

/** An address of a page in the answer that hides where it leads; null for none. */
function illegibleLink(body: string): string | null {
  const links = [...body.matchAll(LINK)].map(([, text = '']) => String(jsonOf(`"${text}"`)));
  return links.find((text) => linkFault(text) !== null) ?? null;
}

function isHonest(shot: Shot, answer: RawAnswer): boolean {
  return /^\d+$/.test(answer.headers['retry-after'] ?? '') && HONEST.some(({ isIt }) => isIt(shot, answer));
}

/** Whether an answer is a file that is downloaded: a list as CSV. */
const isDownload = ({ status, headers }: RawAnswer) =>
  status === 200 && headers['content-disposition']?.startsWith('attachment') === true;

/** A call is answered in the envelope or by a download, everything else in words at least. */
function formFaults(shot: Shot, answer: RawAnswer, body: string): Fault[] {
  const { status, headers } = answer;
  if (shot.method === 'HEAD' || status === 304 || status === 204 || isDownload(answer)) return [];
  const isOfParser = OF_THE_PARSER.has(status) && headers['content-type'] === undefined;
  if (isOfParser && !shot.isWhole) return [];
  const isCall = CALL.test(shot.target) && / \/(?:v|user\/)/.test(shot.subject);
  if (isCall && (status < 300 || status >= 400)) {
    const schema = status < 300 ? successSchema : failureSchema;
    return schema.safeParse(jsonOf(body)).success
      ? []
      : [{ verdict: 'envelope', says: `${status} ${JSON.stringify(body.slice(0, 80))} is no envelope` }];
  }
  // The host refuses requests that no route handles, in words of its own.
  const isStrange = !ROUTED.test(shot.method) || !isDecodable(shot.target);
  if (isStrange && status >= 400 && body.trim() === '') {
    return [{ verdict: 'bare', says: `${status} without a word` }];
  }
  return [];
}

function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target);
    return true;
  } catch {
    return false;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whose private value the answer holds besides the caller's own; null where there is none. */
function foreignMark(shot: Shot, body: string, marks: PrivateMarks): string | null {
  // Operators decide applications by what applicants say of themselves.
  if (shot.role === 'ADMIN' && shot.target.includes('/admin/')) return null;
  for (const [role, values] of marks) {
    if (role !== shot.role && values.some((value) => body.includes(value))) return role;
  }
  return null;
}

function mayCall({ access, role, subject }: Shot): boolean {
  // The logout succeeds with and without a session.
  if (subject === LOGOUT) return true;
  if (access === null || access === 'anyone') return true;
  return access === 'member' ? role !== 'GUEST' : access.some((allowed) => allowed === role);
}
