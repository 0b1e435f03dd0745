import { readFileSync } from 'node:fs';
import { listComponents, listFiles } from '@/tests/support/source-files';

/**
 * Every button that sends has a row in `tests/e2e/*presses.spec.ts`, which presses it twice. A new component with such a
 * button, and a new operation of the API, fail here until they have one, or a reason why they need none.
 */
const SENDING =
  /<(?:Send(?:Text|Icon)?Button|ConfirmButton|SaveButton|DeleteWithConfirmButton)\b|<FieldButton\b[^<]*\sonSend=/;

/** Components with such a button that has no row of its own. */
const BUTTONS_WITHOUT_ROW: Readonly<Record<string, string>> = {
  'components/admin/inquiries/other-answer.tsx': 'It takes over what was loaded, and calls nothing.',
  'components/form/form-layout.tsx': 'Each use of the button of a field has a row.',
  'components/studio/bulk/csv-dialog.tsx': 'It downloads.',
};

/** A button that isn't one of those, and whose press calls or saves. */
const PLAIN_SENDING =
  /<(?:Button|TextButton|IconButton|button)\b[^<]*?\sonClick=\{[^\n]*\b(?:callApi|submit|save|send|mutate)(?:[A-Z]\w*)?(?:\(|\})/;

const PLAIN_WITHOUT_LOCK: Readonly<Record<string, string>> = {
  'components/studio/portfolio/pdf-dialog.tsx': 'The progress of the upload takes the place of the button.',
};

const SEEN = 'It is sent when something is seen.';
const RETURNED = 'It is sent when the browser comes back from the provider.';
const CHOSEN = 'A chosen file is sent at once.';
const TYPED = 'What is typed is saved by itself.';
const OTHERS = 'Other clients call it: it is another name of a call of ours (ADR 59).';

/** Operations that no button sends. */
const WITHOUT_BUTTON: Readonly<Record<string, string>> = {
  'POST /v1/artist/{artistId}/artworks/{artworkUuid}/view': SEEN,
  'POST /v1/portfolio-links/{token}/views': SEEN,
  'POST /v1/page-views': SEEN,
  'PUT /v1/support/inquiries/{uuid}/read': SEEN,
  'POST /v1/support/notices/{uuid}/read': SEEN,
  'POST /v1/slack/send-error': 'A failure reports itself.',
  'POST /v1/auth/token': 'The session renews its token.',
  'POST /v1/auth/logout': 'A plain form of the document: its first press leaves the page.',
  'POST /v1/oauth2/assertion': RETURNED,
  'POST /v1/oauth2/withdrawal/revoke':
    'The question is asked where the browser comes back from the provider.',
  'POST /v1/auth/identity/result': RETURNED,
  'POST /v1/auth/identity/result/id': RETURNED,
  'POST /v1/auth/identity/result/pwd': RETURNED,
  'POST /v1/artists/me/artworks/import': CHOSEN,
  'POST /v1/artists/me/artwork-drafts': CHOSEN,
  'POST /v1/artists/contest-applicants/{id}/files': CHOSEN,
  'PUT /v1/organizations/contests/{uuid}/image': CHOSEN,
  'POST /v1/s3/put/presigned-url': CHOSEN,
  'POST /v1/admin/images': CHOSEN,
  'POST /v1/admin/videos': CHOSEN,
  'PUT /v1/artists/me/artwork-drafts/{uuid}': TYPED,
  'POST /v1/artists/me/portfolio': TYPED,
  'PUT /v1/organizations/contests/{uuid}/applicants/{applicantId}/review': TYPED,
  'POST /v1/artists/contest-applicants/{contestUuid}': 'The press that sends an application begins with it.',
  'POST /v1/artists/me/portfolio/{id}/pdf/render':
    'Phones ask for the file by it after the same press, again and again until it is made.',
  'POST /v1/auth/oauth2/members/signup': OTHERS,
  'POST /v1/auth/oauth2/artists/signup': OTHERS,
  'PUT /user/password/update': OTHERS,
  'POST /v1/admin/retention': 'No page calls it: the server removes by itself.',
};

const read = (file: string) => readFileSync(file, 'utf8');
const tables = listFiles(['tests/e2e'], 'presses.spec.ts').map(read).join('\n');
const found = (pattern: RegExp) => new Set([...tables.matchAll(pattern)].map(([, value]) => value ?? ''));

it('has a row for every component with a button that sends', () => {
  const rows = found(/from: '([^']+)'/g);
  const places = listComponents().filter((file) => SENDING.test(read(file)));
  const missing = places.filter((file) => !rows.has(file) && BUTTONS_WITHOUT_ROW[file] === undefined);
  expect(missing).toEqual([]);
  // A heart is no button that waits: it shows at once what its press did.
  const known = [...places, 'components/like/like-button.tsx', 'components/contest/application-dialog.tsx'];
  expect([...rows].filter((file) => !known.includes(file))).toEqual([]);
});

it('has no button that sends without being one of those', () => {
  const places = listComponents().filter((file) => PLAIN_SENDING.test(read(file)));
  expect(places).toEqual(Object.keys(PLAIN_WITHOUT_LOCK));
});

it('has a row for every operation that changes something', () => {
  const rows = found(/sends: '([^']+)'/g);
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, object> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    ['post', 'put', 'patch', 'delete']
      .filter((method) => method in methods)
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const missing = operations.filter((each) => !rows.has(each) && WITHOUT_BUTTON[each] === undefined);
  expect(missing).toEqual([]);
  expect([...rows].filter((each) => !operations.includes(each))).toEqual([]);
});
