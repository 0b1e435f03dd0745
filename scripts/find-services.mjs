import net from 'node:net';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

const HOST = '127.0.0.1';

/**
 * Finds the PostgreSQL and the Redis for tests: TEST_DATABASE_URL and TEST_REDIS_URL, or those that run on this machine's
 * usual ports and accept a login. The tests create databases of their own and drop them.
 * @returns {Promise<{ TEST_DATABASE_URL: string | null, TEST_REDIS_URL: string | null }>} null for what isn't there
 */
export async function findServices() {
  return {
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL || (await findPostgres()),
    TEST_REDIS_URL: process.env.TEST_REDIS_URL || (await findRedis()),
  };
}

async function findPostgres() {
  const users = new Set([process.env.PGUSER, 'postgres', os.userInfo().username].filter(Boolean));
  for (const user of users) {
    const url = `postgres://${user}@${HOST}:5432/postgres`;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      const { rows } = await client.query(
        'select (rolcreatedb or rolsuper) as "mayCreate" from pg_roles where rolname = current_user',
      );
      if (rows[0]?.mayCreate === true) return url;
    } catch {
      // Nothing answers, or it refuses this user.
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return null;
}

function findRedis() {
  return new Promise((resolve) => {
    const socket = net.connect({ host: HOST, port: 6379, timeout: 2000 });
    const done = (url) => {
      socket.destroy();
      resolve(url);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (answer) =>
      done(answer.toString().startsWith('+PONG') ? `redis://${HOST}:6379` : null),
    );
    socket.once('error', () => done(null));
    socket.once('timeout', () => done(null));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, url] of Object.entries(await findServices()))
    if (url !== null) console.log(`${name}=${url}`);
}
