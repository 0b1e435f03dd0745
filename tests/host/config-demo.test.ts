import { ConfigError, loadConfig } from '@/server/config';

const problems = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig({ DATA_DIR: './data', DEMO_MODE: '1', DATABASE_URL: 'postgres://a@b/c', ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

it('demo mode behind a public address has to be asked for in so many words', () => {
  expect(problems({ SITE_URL: 'https://gyeol.example' })).toEqual([
    expect.stringContaining('DEMO_ALLOW_PUBLIC=1'),
  ]);
  expect(problems({ HOST: '0.0.0.0' })).toHaveLength(1);
});
