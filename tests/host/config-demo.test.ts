import { RATES } from '@/server/api/http/rates';
import { raisedRateLimits } from '@/server/api/http/rate-limit';
import { ConfigError, loadConfig } from '@/server/settings/config';

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

test('limits of calls are raised in demo mode alone', () => {
  expect(problems({ DEMO_RATE_FACTOR: '1000' })).toEqual([]);
  const real = { DEMO_MODE: '0', SITE_URL: 'https://gyeol.example', DEMO_RATE_FACTOR: '1000' };
  expect(problems(real)).toContainEqual(expect.stringContaining('DEMO_RATE_FACTOR'));
  expect(problems({ DEMO_RATE_FACTOR: '0' })).toEqual([expect.stringContaining('DEMO_RATE_FACTOR')]);
});

test('what the setting raises is every limit of the table, by as much as it says', () => {
  expect(raisedRateLimits(1)).toEqual(RATES);
  const raised = raisedRateLimits(50);
  expect(Object.keys(raised)).toEqual(Object.keys(RATES));
  expect(raised.login).toEqual({
    points: RATES.login.points * 50,
    seconds: RATES.login.seconds,
  });
});
