import { randomUUID } from 'node:crypto';
import { contestApplicants } from '@/server/db/schema/contest';
import { useTestApi, type Account } from '@/tests/support/api';
import { CLOSES_AT, contestCalls } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
/**
 * It is the deadline's moment when so many applications are received; the others are on their way. Those whose transactions have begun
 * beside the last of these are received too: PostgreSQL runs several at once, PGlite none.
 */
const IN_TIME = 20;
const api = useTestApi((own) => ({ clock: () => (own.wakes() < IN_TIME ? clock.read() : CLOSES_AT) }));
const { contest, applicant, begin } = contestCalls(api);

const SEND = '/v1/artists/contest-applicants/{id}/uploaded';
const ANSWERS = { statement: '서향집의 창틀 그림자를 그립니다.', genre: 'PAINTING', agreement: true };
const RIVALS = 50;

interface Answer {
  status: number;
  code?: string;
  message?: string;
  data?: { receipt: string };
}

test('fifty applications in the second of the deadline are each received with a receipt and a mail, or refused in its words', async () => {
  const { uuid } = await contest();
  const rivals: { as: Account; id: string; key: string }[] = [];
  for (let count = 0; count < RIVALS; count += 1) {
    const as = await applicant(`작가 ${count}`);
    const { id } = await begin(as, uuid, { ...ANSWERS, statement: `글 ${count}` });
    rivals.push({ as, id, key: randomUUID() });
  }
  const send = async ({ as, id, key }: (typeof rivals)[number]): Promise<Answer> => {
    const headers = { 'idempotency-key': key };
    const answer = await api.request('PUT', SEND, { as, params: { id }, body: {}, headers });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  clock.set(new Date(CLOSES_AT.getTime() - 1));
  const answers = await Promise.all(rivals.map(send));
  const received = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(received.length).toBeGreaterThanOrEqual(IN_TIME);
  expect(refused).not.toHaveLength(0);

  const [late] = rivals.filter((_, at) => answers[at]?.status !== 200);
  if (late === undefined) throw new Error('No application was late.');
  const words = await send({ ...late, key: randomUUID() });
  expect(words.code).toBe('CONTEST_OUTSIDE_PERIOD');
  for (const each of refused) expect(each).toEqual(words);

  for (const [at, { id, as }] of rivals.entries()) {
    const row = await api.row(contestApplicants, { uuid: id });
    const answer = answers[at];
    if (answer?.status === 200) {
      expect(row).toMatchObject({ receipt: answer.data?.receipt, draft: null, status: 'PENDING' });
      expect(row.answers).toMatchObject({ statement: `글 ${at}` });
      expect(row.sentAt?.getTime()).toBeLessThan(CLOSES_AT.getTime());
      expect((await api.mails()).filter(([, to]) => to === as.email)).toHaveLength(1);
    } else {
      expect(row).toMatchObject({ receipt: null, sentAt: null, answers: null });
      expect(row.draft).toMatchObject({ statement: `글 ${at}` });
    }
  }
  const receipts = received.map(({ data }) => data?.receipt);
  expect(new Set(receipts).size).toBe(received.length);
  expect(await api.mails()).toHaveLength(received.length);

  // Those that repeat their calls after lost answers get the same ones.
  const again = await Promise.all(rivals.map(send));
  expect(again).toEqual(answers);
  expect(await api.mails()).toHaveLength(received.length);
});
