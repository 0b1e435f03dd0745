import { OPENAPI_PATH } from '@/lib/api/url';
import { allowedRoles } from '@/server/api/http/access';
import { RATES } from '@/server/api/http/rates';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { operationsOf, type Operation } from '@/tests/support/operations';
import { addressOf } from '@/tests/support/studio';

/** Calls with a body whose limit counts accepted calls. Every other limit counts what is refused, too. */
const COUNTS_ACCEPTED = [
  'POST /v1/artists/contest-applicants/{contestUuid}',
  'POST /v1/artists/me/portfolio/links',
  'POST /v1/auth/artists/signup',
  'POST /v1/auth/identity',
  'POST /v1/auth/identity/result',
  'POST /v1/auth/identity/result/id',
  'POST /v1/auth/identity/result/pwd',
  'POST /v1/auth/members/signup',
  'POST /v1/auth/oauth2/artists/signup',
  'POST /v1/auth/oauth2/artists/signup/{uuid}',
  'POST /v1/auth/oauth2/members/signup',
  'POST /v1/auth/oauth2/members/signup/{uuid}',
  'POST /v1/organizations/contests/{uuid}/jurors/invitations',
  'POST /v1/slack/send-error',
  'POST /v1/support/guest/inquiries',
  'POST /v1/support/inquiries',
  'POST /v1/users/apply-artist',
  'PUT /v1/artists/contest-applicants/{id}/uploaded',
  'PUT /v1/artists/me',
  'PUT /v1/auth/identity/password',
  'PUT /v1/auth/password-links/{token}',
  'PUT /v1/users/me',
];

const FEW = { points: 1, seconds: 60, tries: 3 };
const EXAMPLES: Record<string, string> = { uuid: UNKNOWN_UUID, type: 'artists', token: 'a'.repeat(43) };
const api = useTestApi(
  { rateLimits: Object.fromEntries(Object.keys(RATES).map((name) => [name, FEW])) },
  { resets: false },
);

it('calls that are refused for their form count, or are tries, as the table says', async () => {
  const operations = operationsOf(await (await api.app.request(OPENAPI_PATH)).json());
  const accepted: string[] = [];
  const odd: string[] = [];
  for (const [index, operation] of operations.filter(({ body }) => body !== null).entries()) {
    const statuses = await refusedCalls(operation, index);
    const calls = statuses.indexOf(429);
    if (calls === FEW.tries) accepted.push(operation.name);
    else if (calls !== FEW.points) odd.push(`${operation.name}: ${statuses.join(', ')}`);
  }
  expect(odd).toEqual([]);
  expect(accepted.toSorted()).toEqual(COUNTS_ACCEPTED.toSorted());
});

/** The answers of calls that aren't what the operation wants, by a caller of their own. */
async function refusedCalls({ method, path, access }: Operation, index: number): Promise<number[]> {
  const [role = 'guest'] = allowedRoles(access);
  const as = role === 'guest' || access === 'anyone' ? null : await api.make.account({ roleType: role });
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => EXAMPLES[name] ?? UNKNOWN_UUID);
  const headers = { ...addressOf(index), 'content-type': 'text/plain' };
  const statuses: number[] = [];
  for (let count = 0; count <= FEW.tries; count += 1)
    statuses.push((await api.request(method, address, { as, headers, body: 'x' })).status);
  return statuses;
}
