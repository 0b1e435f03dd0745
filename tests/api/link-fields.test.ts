import { exampleOf, FIELDS, ODD, ofKind, outcome } from '@/tests/support/walked-texts';

/** Every address of a page that a request may have. What isn't seen in it is refused, because others open it. */

test('an address of a page is a link', () => {
  const links = new Set(ofKind('link').map(({ path }) => path.split('.').at(-1)));
  expect([...links].toSorted()).toEqual([
    'answer to url',
    'interviewLink',
    'linkPath',
    'originLink',
    'videoLink',
  ]);
  const others = FIELDS.filter(
    ({ path, kind }) => /(?:link|url|site|page|sns)$/i.test(path) && kind !== 'link',
  );
  expect([...new Set(others.map(({ path, kind }) => `${path}: ${kind}`))].toSorted()).toEqual(
    // A number of a list, the landing of a verification, and what a program writes.
    [
      'cover.picture.imageUrl: token',
      'artistProfile.imageUrl: token',
      'page: format',
      'returnUrl: format',
      'url: token',
    ].toSorted(),
  );
});

test.each(ODD)('%s in a link is refused in any position, also as an escape', (name, odd) => {
  // A draft is checked when it is sent.
  for (const field of ofKind('link').filter((each) => !each.name.startsWith('draft'))) {
    const plain = exampleOf(field);
    expect(outcome(field, ` ${plain}\u3000`)).toEqual({ data: plain });
    const spelled = name === 'half a character' ? odd : encodeURIComponent(odd);
    for (const text of [`${plain}${odd}b`, `${plain}${spelled}`, plain.replace('a', `a${odd}`)])
      expect([text, outcome(field, text)]).toEqual([text, { faults: [expect.stringMatching(/[가-힣]/)] }]);
  }
});
