import { readFileSync } from 'node:fs';
import { contestApplicants } from '@/server/db/schema/contest';
import { storedUploads } from '@/server/db/schema/upload';
import { useTestApi, type Account, type TestApi } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { formField } from '@/tests/support/form-field';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { listFiles } from '@/tests/support/source-files';
import { picture } from '@/tests/support/studio';
import { DAY } from '@/tests/support/withdrawal';

/*
 * Calls that find by themselves which files have arrived (ADR 59). Their clients send no `Idempotency-Key`, so two at once must
 * have the effect and the answer of one.
 */
interface Case {
  /** The module that asks for arrived files. */
  module: string;
  path: '/v1/artists/contest-applicants/{id}/uploaded' | '/v1/artists/me/portfolio/{id}/pdf/saved';
  /** Makes a record and sends its file. */
  begin: (api: TestApi) => Promise<{ as: Account; params: { id: string } }>;
  mails: number;
}

const CASES: readonly [Case, Case] = [
  {
    module: 'contest-applications',
    path: '/v1/artists/contest-applicants/{id}/uploaded',
    mails: 1,
    begin: async (api) => {
      const { contest, applicant, begin, upload } = contestCalls(api);
      const as = await applicant();
      const extra = formField({ name: 'extra', label: '자료', type: 'file', accept: 'image/jpeg' });
      const closesAt = new Date(Date.now() + DAY);
      const { uuid } = await contest({ fields: [extra], opensAt: new Date(0), closesAt });
      const { id } = await begin(as, uuid, {});
      await upload(as, 'a.jpg', await picture(40, 30, 'jpeg'));
      return { as, params: { id } };
    },
  },
  {
    module: 'portfolios',
    path: '/v1/artists/me/portfolio/{id}/pdf/saved',
    mails: 0,
    begin: async (api) => {
      const { begin, save } = portfolioCalls(api);
      const { as, portfolio } = await begin();
      const { id } = await save(as, portfolioBody(portfolio));
      const pdf = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n and more');
      await contestCalls(api).upload(as, 'a.pdf', pdf, 'application/pdf');
      return { as, params: { id } };
    },
  },
];

const api = useTestApi();

it('has a case for each module that asks for arrived files', () => {
  const asking = listFiles(['server/api/modules'], '.ts').flatMap((file) => {
    const [, module = ''] = /modules\/([\w-]+)\//.exec(file) ?? [];
    return module !== 'uploads' && readFileSync(file, 'utf8').includes('.listArrived(') ? [module] : [];
  });
  expect(asking.sort()).toEqual(CASES.map(({ module }) => module).sort());
});

it.each(CASES)('$path answers twins the same, and takes the file once', async ({ path, begin, mails }) => {
  const call = await begin(api);
  const twins = Array.from({ length: 4 }, () => api.request('PUT', path, call));
  const answers = await Promise.all(twins.map(async (twin) => (await twin).text()));
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ code: 'SUCCESS' });
  const later = await api.request('PUT', path, call);
  expect(await later.text()).toBe(answers[0]);
  expect(await api.mails()).toHaveLength(mails);
  expect(await api.rows(storedUploads)).toMatchObject([{ claimedAt: expect.any(Date) as Date }]);
});

it('takes an application again after a new draft', async () => {
  const [{ path, begin }] = CASES;
  const call = await begin(api);
  const send = async () => (await api.request('PUT', path, call)).text();
  const first = await send();
  const { contestUuid } = await api.row(contestApplicants);
  const { own, begin: draft } = contestCalls(api);
  await draft(call.as, contestUuid, { extra: [] });
  expect(await send()).not.toBe(first);
  expect((await own(call.as, contestUuid))?.answers).toEqual({ extra: [] });
});
