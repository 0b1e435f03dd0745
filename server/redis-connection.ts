import { Redis } from 'ioredis';

/** Milliseconds after which a command counts as failed. Redis answers in less than one, where it answers. */
const COMMAND_MS = 500;
/** Milliseconds without the answer of a command, after which the connection is made anew. */
const SILENT_MS = 2000;

/**
 * A connection for commands that succeed now or fail: no command waits for a Redis that is away.
 * It reconnects by itself.
 * @param url `redis://…` or `rediss://…`
 */
export function openRedis(url: string, onError: (error: unknown) => void): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENT_MS,
    connectTimeout: SILENT_MS,
  });
  redis.on('error', onError);
  return redis;
}
