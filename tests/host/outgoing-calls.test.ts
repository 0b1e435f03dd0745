import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every place of the server that calls another machine, and who chooses the address. No address comes from a visitor: a
 * new place has to say here where its address comes from.
 */
const OUTGOING: Readonly<Record<string, string>> = {
  'server/bff/social-providers.ts':
    'addresses of Kakao, Naver and Google that stand in the code; next-auth calls them',
  'server/providers/chat/slack-chat.ts': 'SLACK_WEBHOOK_URL',
  'server/providers/identity/nice-tokens.ts': 'NICE_API_URL',
  'server/providers/mail/files-mail.ts': 'composes in memory and sends nothing',
  'server/providers/mail/smtp-mail.ts': 'SMTP_URL',
  'server/providers/cache/redis.ts': 'REDIS_URL',
  'server/redis-connection.ts': 'REDIS_URL',
  'server/providers/search/elasticsearch-client.ts': 'SEARCH_URL',
  'server/providers/storage/s3-storage.ts': 'S3_ENDPOINT, or that of S3_REGION',
  'server/db/postgres.ts': 'DATABASE_URL',
  'server/backup/snapshot-source.ts': 'DATABASE_URL, for a command of the operator',
  'server/db/lock.ts': 'a socket of this machine, whose name is that of the data folder',
  'server/telemetry/open-telemetry.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
  'server/web/remote-platform.ts': 'PLATFORM_API_URL; of the visitor only the path, which was checked before',
};

/** Whatever opens a connection: the global `fetch`, Node's clients, and the packages that bring a client of their own. */
const CLIENTS = [
  // A method of that name is an answer, not a call.
  /(?<![.\w])fetch\((?!request: Request\))/,
  /\b(?:https?|net|tls|dgram)\.(?:request|get|connect|createConnection)\(/,
  /from 'node:(?:https|net|tls|dgram|http2|dns)'/,
  /from '(?:undici|axios|got|nodemailer|ioredis|pg|@aws-sdk\/client-s3|next-auth\/providers\/[\w-]+)'/,
  /from '@opentelemetry\/exporter/,
  /\brequest: \w+, Agent \} =/,
];
/** Imports of types alone, and names that only look like a call. */
const HARMLESS = [
  /^\s*import type .*$/gm,
  /\bfetch\(src, \{ priority/g,
  /^ *(?:\/\/|\/?\*).*$/gm,
  /import \{ createServer as createSocketServer, Server as NetServer, type Socket \} from 'node:net';/g,
];

test('the server calls nobody whose address a visitor could choose', () => {
  const files = ['server', 'app']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes(path.join('db', 'seed')));
  files.push('middleware.ts');
  expect(files.length).toBeGreaterThan(300);
  const calling = files.filter((file) => {
    const code = HARMLESS.reduce(
      (text, harmless) => text.replaceAll(harmless, ''),
      readFileSync(file, 'utf8'),
    );
    return CLIENTS.some((client) => client.test(code));
  });
  expect(calling.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(
    Object.keys(OUTGOING).toSorted(),
  );
});
