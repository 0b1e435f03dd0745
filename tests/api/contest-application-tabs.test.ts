import { useTestApi } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, begin } = contestCalls(api);

const SEND = '/v1/artists/contest-applicants/{id}/uploaded';
const ANSWERS = { statement: '서향집의 창틀 그림자를 그립니다.', genre: 'PAINTING', agreement: true };

describe('two tabs', () => {
  it('that send at once send once', async () => {
    const [as, { uuid }] = [await applicant(), await contest()];
    const { id, draftVersion } = await begin(as, uuid, ANSWERS);
    const attempts = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.request('PUT', SEND, { as, params: { id }, body: { draftVersion } }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await api.mails()).toHaveLength(1);
  });
});
