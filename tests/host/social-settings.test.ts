import { ConfigError, loadConfig } from '@/server/settings/config';
import { createDemoSocial } from '@/server/demo/demo-social';
import { createLog } from '@/server/logging/log';
import { assertionSecretOf, socialSettings } from '@/server/platform/social-settings';
import { makeDirectoryForEach } from '@/tests/support/directory';

const directory = makeDirectoryForEach();

const SECRET = 'x'.repeat(32);
const REAL = {
  SITE_URL: 'https://gyeol.example',
  SESSION_SECRET: SECRET,
  TOKEN_SECRET: SECRET,
  STORAGE_SECRET: SECRET,
  IDENTITY_SECRET: SECRET,
  DATABASE_URL: 'postgres://a@b/c',
};
const log = createLog({ level: 'silent' });
const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: directory.path, ...env });

test('demo mode pretends every provider, reached at this machine’s own address', () => {
  const config = load({
    PORT: '4500',
    SITE_URL: 'https://demo.example',
    DEMO_MODE: '1',
    DEMO_ALLOW_PUBLIC: '1',
  });
  const { clients } = socialSettings(config, log, createDemoSocial(config));
  expect(Object.keys(clients)).toEqual(['kakao', 'naver', 'google']);
  expect(clients.kakao?.local).toEqual({
    pages: 'https://demo.example/demo/oauth/kakao',
    server: 'http://127.0.0.1:4500/demo/oauth/kakao',
  });
  expect(clients.kakao?.clientSecret).toMatch(/^[\w-]{43}$/);
});

test('a real provider takes the place of its pretended one', () => {
  const config = load({ DEMO_MODE: '1', KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' });
  const { clients } = socialSettings(config, log, createDemoSocial(config));
  expect(clients.kakao).toEqual({ clientId: 'id', clientSecret: 'secret', local: null });
  expect(clients.naver?.local).not.toBeNull();
});

test('outside demo mode there are the real ones, and no others', () => {
  const config = load({ ...REAL, NAVER_CLIENT_ID: 'id', NAVER_CLIENT_SECRET: 'secret' });
  expect(config.isDemo).toBe(false);
  expect(socialSettings(config, log, null).clients).toEqual({
    naver: { clientId: 'id', clientSecret: 'secret', local: null },
  });
  expect(() => createDemoSocial(config)).toThrow('demo mode');
});

test('half of a provider is a problem', () => {
  const problems = (env: Record<string, string>) => {
    try {
      load({ ...REAL, ...env });
      return [];
    } catch (error) {
      return error instanceof ConfigError ? error.problems : [String(error)];
    }
  };
  expect(problems({ KAKAO_CLIENT_ID: 'id' })).toEqual(['KAKAO_CLIENT_SECRET is missing']);
  expect(problems({ GOOGLE_CLIENT_SECRET: 'x' })).toEqual(['GOOGLE_CLIENT_ID is missing']);
});

test('the secrets for one thing are of use for no other', () => {
  const config = load(REAL);
  const settings = socialSettings(config, log, null);
  expect(settings.assertionSecret).toBe(assertionSecretOf(config));
  const all = [settings.assertionSecret, settings.nextAuthSecret, SECRET];
  expect(new Set(all).size).toBe(3);
});
