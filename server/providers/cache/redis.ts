import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import { openRedis } from '@/server/redis-connection';
import { createInProcessBus } from './in-process';
import type { InvalidationBus } from './cache';

const CHANNEL = 'gyeol:invalidate';
const newsSchema = z.object({
  from: z.string(),
  tags: z.array(z.string().transform((tag) => tag as CacheTag)),
});

/** Milliseconds between two signs of life, and without any until the connection counts as lost. */
const PULSE = { everyMs: 2000, lostMs: 5000 };
/** More unsent tags than these are sent as one: everything. */
const UNSENT_MAX = 1000;

/**
 * The bus between nodes, over Redis publish and subscribe. This node's own caches are invalidated directly. Redis keeps no
 * messages. So everything counts as changed when the connection is lost and again when it is back, and news that couldn't be
 * sent is sent when Redis is back. Each node hears its own pulse, so that a connection that died in silence is noticed.
 * @param url `redis://…` or `rediss://…`
 */
export function createRedisBus(
  url: string,
  onError: (error: unknown) => void,
  pulse: Partial<typeof PULSE> = {},
): InvalidationBus {
  const { everyMs, lostMs } = { ...PULSE, ...pulse };
  const origin = randomUUID();
  const local = createInProcessBus(onError);
  const publisher = openRedis(url, onError);
  const subscriber = new Redis(url, { autoResubscribe: false });
  const unsent = new Set<CacheTag>();
  let wasSubscribed = false;
  let isSubscribed = false;
  let heardAt = 0;

  const everythingChanged = () => local.invalidate([cacheTags.everything]);
  const isSilent = () => performance.now() - heardAt > lostMs;

  function lose(): void {
    if (!isSubscribed) return;
    isSubscribed = false;
    everythingChanged();
  }

  function send(tags: readonly CacheTag[]): void {
    publisher.publish(CHANNEL, JSON.stringify({ from: origin, tags })).catch((error: unknown) => {
      for (const tag of tags) unsent.add(tag);
      if (unsent.size > UNSENT_MAX) {
        unsent.clear();
        unsent.add(cacheTags.everything);
      }
      // A pulse that fails says nothing that the connection's own error doesn't.
      if (tags.length > 0) onError(error);
    });
  }

  publisher.on('ready', () => {
    const tags = [...unsent];
    unsent.clear();
    if (tags.length > 0) send(tags);
  });
  subscriber.on('error', onError);
  subscriber.on('close', lose);
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(() => {
      heardAt = performance.now();
      isSubscribed = true;
      if (wasSubscribed) everythingChanged();
      wasSubscribed = true;
    }, onError);
  });
  subscriber.on('message', (_channel: string, text: string) => {
    heardAt = performance.now();
    const news = parseNews(text);
    if (news === null) everythingChanged();
    else if (news.from !== origin && news.tags.length > 0) local.invalidate(news.tags);
  });
  const timer = setInterval(() => {
    send([]);
    if (!isSubscribed || !isSilent()) return;
    lose();
    subscriber.disconnect(true);
  }, everyMs);
  timer.unref();

  return {
    invalidate(tags) {
      local.invalidate(tags);
      send(tags);
    },
    subscribe: local.subscribe,
    isConnected: () => isSubscribed && !isSilent(),
    async close() {
      clearInterval(timer);
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
