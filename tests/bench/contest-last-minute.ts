import { and, eq, isNotNull } from 'drizzle-orm';
import type { Api } from '@/server/api/app';
import { contestApplicants } from '@/server/db/schema/contest';
import type { Storage } from '@/server/providers/storage/storage';
import { benchTokens, openBenchApi } from './api';
import { addArtists, beginContest, type Filling } from './contest-content';
import { quantile } from './load';
import { short, table } from './report-file';

const SENDERS = 200;
const HOUR = 3_600_000;
const SECOND = 1000;
const ANSWERS = {
  ...{ name: '류단아', phone: '010-1234-5678', email: 'dana@example.com', genre: 'PAINTING' },
  ...{ shows: '2', statement: '창가에 머무는 빛', works: [] },
};

interface Draft {
  id: string;
  authorization: string;
}

/**
 * Two hundred artists who send at once just before the end of a contest, each twice, and as many who send just after it.
 * @throws Error where an application is lost, doubled, or taken too late
 */
export async function measureLastMinute(filling: Filling, storage: Storage): Promise<string> {
  const { database } = filling;
  const began = new Date();
  let now = began;
  const api = openBenchApi(database, { storage, clock: () => now });
  const { contestUuid } = await beginContest(filling, began);
  const early = await beginDrafts(api, filling, contestUuid);
  const late = await beginDrafts(api, filling, contestUuid);

  now = new Date(began.getTime() + HOUR - SECOND);
  const times: number[] = [];
  const started = performance.now();
  const answers = await Promise.all(
    [...early, ...early].map(async (draft) => {
      const status = await send(api, draft);
      times.push(performance.now() - started);
      return status;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  now = new Date(began.getTime() + HOUR + SECOND);
  const tooLate = await Promise.all(late.map((draft) => send(api, draft)));

  const sent = await database.orm
    .select({ accountUuid: contestApplicants.accountUuid })
    .from(contestApplicants)
    .where(and(eq(contestApplicants.contestUuid, contestUuid), isNotNull(contestApplicants.sentAt)));
  const lost = SENDERS - sent.length;
  const doubled = sent.length - new Set(sent.map(({ accountUuid }) => accountUuid)).size;
  const taken = tooLate.filter((status) => status === 200).length;
  if (lost !== 0 || doubled !== 0 || taken !== 0 || answers.some((status) => status >= 500))
    throw new Error(`lost ${lost}, doubled ${doubled}, taken too late ${taken}, answers ${tally(answers)}`);
  return table(
    ['last minute', 'sent', 'lost', 'doubled', 'too late and taken', 'answers', 's for all', 'p99 ms'],
    [
      [
        ...[`${SENDERS} artists, twice each`, sent.length, lost, doubled, taken],
        ...[tally(answers), short(seconds), short(quantile(times, 0.99))],
      ],
    ],
  );
}

const tally = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort((one, other) => one - other)
    .map((status) => `${statuses.filter((each) => each === status).length} × ${status}`)
    .join(', ');

async function beginDrafts(api: Api, filling: Filling, contestUuid: string): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const { accountId } of await addArtists(filling, SENDERS)) {
    const token = await benchTokens.sign({ accountId, roleType: 'ARTIST', tokenVersion: 0 });
    const authorization = `Bearer ${token}`;
    const answer = await api.request(`/v1/artists/contest-applicants/${contestUuid}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ formData: JSON.stringify(ANSWERS) }),
    });
    if (answer.status !== 200)
      throw new Error(`A draft was answered ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { id: string } };
    drafts.push({ id: data.id, authorization });
  }
  return drafts;
}

async function send(api: Api, { id, authorization }: Draft): Promise<number> {
  const answer = await api.request(`/v1/artists/contest-applicants/${id}/uploaded`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  });
  await answer.arrayBuffer();
  return answer.status;
}
