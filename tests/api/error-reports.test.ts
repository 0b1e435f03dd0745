import { useTestApi } from '@/tests/support/api';

const PATH = '/v1/slack/send-error';
const lines: string[] = [];
let isAway = false;
const api = useTestApi({
  chat: {
    say: async (text) => {
      if (isAway) throw new Error('The team chat answered 500');
      lines.push(text);
    },
  },
  rateLimits: { errorReport: { points: 3, seconds: 600 } },
});
beforeEach(() => {
  lines.length = 0;
  isAway = false;
});

it('tells the team chat what went wrong, and nothing of the artist but the role', async () => {
  const as = await api.make.account({ roleType: 'ARTIST', accountId: 'artist1' });
  const message = 'PDF 실패 12/58쪽\n(dana@gyeol.example, 010-1234-5678)';
  expect(await api.call('POST', PATH, { as, body: { message } })).toBeNull();
  expect(lines).toEqual(['[ARTIST] PDF 실패 12/58쪽 ([메일], [번호])']);
});

it('refuses an empty message, and cuts a long one', async () => {
  const as = await api.make.account({ roleType: 'ARTIST', accountId: 'artist2' });
  await api.fails(422, 'POST', PATH, { as, body: { message: ' ' } });
  expect(lines).toEqual([]);
  await api.call('POST', PATH, { as, body: { message: '가'.repeat(1001) } });
  expect(lines).toEqual([`[ARTIST] ${'가'.repeat(1000)}`]);
});

it('never fails with the chat', async () => {
  isAway = true;
  const as = await api.make.account({ roleType: 'ARTIST', accountId: 'artist3' });
  expect(await api.call('POST', PATH, { as, body: { message: '실패' } })).toBeNull();
});

it('is limited by account', async () => {
  const as = await api.make.account({ roleType: 'ARTIST', accountId: 'artist4' });
  const send = async () => (await api.request('POST', PATH, { as, body: { message: '실패' } })).status;
  const statuses = [await send(), await send(), await send(), await send()];
  expect(statuses).toEqual([200, 200, 200, 429]);
});
