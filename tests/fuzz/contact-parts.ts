import { z } from 'zod';
import { apiUrl } from '@/lib/api/url';
import { contactOf } from '@/lib/search/contact';
import type { Operation } from '@/tests/support/operations';
import { createRandom, type Random } from '@/tests/support/random';
import type { KindResult } from './kind';
import { searchedLists, withQuery, type Searched } from './searched-lists';
import { callAs, type Role, type Sessions } from './roles';

/** How many parts of each contact each list is searched for. */
const ROUNDS = 6;
/** The least letters of a part: fewer occur in other texts too. */
const LEAST = 6;
const OWNERS = ['MEMBER', 'ARTIST', 'ARTIST_PENDING', 'BUSINESS'] as const satisfies readonly Role[];

const contactSchema = z.object({ email: z.string(), phoneNum: z.string().nullish() });
const pageSchema = z.object({ content: z.array(z.unknown()), totalElements: z.number().optional() });

/**
 * Searches the lists of operators for parts of contacts, which are masked there. A part finds no row that doesn't show it, and each search
 * for a whole contact is in the log.
 */
export async function tryContactParts(
  url: string,
  { seed, sessions, operations }: { seed: number; sessions: Sessions; operations: readonly Operation[] },
): Promise<KindResult> {
  const cookie = sessions.cookieOf('ADMIN');
  const read = async (path: string) => pageSchema.parse(await callAs(url, cookie, { path }));
  const contacts = (await Promise.all(OWNERS.map((role) => contactsOf(url, sessions, role)))).flat();
  const lists = (await searchedLists(url, sessions, operations)).filter(({ path }) =>
    path.startsWith('/v1/admin/'),
  );
  const failures: string[] = [];
  let tries = 0;
  for (const [at, list] of lists.entries()) {
    for (const [place, contact] of contacts.entries()) {
      const random = createRandom(seed, at * contacts.length + place);
      for (let round = 0; round < ROUNDS; round += 1) {
        const part = partOf(contact, random);
        if (isWhole(part, contact)) continue;
        const { content } = await read(withQuery(list.path, { q: part }));
        const unseen = content.filter((row) => !JSON.stringify(row).toLowerCase().includes(trimmed(part)));
        tries += 1;
        if (unseen.length > 0) failures.push(`${list.name} finds ${unseen.length} rows by ${part}`);
      }
    }
  }
  for (const contact of contacts) failures.push(...(await unlogged(contact, read, lists)));
  const report = `Parts of contacts: ${tries} searches of ${lists.length} lists of operators, ${failures.length} faults.`;
  return { passed: tries + contacts.length - failures.length, failures, report, section: report };
}

async function contactsOf(url: string, sessions: Sessions, role: Role): Promise<string[]> {
  const path = apiUrl('/v1/users/me');
  const { email, phoneNum } = contactSchema.parse(await callAs(url, sessions.cookieOf(role), { path }));
  return [email, ...(phoneNum === null || phoneNum === undefined ? [] : [phoneNum])];
}

/** Whether the part is another way to write the whole: a number without its first zero. */
function isWhole(part: string, contact: string): boolean {
  const read = contactOf(part);
  return read?.kind === 'phone' && read.digits === contact;
}

/** Without the punctuation at its ends, which no search looks for: `allery01@` may find the account ID `gallery01`. */
const trimmed = (part: string): string => part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** A part that isn't the whole and, of a number, isn't its end alone. */
function partOf(contact: string, random: Random): string {
  const length = LEAST + random.below(contact.length - LEAST);
  const from = random.below(contact.length - length + 1);
  return contact.slice(from, from + length).toLowerCase();
}

/** Says which list that finds the contact leaves its search out of the log. */
async function unlogged(
  contact: string,
  read: (path: string) => Promise<z.infer<typeof pageSchema>>,
  lists: readonly Searched[],
): Promise<string[]> {
  const log = apiUrl('/v1/admin/audit', { query: { action: 'SEARCH_CONTACT' } });
  const countLogged = async () => (await read(log)).totalElements ?? 0;
  const failures: string[] = [];
  let found = 0;
  for (const { name, path } of lists) {
    const before = await countLogged();
    if ((await read(withQuery(path, { q: contact }))).content.length === 0) continue;
    found += 1;
    if ((await countLogged()) !== before + 1)
      failures.push(`${name} finds a contact without a line in the log`);
  }
  return found === 0 ? [...failures, `no list finds ${contact}`] : failures;
}
