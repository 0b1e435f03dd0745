import { useTestApi } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, begin, own, saveDraft } = contestCalls(api);

const OWN = '/v1/artists/contest-applicants/{contestUuid}';
const SEND = '/v1/artists/contest-applicants/{id}/uploaded';
const ANSWERS = { statement: '서향집의 창틀 그림자를 그립니다.', genre: 'PAINTING', agreement: true };

describe('two tabs', () => {
  it('don’t overwrite each other’s drafts, nor send what the other wrote', async () => {
    const [as, { uuid }] = [await applicant(), await contest()];
    const draft = await saveDraft(as, uuid, { statement: '첫 창' });
    expect((await saveDraft(as, uuid, { statement: '첫 창, 더' }, draft.draftVersion)).draftVersion).toBe(2);
    const body = { formData: '{"statement":"둘째 창"}', formVersion: 1, draftVersion: draft.draftVersion };
    const failure = await api.fails(409, 'PUT', `${OWN}/draft`, { as, params: { contestUuid: uuid }, body });
    expect(failure.code).toBe('CONTEST_APPLICATION_STALE');
    const first = await begin(as, uuid, ANSWERS);
    await begin(as, uuid, { ...ANSWERS, statement: '둘째 창' });
    const { id, draftVersion } = first;
    await api.fails(409, 'PUT', SEND, { as, params: { id }, body: { draftVersion } });
    expect((await own(as, uuid))?.sentAt).toBeNull();
  });

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
