import { getSettings, registerSettings } from '@/server/bff/host-bridge';
import { proxyToPlatform } from '@/server/bff/proxy';
import { call, OURS, post, saysData, useFakePlatform } from './support/fake-platform';

const platform = useFakePlatform();

test('public answers are shared for as long as the settings say, and told apart by the cookie', async () => {
  const shared = { 'cache-control': 'public, max-age=0, s-maxage=60', vary: 'authorization' };
  platform.answer = () => Response.json({}, { headers: shared });
  const sharing = async () => {
    const { headers } = await proxyToPlatform(call('/v1/home'));
    return [headers.get('cache-control'), headers.get('vary')];
  };
  expect(await sharing()).toEqual(['public, max-age=0, s-maxage=1', 'Cookie']);
  registerSettings({ ...getSettings(), cdnSeconds: 0 });
  expect(await sharing()).toEqual(['public, max-age=0, must-revalidate', 'Cookie']);
});

test('every answer says that it is data: the platform’s, a refusal, a failure of our own', async () => {
  const answers = [
    await proxyToPlatform(call('/v1/home')),
    await proxyToPlatform(post('/v1/users/me/likes', {}, { ...OURS, origin: 'https://evil.example' })),
    await proxyToPlatform(call('/v1//admin')),
  ];
  platform.answer = () => Promise.reject(new Error('ECONNREFUSED'));
  answers.push(await proxyToPlatform(call('/v1/home')));
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 404, 503]);
  for (const answer of answers) expect(saysData(answer)).toBe(true);
});
