import { readFileSync } from 'node:fs';
import { answersSchemaOf } from '@/lib/contest/answers-schema';
import { matches } from '@/lib/contest/pattern';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/demo-accounts';
import { required } from './context';
import { loadSeedData } from './data';

/** What README says of the demo, against the content itself. `tests/e2e/demo.spec.ts` asks a running site. */
const data = loadSeedData();
const demo = /\*\*demo mode\*\*:[\s\S]*?\n\n/.exec(readFileSync('README.md', 'utf8'))?.[0].replace(/\s+/g, ' ') ?? '';

test('README counts the artists and the artworks', () => {
  expect(demo).toContain(`${data.artists.length} invented artists with ${data.works.length} artworks`);
});

test('README names every demo account, and their password', () => {
  const words = [...demo.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
  expect(words).toEqual([DEMO_PASSWORD, ...DEMO_ACCOUNTS.map(({ id }) => id)]);
  expect(data.accounts.map(({ accountId }) => accountId).toSorted()).toEqual(
    DEMO_ACCOUNTS.map(({ id }) => id as string).toSorted(),
  );
});

test('`artist01` has a full profile, twenty artworks or more, and categories', () => {
  const account = data.accounts.find(({ accountId }) => accountId === 'artist01');
  const profile = required(
    data.artists.find(({ key }) => key === account?.artist),
    'artist01',
  );
  const works = data.works.filter(({ artist }) => artist === profile.key);
  expect(works.length).toBeGreaterThanOrEqual(20);
  const { badge: _badge, activityGenreEtc: _etc, ...fields } = profile;
  const empty = Object.entries(fields).filter(([, value]) => value === null || value.length === 0);
  expect(empty).toEqual([]);
  expect(profile.categories.length).toBeGreaterThan(0);
  for (const name of profile.categories)
    expect(works.filter(({ category }) => category === name).length).toBeGreaterThan(0);
});

test('exactly the accounts that wait for approval or were asked again have an application with documents', () => {
  const STATUS = { ARTIST_PENDING: 'WAITING', ARTIST_PENDING_RETRY: 'RETRY' } as const;
  const people = [...data.accounts, ...data.members].flatMap(({ accountId, roleType }) =>
    roleType === 'ARTIST_PENDING' || roleType === 'ARTIST_PENDING_RETRY'
      ? [[accountId, STATUS[roleType]] as const]
      : [],
  );
  expect(people.length).toBeGreaterThan(2);
  expect(data.applications.map(({ accountId, status }) => [accountId, status]).toSorted()).toEqual(people.toSorted());
  for (const { status, reason, decidedDay, createdDay, documents } of data.applications) {
    expect(documents.length).toBeGreaterThan(0);
    expect([reason !== null, decidedDay !== null && decidedDay >= createdDay]).toEqual(
      status === 'RETRY' ? [true, true] : [false, false],
    );
  }
});

test('`gallery01` has open, closed and draft contests, and applicants', () => {
  const { contests, applicants } = data.contests;
  const appliedTo = new Set(applicants.map(({ contestKey }) => contestKey));
  expect(contests.some(({ status }) => status === 'DRAFT')).toBe(true);
  for (const wanted of ['OPEN', 'CLOSED'])
    expect(contests.filter(({ status, key }) => status === wanted && appliedTo.has(key)).length).toBeGreaterThan(0);
});

test('`gallery01` has an announced contest with a statement, decisions and comments, also of `artist01`', () => {
  const { contests, applicants } = data.contests;
  const announced = contests.filter(({ result }) => result !== undefined);
  expect(announced.length).toBeGreaterThan(0);
  const artist01 = data.accounts.find(({ accountId }) => accountId === 'artist01')?.artist;
  for (const { key, status, periodToDay, result, terms } of announced) {
    expect([key, status, terms.feedback]).toEqual([key, 'CLOSED', 'ALL']);
    expect(result?.announcedDay).toBeGreaterThan(periodToDay);
    const own = applicants.filter(({ contestKey }) => contestKey === key);
    expect(new Set(own.map((each) => each.status))).toEqual(new Set(['SELECTED', 'REJECTED']));
    for (const { comments } of own) expect(comments).toHaveLength(2);
    expect(own.map(({ artist }) => artist)).toContain(artist01);
  }
});

test('what applicants sent is what the form of their contest accepts', () => {
  const formOf = new Map(data.contests.contests.map(({ key, formSchema }) => [key, formSchema]));
  const faults = data.contests.applicants.flatMap(({ contestKey, artist, answers }) => {
    const fields = required(formOf.get(contestKey), contestKey);
    const files = fields.flatMap(({ type, name, accept }) => {
      const names = answers[name];
      if (type !== 'file' || !Array.isArray(names)) return [];
      const contentType = required(accept?.split(',')[0], `type of ${name}`);
      return [[name, names.map((file) => ({ id: null, name: file, size: 1000, contentType }))] as const];
    });
    const sent = { ...answers, ...Object.fromEntries(files) };
    const result = answersSchemaOf(fields, { matches, isComplete: true }).safeParse(sent);
    return (result.error?.issues ?? []).map(({ path, message }) => [contestKey, artist, path.join('.'), message]);
  });
  expect(faults).toEqual([]);
});

test('`fresh01` has no profile yet', () => {
  expect(data.accounts.find(({ accountId }) => accountId === 'fresh01')?.artist).toBeUndefined();
});

test('a contest’s text leaves its deadline to the contest', () => {
  for (const { key, description } of data.contests.contests)
    expect([key, description.match(/내일|모레|\d+시/g)]).toEqual([key, null]);
});
