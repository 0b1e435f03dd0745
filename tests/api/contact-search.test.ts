import { mailTo } from '@/server/api/modules/mails/templates';
import { artistApplications } from '@/server/db/schema/account';
import { organizationMembers, organizations } from '@/server/db/schema/contest';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { startTestApi, useTestApi, type Account } from '@/tests/support/api';
import { operationsOf, readDescription } from '@/tests/support/operations';
import { keptInquiry } from '@/tests/support/support-ownership';

/** Lists of operators whose search knows contacts, by what of one it knows. */
const SEARCHES_CONTACTS: Readonly<Record<string, 'contact' | 'address'>> = {
  '/v1/admin/artist-applications': 'contact',
  '/v1/admin/members': 'contact',
  '/v1/admin/organizations': 'contact',
  '/v1/admin/withdrawals': 'contact',
  '/v1/admin/mails': 'address',
};

/** Lists of operators that find people by their whole names. */
const SEARCHES_NAMES = ['/v1/admin/artist-applications', '/v1/admin/members', '/v1/admin/withdrawals'];

const NAME = '표서율';
const CONTACT = { email: 'zeta.quill@hidden.example', phoneNum: '01098765432' };
const OTHER = { email: 'other@else.example', phoneNum: '01055501234' };
const api = useTestApi({}, { resets: false });
let admin: Account;
let lists: string[];

beforeAll(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  lists = operationsOf(readDescription())
    .filter(({ method, path, parameters }) => {
      const isRead = method === 'GET' && path.startsWith('/v1/admin/');
      return isRead && !path.endsWith('/export') && parameters.some(({ name }) => name === 'q');
    })
    .map(({ path }) => path);
  for (const [place, contact] of [CONTACT, OTHER].entries()) {
    const applicant = await api.make.account({
      accountId: `artist${place}`,
      roleType: 'ARTIST_PENDING',
      name: place === 0 ? NAME : '김하루',
      ...contact,
    });
    await api.make.row(artistApplications, { accountUuid: applicant.uuid });
    await keptInquiry(api, applicant, contact);
    await api.make.row(outbox, mailTo('signup-member', contact.email, { name: '김하루', accountId: 'haru' }));
  }
  // Others have the same number, and an address with another beginning.
  const gone = {
    name: NAME,
    status: 'WITHDRAWN',
    withdrawnAt: new Date(),
    phoneNum: CONTACT.phoneNum,
  } as const;
  await api.make.account({ accountId: 'gone1', ...gone, email: `b.${CONTACT.email}` });
  const owner = await api.make.account({
    ...{ accountId: 'gallery1', roleType: 'BUSINESS', phoneNum: CONTACT.phoneNum, name: NAME },
    email: `c.${CONTACT.email}`,
  });
  const { uuid: organizationUuid } = await api.make.row(organizations, { name: '봄결' });
  await api.make.row(organizationMembers, { organizationUuid, accountUuid: owner.uuid, role: 'OWNER' });
});

const totalOf = async (path: string, q: string): Promise<number> => {
  const kind = path.endsWith('/choices') ? '&kind=ARTIST' : '';
  const address: string = `${path}?q=${encodeURIComponent(q)}${kind}`;
  const answer = await api.request('GET', address, { as: admin });
  expect([path, q, answer.status]).toEqual([path, q, 200]);
  const { data } = (await answer.json()) as { data: { totalElements?: number; content: unknown[] } };
  return data.totalElements ?? data.content.length;
};
/** Beginnings, middles and ends, of which a search letter by letter would be made. */
const PARTS = [
  ...[
    'zeta',
    'zeta.q',
    'zeta.quill',
    'zeta.quill@',
    'zeta.quill@hidden.exampl',
    'ill@hidden',
    '@hidden.example',
  ],
  ...[
    'eta.quill@hidden.example',
    '0109',
    '010987',
    '0109876543',
    '010 9876 543',
    '98765432',
    '8765-43',
    '76543',
  ],
];

