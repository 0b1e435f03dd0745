import { RATES } from '@/server/api/http/rates';
import { useTestApi } from '@/tests/support/api';

const PLENTY = { points: 1000, seconds: 60, tries: 1000 };
const api = useTestApi({
  rateLimits: {
    ...Object.fromEntries(Object.keys(RATES).map((name) => [name, PLENTY])),
    adminExport: { points: 2, seconds: 60, tries: 1000 },
  },
});

it('checks don’t count as exports, and are refused where the export would be', async () => {
  const admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  const statusOf = async (check: string) => {
    const answer = await api.request('GET', `/v1/admin/members/export?reason=확인${check}`, { as: admin });
    await answer.arrayBuffer();
    return answer.status;
  };
  const asked = async () => [await statusOf('&check=true'), await statusOf('')];
  expect(await asked()).toEqual([200, 200]);
  for (let count = 0; count < 5; count += 1) expect(await statusOf('&check=true')).toBe(200);
  expect(await asked()).toEqual([200, 200]);
  expect(await asked()).toEqual([429, 429]);
});
