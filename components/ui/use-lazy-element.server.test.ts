import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

const WITHOUT_FORM = 'No form is on the page while it loads.';
const LIST = 'It is a part of a list, which has no form.';
const STORED = 'What the steps before hold is in the session storage.';

/**
 * Components whose code React or Next loads while they render, and why. A load that fails replaces the page, with every form on
 * it, by the failure wall. Everything else is loaded by `useLazyElement` or `useLazyDialog`, which keep the page and offer a reload.
 */
const LOADED_IN_RENDER: Readonly<Record<string, string>> = {
  'app/admin/admin-app.tsx AdminApp': WITHOUT_FORM,
  'components/article/article-list.tsx NoArticles': LIST,
  'components/artist/artist-list.tsx NoArtists': LIST,
  'components/artwork/lazy-viewer.tsx Viewer': WITHOUT_FORM,
  'components/artwork/wall/artwork-list-wall.tsx NoArtworks': LIST,
  'components/auth/signup/signup.tsx FormStep': STORED,
  'components/auth/signup/signup.tsx IdentityStep': STORED,
  'components/auth/signup/signup.tsx TermsStep': STORED,
  'components/search/list-note.tsx UnderstoodNote': LIST,
  'components/search/named-first.tsx FoundIn': LIST,
};

describe('code that is loaded late', () => {
  it('never takes a form along when it can’t be loaded', () => {
    const found = listFiles(['app', 'components'], '.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/const (\w+) = (?:lazy|dynamic)\b/g)].map(
        ([, name]) => `${file} ${name}`,
      ),
    );
    expect(found.toSorted()).toEqual(Object.keys(LOADED_IN_RENDER));
  });
});
