import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

test('a save without a network is sent and fails, instead of waiting silently', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const lost = new Error('no network');
  const save = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(lost) });
  await expect(save.execute(undefined)).rejects.toBe(lost);
});

test('a query without a network fails, instead of showing a placeholder for ever', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  const lost = new Error('no network');
  const query = client.fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(lost), retryDelay: 0 });
  await expect(query).rejects.toBe(lost);
});
