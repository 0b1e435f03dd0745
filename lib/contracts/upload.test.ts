import * as uploadMessages from '@/lib/messages/upload';
import { fileNameSchema } from './upload';

const { refused, fileNameSigns, fileNameHidden, fileNameInvalid } = uploadMessages;

test.each([
  ['a\\b.pdf', refused('a\\b.pdf', fileNameSigns)],
  ['a/b.pdf', refused('a/b.pdf', fileNameSigns)],
  ['../b.pdf', refused('../b.pdf', fileNameSigns)],
  ['.pdf', refused('.pdf', fileNameHidden)],
  ['', fileNameInvalid],
])('%j is refused with the reason', (name, message) => {
  expect(fileNameSchema.safeParse(name).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('the reason names the signs', () => expect(fileNameSigns).toMatch(/\/.*\\/));
