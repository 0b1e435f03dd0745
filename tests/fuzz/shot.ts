import type { Operation } from '@/tests/support/operations';
import type { Role } from './roles';

/** One request, before it is known where to and with which session. */
export interface Shot {
  /** Its place in the run: `--only` sends it alone. */
  number: number;
  /** The operation, or the family of pages, paths or socket shapes, that it tries. */
  subject: string;
  role: Role;
  method: string;
  /** The target of the request line. */
  target: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer | null;
  /** Whether everything that the head promises is sent, so that an answer is owed. */
  isWhole: boolean;
  /** Whether its headers say that another site caused it. */
  isCrossSite: boolean;
  /** Who may call, where the path is the operation's own; null where it is spelled otherwise or no call. */
  access: Operation['access'] | null;
  /** The only status that is right; left out where several are. */
  expected?: number;
  /** Sent instead of head and body; `{host}` and `{cookie}` are filled in. */
  raw?: string;
}

/** The headers that our own pages send with a call. */
export const OWN_ORIGIN = ['Sec-Fetch-Site', 'same-origin'] as const;

/** The bytes of a shot. @param host with its port; @param cookie null for a guest */
export function encodeShot(shot: Shot, host: string, cookie: string | null): Buffer {
  const cookieLine = cookie === null ? '' : `Cookie: ${cookie}\r\n`;
  if (shot.raw !== undefined) {
    return Buffer.from(shot.raw.replaceAll('{host}', host).replaceAll('{cookie}', cookieLine), 'latin1');
  }
  const has = (name: string) => shot.headers.some(([other]) => other.toLowerCase() === name);
  const lines = [
    `${shot.method} ${shot.target} HTTP/1.1`,
    ...(has('host') ? [] : [`Host: ${host}`]),
    ...(cookie === null || has('cookie') ? [] : [`Cookie: ${cookie}`]),
    ...shot.headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    shot.body ?? Buffer.alloc(0),
  ]);
}

const SHOWN_BYTES = 600;

/** One line that sends the shot again from a shell; the session of its role has to be put in by hand. */
export function reproductionOf(shot: Shot, host: string): string {
  const bytes = encodeShot(shot, host, shot.role === 'GUEST' ? null : `<${shot.role}>`);
  const [name = '', port = ''] = host.split(':');
  const cut = bytes.length > SHOWN_BYTES ? ` # and ${bytes.length - SHOWN_BYTES} bytes more` : '';
  return `printf '${escaped(bytes.subarray(0, SHOWN_BYTES))}' | nc ${name} ${port}${cut}`;
}

function escaped(bytes: Buffer): string {
  return [...bytes]
    .map((byte) => {
      if (byte === 13) return '\\r';
      if (byte === 10) return '\\n';
      if (byte === 0x25) return '%%';
      const isPlain = byte >= 32 && byte < 127 && byte !== 0x27 && byte !== 0x5c;
      return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`;
    })
    .join('');
}
