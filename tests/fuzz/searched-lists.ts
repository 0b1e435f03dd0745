import { z } from 'zod';
import { fillUrl } from '@/lib/api/url';
import type { Operation } from '@/tests/support/operations';
import { callAs, ROLES, type Role, type Sessions } from './roles';

/** A list that has a search. */
export interface Searched {
  name: string;
  /** Who may read it. */
  role: Role;
  path: string;
}

/** Whether a call is the search of a list; exports are files, which have a limit of their own. */
const isListSearch = ({ method, path, parameters }: Operation): boolean =>
  method === 'GET' && !path.endsWith('/export') && parameters.some(({ name }) => name === 'q');

const contestsSchema = z.object({ content: z.array(z.object({ uuid: z.string() })) });

/** Every list of the description that has a search, once for each value that it has to be given. */
export async function searchedLists(
  url: string,
  sessions: Sessions,
  operations: readonly Operation[],
): Promise<Searched[]> {
  const held = await callAs(url, sessions.cookieOf('BUSINESS'), { path: '/v1/organizations/contests' });
  const uuid = contestsSchema.parse(held).content[0]?.uuid ?? '';
  return operations.filter(isListSearch).flatMap((operation) => {
    const { name, path, parameters, access } = operation;
    const role = access === 'anyone' ? 'GUEST' : (ROLES.find((each) => isAdmitted(each, access)) ?? 'ADMIN');
    const [choice] = parameters.filter(({ name: key, required }) => required === true && key !== 'uuid');
    if (choice === undefined) return [{ name, role, path: fillUrl(path, { params: { uuid } }) }];
    return (choice.schema.enum ?? []).map(String).map((value) => ({
      name: `${name} ${value}`,
      role,
      path:
        choice.in === 'path'
          ? fillUrl(path, { params: { [choice.name]: value } })
          : `${path}?${choice.name}=${value}`,
    }));
  });
}

const isAdmitted = (role: Role, access: Operation['access']) =>
  role !== 'GUEST' && (access === 'member' || (Array.isArray(access) && access.includes(role)));

export function withQuery(path: string, query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}
