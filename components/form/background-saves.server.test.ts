import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

/** Files with calls that save by themselves, and the file that sends again what failed when the network is back. */
const SENT_AGAIN_BY: Readonly<Record<string, string>> = {
  'components/contest/use-draft.ts': 'components/contest/use-draft.ts',
  'components/organization/applicants/review/use-review.ts':
    'components/organization/applicants/review/failed-reviews.tsx',
  'components/studio/bulk/use-bulk.ts': 'components/studio/bulk/use-bulk.ts',
  'components/studio/portfolio/portfolio-calls.ts': 'components/studio/portfolio/use-portfolio.ts',
};
/** Files with background calls that save nothing that was typed. */
const SAVES_NOTHING: Readonly<Record<string, string>> = {
  'components/form/kept-files-note.tsx': 'It reads how much room is left.',
  'components/portfolio/shared-visit.tsx': 'It counts a view.',
};

/** Code that isn't a test. */
const listCode = () => listFiles(['app', 'components'], '').filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const read = (file: string) => readFileSync(file, 'utf8');

it('sends every failed background save again when the network is back', () => {
  const calling = listCode().filter((file) => /\bisBackground\b/.test(read(file)));
  const known = [...Object.keys(SENT_AGAIN_BY), ...Object.keys(SAVES_NOTHING)];
  expect(calling.toSorted()).toEqual(known.toSorted());
  const silent = Object.values(SENT_AGAIN_BY).filter((file) => !read(file).includes('useNetworkBack('));
  expect(silent).toEqual([]);
});