it('finds no part of an address or a number in any list of operators', async () => {
  expect(lists.length).toBeGreaterThan(10);
  expect(Object.keys(SEARCHES_CONTACTS).filter((path) => !lists.includes(path))).toEqual([]);
  const found: string[] = [];
  for (const path of lists)
    for (const part of PARTS) if ((await totalOf(path, part)) > 0) found.push(`${path} ${part}`);
  expect(found).toEqual([]);
});

it('finds whole contacts, and the last four digits, in the lists of the table alone', async () => {
  for (const path of lists) {
    const knows = SEARCHES_CONTACTS[path];
    const addresses = ['', 'b.', 'c.'].map((begin) => begin + CONTACT.email);
    const hits = await Promise.all(addresses.map((address) => totalOf(path, address)));
    expect([path, Math.max(...hits)]).toEqual([path, knows === undefined ? 0 : 1]);
    for (const number of ['01098765432', '+82 10-9876-5432', '5432'])
      expect([path, number, (await totalOf(path, number)) > 0]).toEqual([path, number, knows === 'contact']);
  }
});

it('writes each search for a contact to the log, masked, and no other search', async () => {
  for (const path of Object.keys(SEARCHES_CONTACTS)) {
    const before = (await api.rows(auditEntries)).length;
    await totalOf(path, CONTACT.email);
    await totalOf(path, 'zeta');
    await totalOf(path, '010-9876-5432');
    const written = (await api.rows(auditEntries)).toSorted((one, other) => one.id - other.id).slice(before);
    expect(written).toMatchObject([
      { actorId: 'admin01', action: 'SEARCH_CONTACT', after: { contact: 'ze***@hidden.example' } },
      { actorId: 'admin01', action: 'SEARCH_CONTACT', after: { contact: '010-****-5432' } },
    ]);
  }
  expect(JSON.stringify(await api.rows(auditEntries))).not.toMatch(/zeta|98765432/);
});

it('finds no part of a name in any list of operators, and the whole name in the lists of people alone', async () => {
  const found: string[] = [];
  for (const path of lists)
    for (const part of ['표', '표서', '서율', '율', 'ㅍㅅㅇ', 'vytjdbf', '표서윤', '서', '표 서'])
      if ((await totalOf(path, part)) > 0) found.push(`${path} ${part}`);
  expect(found).toEqual([]);
  for (const path of lists) {
    const before = (await api.rows(auditEntries)).length;
    const knows = SEARCHES_NAMES.includes(path);
    for (const whole of [NAME, '표 서율'])
      expect([path, whole, (await totalOf(path, whole)) > 0]).toEqual([path, whole, knows]);
    const written = (await api.rows(auditEntries)).toSorted((one, other) => one.id - other.id).slice(before);
    const entry = { action: 'SEARCH_CONTACT', label: '이름으로 찾기', after: { name: '표*율' } };
    expect(written).toMatchObject(knows ? [entry, entry] : []);
  }
});

it('limits searches for contacts as the sight of personal data, and all reads of operators', async () => {
  const few = { points: 2, seconds: 60, tries: 9 };
  await using strict = await startTestApi({ rateLimits: { personalData: few } });
  const as = await strict.make.account({ roleType: 'ADMIN' });
  const search = (q: string) => ({ as, query: { q } });
  for (const q of ['a@b.example', '5678']) await strict.get('/v1/admin/members', search(q));
  await strict.fails(429, 'GET', '/v1/admin/members', search('5679'));
  await strict.get('/v1/admin/members', search('haru'));

  await using slow = await startTestApi({ rateLimits: { adminRead: { points: 0, seconds: 60 } } });
  const operator = await slow.make.account({ roleType: 'ADMIN' });
  for (const path of lists) {
    const answer = await slow.request('GET', path, { as: operator });
    expect([path, answer.status === 429 || answer.status === 400]).toEqual([path, true]);
  }
});
