import { readFileSync } from 'node:fs';
import { listFiles } from '@/tests/support/source-files';

/**
 * A sentence about something that failed says why: the network, the limit, the server. A sentence that leaves the reason out
 * fails here until it has a reason for that.
 */
const WITHOUT_REASON: Readonly<Record<string, string>> = {
  'components/auth/signup/social-arrival.tsx authMessages.socialLoginFailed': 'The provider is the reason.',
  'components/studio/portfolio/use-portfolio.ts portfolioMessages.loadFailed':
    'The specification has these words (A-210).',
};

const SAYS =
  /\bshow(?:Alert|Toast)\(\s*(?:[^();,]*[ ?:(])?(\w+Messages\.\w*[fF]ailed)\s*[,):]?(?!\()([^;]*);/g;

it('says why something failed', () => {
  const files = listFiles(['app', 'components'], '.tsx').concat(listFiles(['components'], '.ts'));
  const found = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(SAYS)]
        .filter(([, , rest = '']) => !/text:|failure|hintOf/i.test(rest))
        .map(([, message]) => `${file} ${message}`),
    );
  expect(found.toSorted()).toEqual(Object.keys(WITHOUT_REASON).toSorted());
});
