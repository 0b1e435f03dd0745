import { jest } from '@jest/globals';
import { createRateLimiter } from './rate-limit';

describe('createRateLimiter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets a caller in again after the time it names', async () => {
    const limiter = createRateLimiter({
      like: { points: 2, seconds: 60 },
      view: { points: 2, seconds: 60 },
    });
    await limiter.consume('like', 'a');
    await limiter.consume('like', 'a');
    await expect(limiter.consume('like', 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await limiter.consume('like', 'b');
    await limiter.consume('view', 'a');
    jest.advanceTimersByTime(60_001);
    await limiter.consume('like', 'a');
  });
});
