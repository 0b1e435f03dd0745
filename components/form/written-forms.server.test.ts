import { readdirSync, readFileSync } from 'node:fs';
import { listMultiLineInputs } from '@/tests/support/multi-line-inputs';
import { listFiles } from '@/tests/support/source-files';
import {
  namesVersion,
  OWN_WALKS,
  SENDS,
  WITHOUT_TWO_WINDOWS,
  WRITTEN_IN,
  type Walked,
} from '@/tests/support/written-forms';

/** A form with a multi-line field keeps its text: the walks in tests/e2e leave it in every way. */
describe('the table of forms with multi-line fields', () => {
  it('lists every component that shows such a field', () => {
    const writing = listMultiLineInputs().map(({ file }) => file);
    expect(Object.keys(WRITTEN_IN)).toEqual(writing);
  });

  it('compares restored text with a newer record, in every form that saves with a version', () => {
    const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('form/'))
      .map((file) => ({ file, text: readFileSync(`components/${file}`, 'utf8') }));
    const versioned = files.filter(({ text }) => /useConflict\(|\['conflict'\]/.test(text));
    const kept = versioned.filter(({ text }) => /useKept(Form|Typing)\(|<KeptRecord/.test(text));
    expect(kept).toHaveLength(10);
    // A review saves itself, so its kept text names the saved review that it began from.
    const without = kept.filter(({ text }) => !/versions[:=]|restore = \(\{ seen,/.test(text));
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('has one spec that leaves each form whose walk is its own', () => {
    const specs = listFiles(['tests/e2e'], '.spec.ts').map((file) => readFileSync(file, 'utf8'));
    const walked = specs.flatMap((text) =>
      [...text.matchAll(/^testLeaving\('(\w+)', LEAVING,/gm)].map(([, form]) => form),
    );
    expect(walked.toSorted()).toEqual([...OWN_WALKS]);
  });

  it('has a reason against two windows only for forms that name a version', () => {
    const versioned = (Object.keys(SENDS) as Walked[]).filter(namesVersion);
    expect(versioned).toEqual(expect.arrayContaining(Object.keys(WITHOUT_TWO_WINDOWS)));
  });
});
