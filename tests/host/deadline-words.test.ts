import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const namesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
const sourceOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Files that show a contest's deadline. Each uses `lib/format/deadline`, itself or by the component. */
const SHOWING = [
  'app/(public)/article/article-route.tsx',
  'components/admin/contests/contest-list.tsx',
  'components/admin/contests/contest-show.tsx',
  'components/admin/today/waiting-items.tsx',
  'components/article/article-card.tsx',
  'components/article/article-facts.tsx',
  'components/contest/application-dialog.tsx',
  'components/contest/application-list.tsx',
  'components/contest/apply-button.tsx',
  'components/organization/builder/contest-parts.ts',
  'components/organization/builder/period-fields.tsx',
  'components/organization/contest-period.tsx',
  'components/ui/state/deadline.tsx',
  'lib/format/article-period.ts',
  'server/api/modules/mails/contest-texts.ts',
  'server/api/modules/organization-contests/admin-service.ts',
];
/** Files that use the moment without showing it. */
const HANDLING = [
  'components/admin/frame/words.ts',
  'components/contest/apply-state.ts',
  'components/contest/use-deadline.ts',
  'components/organization/builder/contest-draft.ts',
  'components/organization/builder/contest-values.ts',
  'components/organization/contests/contests-toolbar.tsx',
  'components/organization/contests/new-contest-dialog.tsx',
  'components/organization/messages/message-preview.tsx',
];
const DEADLINE = /formatDeadline|formatApplicationPeriod|formatArticlePeriod|formatZonedEnd|<Deadline\b/;

test('every file of the screens that has a deadline uses the one formatter, or doesn’t show it', () => {
  const found = [...namesOf('components'), ...namesOf('app')].filter((file) =>
    /\bclosesAt\b/.test(sourceOf(file)),
  );
  const known = [...SHOWING, ...HANDLING].filter((file) => /^(components|app)\//.test(file));
  expect(found.toSorted()).toEqual(known.toSorted());
  for (const file of SHOWING) expect([file, DEADLINE.test(sourceOf(file))]).toEqual([file, true]);
});

const PERIOD = /formatApplicationPeriod|formatOpening|<Deadline opensAt=/;
/** The one route that shows no period itself: it passes both ends to the button, which is looked at too. */
const PASSING = 'app/(public)/article/article-route.tsx';

test('where a period has two ends, both are in the words of the deadline', () => {
  for (const file of SHOWING.filter((each) => /\bopensAt\b/.test(sourceOf(each))))
    expect([file, (file === PASSING ? /<ApplyButton\b/ : PERIOD).test(sourceOf(file))]).toEqual([file, true]);
  for (const file of [...namesOf('components'), ...namesOf('app')])
    expect([
      file,
      /source="opensAt"|format(Moment|Day|Period|Time|ZonedMoment)\([^)]*opensAt/.test(sourceOf(file)),
    ]).toEqual([file, false]);
});

test('no other words are made of a deadline', () => {
  const files = [...namesOf('components'), ...namesOf('app'), ...namesOf('lib'), ...namesOf('server')];
  for (const file of files)
    expect([file, /format(Moment|Day|Period|Time)\([^)]*closesAt/.test(sourceOf(file))]).toEqual([
      file,
      false,
    ]);
});

test('mails name the zone of every moment', () => {
  for (const file of ['templates', 'contest-texts'])
    expect(sourceOf(`server/api/modules/mails/${file}.ts`)).not.toMatch(/\bformat(Moment|Day|KoreanDay)\(/);
});

interface DemoNews {
  index: number;
  periodFromDay: number | null;
  periodToDay: number | null;
  periodMemo: string | null;
}
interface DemoContest {
  linkedNewsIndex: number;
  periodFromDay: number;
  periodToDay: number;
}

test('the demo’s news agree with their contests', () => {
  const read = (name: string): unknown => JSON.parse(sourceOf(`server/db/seed/data/${name}.json`));
  const news = read('news') as DemoNews[];
  const { contests } = read('contests') as { contests: DemoContest[] };
  for (const { linkedNewsIndex, periodFromDay, periodToDay } of contests) {
    const told = news.find(({ index }) => index === linkedNewsIndex);
    expect(told).toMatchObject({ periodFromDay, periodToDay });
    // The contest says the hour. A word such as 내일 would be wrong on the day after.
    expect(told?.periodMemo ?? '').not.toMatch(/\d:\d\d|\d시|오늘|내일/);
  }
});
