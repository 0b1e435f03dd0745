import { readFileSync } from 'node:fs';
import { listComponents } from '@/tests/support/source-files';

/** What a dialog does with what was put into it, when it is closed. A form's own rule is its `leaving`. */
type Rule = 'ASKS' | `${string}.`;

const AT_ONCE = 'What is chosen in it counts at once.';
const NOTHING = 'Nothing is put into it.';
const CHOSEN = 'A few choices, which are made again.';
const KEPT = 'What was typed is there again.';

const DIALOGS: Readonly<Record<string, Rule>> = {
  'admin/artists/badge-button.tsx': 'ASKS',
  'admin/organizations/person-dialog.tsx': 'ASKS',
  'admin/parts/confirm-button.tsx': 'Its form is the owner’s, which keeps it.',
  'admin/parts/link-dialog.tsx': 'ASKS',
  'admin/parts/order-dialog.tsx': 'ASKS',
  'admin/parts/picture-dialog.tsx': 'ASKS',
  'artwork/artwork-viewer.tsx': NOTHING,
  'artwork/video-dialog.tsx': NOTHING,
  'auth/login-modal.tsx': 'A name and a password are typed again.',
  'auth/signup/registered-dialog.tsx': NOTHING,
  'contest/application-dialog.tsx': KEPT,
  'contest/sent-dialog.tsx': NOTHING,
  'form/address/address-search-dialog.tsx': 'Another site’s search.',
  'form/crop-dialog.tsx': 'The picture is chosen again.',
  'my/withdraw-button.tsx': NOTHING,
  'my/withdrawal-dialog.tsx': KEPT,
  'organization/applicants/projector/projector.tsx': NOTHING,
  'organization/applicants/room/applicant-room.tsx': 'A review saves itself.',
  'organization/applicants/round/announce-dialog.tsx': KEPT,
  'organization/applicants/round/export-dialog.tsx': KEPT,
  'organization/applicants/round/reopen-dialog.tsx': 'ASKS',
  'organization/applicants/round/round-dialog.tsx': 'One number, which is typed again.',
  'organization/applicants/table/columns-dialog.tsx': AT_ONCE,
  'organization/contests/new-contest-dialog.tsx': 'ASKS',
  'organization/jury/assign-dialog.tsx': CHOSEN,
  'organization/jury/declare-dialog.tsx': 'ASKS',
  'organization/jury/exclude-dialog.tsx': 'ASKS',
  'organization/jury/rounds-dialog.tsx': CHOSEN,
  'search/search-layer.tsx': 'A search is typed again.',
  'studio/artworks/artwork-dialog.tsx': 'ASKS',
  'studio/bulk/csv-dialog.tsx': 'The list is a file.',
  'studio/exposure/category-dialog.tsx': 'ASKS',
  'studio/exposure/exposure-dialog.tsx': 'ASKS',
  'studio/portfolio/cover-dialog.tsx': AT_ONCE,
  'studio/portfolio/earlier-dialog.tsx': NOTHING,
  'studio/portfolio/links-dialog.tsx': 'ASKS',
  'studio/portfolio/other-window-dialog.tsx': NOTHING,
  'studio/portfolio/pdf-dialog.tsx': NOTHING,
  'studio/portfolio/rows-dialog.tsx': AT_ONCE,
  'studio/portfolio/size-dialog.tsx': NOTHING,
  'studio/portfolio/works-dialog.tsx': 'ASKS',
  'studio/profile/opened-dialog.tsx': NOTHING,
  'support/support-modal.tsx': KEPT,
};

/** Files in which the question of a dialog is, where it isn't in the dialog's own. */
const ASKED_IN: Readonly<Record<string, string>> = {
  'admin/organizations/person-dialog.tsx': 'admin/organizations/use-organization-form.ts',
  'studio/exposure/exposure-dialog.tsx': 'studio/exposure/use-exposure.ts',
};
const ASKS =
  /\bhasUnsaved=\{(?!false)|leaving: 'ASKED'|\buseUnsaved\(|\baskToClose\(|orderMessages\.abandon\b/;

const read = (file: string) => readFileSync(`components/${file}`, 'utf8');
const dialogs = listComponents()
  .filter((file) => file.startsWith('components/'))
  .map((file) => file.replace('components/', ''))
  .filter((file) => file !== 'ui/dialog/dialog.tsx' && /<Dialog(?:\.Root)?\s/.test(read(file)));

it('says of every dialog what becomes of what was put into it', () => {
  expect(dialogs.toSorted()).toEqual(Object.keys(DIALOGS).toSorted());
});

it('asks in each dialog that says so', () => {
  const asking = Object.entries(DIALOGS).flatMap(([file, rule]) => (rule === 'ASKS' ? [file] : []));
  expect(asking.filter((file) => !ASKS.test(read(ASKED_IN[file] ?? file)))).toEqual([]);
});
