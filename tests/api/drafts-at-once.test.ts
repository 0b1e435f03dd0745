import { sql } from 'drizzle-orm';
import { RATES } from '@/server/api/http/rates';
import { contestApplicants } from '@/server/db/schema/contest';
import { useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { createRandom } from '@/tests/support/random';
import { useMovableClock } from '@/tests/support/withdrawal';

const { contestDraft } = RATES;
const clock = useMovableClock();
const api = useTestApi({ clock: clock.read, rateLimits: { contestDraft } });
const { contest, applicant, own, saveDraft } = contestCalls(api);

const SAVES = 200;
/** A page of a statement that no compression makes small. */
const { below } = createRandom(11, 0);
const statementOf = (number: number) =>
  `${number} ${Array.from({ length: 3000 }, () => String.fromCharCode(0xac00 + below(11_000))).join('')}`;

/** The bytes of the applications with their texts and indexes. */
async function sizeOnDisk(): Promise<number> {
  const { rows } = await api.database.orm.execute<{ bytes: number }>(
    sql`select pg_total_relation_size(${'contest_applicants'}::regclass)::int as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

/** Saves a draft again and again, as a form does while it is written. @returns the last version */
async function saveMany(as: Account, uuid: string, from: number): Promise<number> {
  let version = from;
  for (let count = 0; count < SAVES; count += 1)
    ({ draftVersion: version } = await saveDraft(as, uuid, { statement: statementOf(version) }, version));
  return version;
}

test('an artist who saves two hundred drafts in a minute loses none; beyond the limit they are told when to go on', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  expect(await saveMany(as, uuid, 0)).toBe(SAVES);
  const [row] = await api.rows(contestApplicants);
  expect(row?.draft?.['statement']).toMatch(new RegExp(`^${SAVES - 1} `));

  let answer: Response;
  let saved = SAVES;
  do {
    answer = await api.request('PUT', '/v1/artists/contest-applicants/{contestUuid}/draft', {
      ...{ as, params: { contestUuid: uuid } },
      body: { formData: JSON.stringify({ statement: `${saved}` }), formVersion: 1, draftVersion: saved },
    });
    if (answer.status === 200) saved += 1;
  } while (answer.status === 200);
  expect([saved, answer.status]).toEqual([contestDraft.points, 429]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(contestDraft.seconds);
  // What was refused changed nothing, and another artist isn't kept.
  expect(await own(as, uuid)).toMatchObject({ draft: { statement: `${saved - 1}` }, draftVersion: saved });
  await saveDraft(await applicant('강도윤'), uuid, { statement: '처음' });
});

test('two hundred artists who save at once each have their own draft, and none is kept waiting by a limit', async () => {
  const { uuid } = await contest();
  const artists: Account[] = [];
  for (let count = 0; count < SAVES; count += 1) artists.push(await applicant(`작가 ${count}`));
  await Promise.all(artists.map((as, at) => saveDraft(as, uuid, { statement: `${at}의 글` })));
  const rows = await api.rows(contestApplicants);
  expect(rows).toHaveLength(SAVES);
  for (const [at, { uuid: accountUuid }] of artists.entries())
    expect(rows.find((row) => row.accountUuid === accountUuid)?.draft).toMatchObject({
      statement: `${at}의 글`,
    });
});

test('drafts that are saved over and over take no more room than those of one round', async () => {
  const { uuid } = await contest();
  const size: number[] = [];
  for (const name of ['류단아', '강도윤', '임석']) {
    // Each is another artist, so that no limit ends the round.
    await saveMany(await applicant(name), uuid, 0);
    size.push(await sizeOnDisk());
    // The server does so every six hours; a PostgreSQL by itself.
    await api.database.vacuum();
  }
  const [one = 0, , three = 0] = size;
  expect(three).toBeLessThan(one * 1.5);
});
