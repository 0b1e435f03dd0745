import { SqlError } from './errors';
import { againAfterConflict } from './retry';

function failing(times: number, code: string) {
  const calls = { count: 0 };
  const work = async () => {
    calls.count += 1;
    if (calls.count <= times) throw new Error('Failed query', { cause: new SqlError('given up', { code }) });
    return 'done';
  };
  return { work, calls };
}

describe('againAfterConflict', () => {
  it('repeats a transaction that lost a conflict', async () => {
    for (const code of ['40P01', '40001']) {
      const { work, calls } = failing(2, code);
      await expect(againAfterConflict(work)).resolves.toBe('done');
      expect(calls.count).toBe(3);
    }
  });

  it('gives up after the third time', async () => {
    const { work, calls } = failing(3, '40P01');
    await expect(againAfterConflict(work)).rejects.toThrow('Failed query');
    expect(calls.count).toBe(3);
  });

  it('leaves every other failure alone', async () => {
    const { work, calls } = failing(1, '23505');
    await expect(againAfterConflict(work)).rejects.toThrow('Failed query');
    expect(calls.count).toBe(1);
  });
});
