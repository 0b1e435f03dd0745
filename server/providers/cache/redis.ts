import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import { createInProcessBus } from './in-process';
import type { InvalidationBus } from './cache';

const CHANNEL = 'gyeol:invalidate';
const newsSchema = z.object({
  from: z.string(),
  tags: z.array(z.string().transform((tag) => tag as CacheTag)),
});

/**
 * The bus between nodes, over Redis publish and subscribe. This node's own caches are told directly. Redis doesn't keep
 * messages, so after a lost connection everything counts as changed.
 * @param url `redis://…` or `rediss://…`
 */
export function createRedisBus(url: string, onError: (error: unknown) => void): InvalidationBus {
  const origin = randomUUID();
  const local = createInProcessBus(onError);
  // A message that can't be sent is dropped: after a reconnection the other nodes invalidate everything.
  const publisher = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  const subscriber = new Redis(url, { autoResubscribe: false });
  let wasSubscribed = false;

  const everythingChanged = () => local.invalidate([cacheTags.everything]);
  publisher.on('error', onError);
  subscriber.on('error', onError);
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(() => {
      if (wasSubscribed) everythingChanged();
      wasSubscribed = true;
    }, onError);
  });
  subscriber.on('message', (_channel: string, text: string) => {
    const news = parseNews(text);
    if (news === null) everythingChanged();
    else if (news.from !== origin) local.invalidate(news.tags);
  });

  return {
    invalidate(tags) {
      local.invalidate(tags);
      publisher.publish(CHANNEL, JSON.stringify({ from: origin, tags })).catch(onError);
    },
    subscribe: local.subscribe,
    async close() {
      await local.close();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function parseNews(text: string): z.output<typeof newsSchema> | null {
  try {
    return newsSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
