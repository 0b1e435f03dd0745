import { formField } from '@/tests/support/form-field';
import { addFiles } from './add-files';

const field = formField({
  ...{ name: 'files', type: 'file', multiple: true, accept: 'image/jpeg' },
  validation: { maxCount: 2 },
});
const chosen = (...names: string[]) => names.map((name) => ({ file: { name, size: 4 }, fault: null }));

it('names every file that it leaves out', () => {
  const { files, faults } = addFiles(field, [], chosen('a.jpg', 'a.jpg', 'b.jpg', 'c.jpg', 'd.hwp', 'e.jpg'));
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  const all = faults.join('\n');
  for (const name of ['a.jpg', 'c.jpg', 'd.hwp', 'e.jpg']) expect(all).toContain(name);
  expect(all).not.toContain('b.jpg');
});
