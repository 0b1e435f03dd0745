import { readFileSync } from 'node:fs';
import { listComponents } from '@/tests/support/source-files';

/**
 * Enter in a line of a dialog, or beside a button that sends, sends it: the line is in a form. A new line without a form fails
 * here until it is in one.
 */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  'components/admin/articles/article-life.tsx': 'The line is a moment, and its buttons ask first.',
  'components/admin/log-checks/log-check-show.tsx': 'A signature can’t be changed, so its button asks first.',
  'components/organization/applicants/round/export-dialog.tsx': 'It has three answers.',
};
const LINE = /<(?:TextField|PasswordField)\b/;
const SENDS = /<(?:Dialog|SendButton|ConfirmButton|ReasonButton)\b/;
const FORM = /<(?:form|Form|ContractForm|DialogForm|RecordForm)\b/;

it('has a form around each line that is sent', () => {
  const found = listComponents().filter((file) => {
    const source = readFileSync(file, 'utf8');
    return LINE.test(source) && SENDS.test(source) && !FORM.test(source);
  });
  expect(found).toEqual(Object.keys(WITHOUT_FORM));
});
