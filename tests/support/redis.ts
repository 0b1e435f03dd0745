/** The Redis of TEST_REDIS_URL; null where tests have none. */
export function findTestRedis(): string | null {
  return process.env['TEST_REDIS_URL'] || null;
}
