import { readdirSync, readFileSync } from 'node:fs';
import { FIELDS, WRITTEN_IN } from '@/tests/support/written-forms';

const WRITES =
  /<(TextArea|textarea|RichTextField|TemplatedText|EditorContent)\b|^\s+multiline$|\bmultiline\b[^;]*\/?>/m;

/** A form with a multi-line field keeps its text: the walks in tests/e2e leave it in every way. */
describe('the table of forms with multi-line fields', () => {
  it('lists every component that shows such a field', () => {
    const writing = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .filter((file) => WRITES.test(readFileSync(`components/${file}`, 'utf8')))
      .filter((file) => !(FIELDS as readonly string[]).includes(file));
    expect(Object.keys(WRITTEN_IN)).toEqual(writing.sort());
  });

  it('compares restored text with a newer record, in every form that saves with a version', () => {
    const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('form/'))
      .map((file) => ({ file, text: readFileSync(`components/${file}`, 'utf8') }));
    const versioned = files.filter(({ text }) => /useConflict\(|\['conflict'\]/.test(text));
    const kept = versioned.filter(({ text }) => /useKept(Form|Typing)\(|<KeptRecord/.test(text));
    expect(kept).toHaveLength(6);
    expect(kept.filter(({ text }) => !/versions[:=]/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('names specs that leave their form by a reload, by Back and with an ended session', () => {
    const specs = Object.values(WRITTEN_IN)
      .flat()
      .filter((name) => name.endsWith('.spec.ts'));
    const missing = specs.flatMap((name) => {
      const spec = readFileSync(`tests/e2e/${name}`, 'utf8');
      return ['reload()', 'goBack()', 'clearCookies()'].filter((gesture) => !spec.includes(gesture));
    });
    expect(missing).toEqual([]);
  });
});
