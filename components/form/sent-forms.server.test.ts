import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listComponents } from '@/tests/support/source-files';

/** A form, as an element and all that is in it. */
const FORM = /<(ContractForm|SimpleForm|Form|form)\b[^]*?<\/\1>/g;
const FIELDS = /<(SentFields|RecordFields)\b/;

const ADOPTED = 'What is typed meanwhile is kept over what was saved (`conflict.adopt`).';
const SEARCH = 'It searches, and sends nothing to be saved.';
const DOCUMENT = 'A plain form of the document.';

/** Forms whose fields stay open while they are sent, and why nothing that is typed then is lost. */
const OPEN: Readonly<Record<string, string>> = {
  'components/admin/articles/article-edit.tsx': ADOPTED,
  'components/auth/find-info.tsx': 'The form that finds an ID has no field.',
  'components/auth/logout-wall.tsx': DOCUMENT,
  'components/my/withdrawal-dialog.tsx': 'The step that sends has no field.',
  'components/organization/builder/contest-editor.tsx': ADOPTED,
  'components/search/search-box.tsx': SEARCH,
  'components/shell/logout-button.tsx': DOCUMENT,
  'components/studio/artworks/artworks-toolbar.tsx': SEARCH,
  'components/studio/profile/studio-profile.tsx': ADOPTED,
  'components/support/faq-page.tsx': SEARCH,
  'components/ui/list/list-search.tsx': SEARCH,
};

const read = (file: string) => readFileSync(file, 'utf8');

/** Whether a hook of a form keeps what is typed while it is sent. */
const adopts = (file: string): boolean =>
  [...read(file).matchAll(/'\.\/(use-[\w-]+)'/g)].some(([, hook]) =>
    read(path.join(path.dirname(file), `${hook}.ts`)).includes('conflict.adopt('),
  );

it('locks the fields of every form while it is sent', () => {
  const open = listComponents().flatMap((file) =>
    [...read(file).matchAll(FORM)].filter(([form]) => !FIELDS.test(form)).map(() => file),
  );
  expect(open.toSorted()).toEqual(Object.keys(OPEN).toSorted());
  const adopting = Object.keys(OPEN).filter((file) => OPEN[file] === ADOPTED);
  expect(adopting.filter((file) => !adopts(file))).toEqual([]);
});
