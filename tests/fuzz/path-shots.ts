import { PATH_SPELLINGS } from '@/tests/support/path-spellings';
import type { CallSources } from './call-shots';
import { callShot } from './call-shots';
import type { Operation } from '@/tests/support/operations';
import type { Role } from './roles';
import type { Shot } from './shot';

const SPELLINGS = Object.entries(PATH_SPELLINGS);

/** A call, often as our own pages make it, to another spelling of its path. */
export function pathShot(number: number, operation: Operation, role: Role, sources: CallSources): Shot {
  const shot = callShot(number, operation, role, sources);
  const [name, spell] = sources.random.pick(SPELLINGS);
  const at = shot.target.indexOf('?');
  const path = at < 0 ? shot.target : shot.target.slice(0, at);
  return {
    ...shot,
    subject: `spelling: ${name}`,
    target: spell(path) + (at < 0 ? '' : shot.target.slice(at)),
    access: null,
  };
}
