import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { bundleOptions } from '@/scripts/support/bundle.mjs';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { createProcessCleaner, type Cleaner } from '@/server/api/modules/media/review/cleaner';
import { contestFiles } from '@/server/db/schema/contest';
import * as contestMessages from '@/lib/messages/contest';
import { TEST_FILE_SECRET, useTestApi, type Account } from '@/tests/support/api';
import { reviewCalls } from '@/tests/support/contest-reviews';
import { makeDirectory } from '@/tests/support/directory';
import { removeLetGo } from '@/tests/support/file-removals';
import { FILE_HEADS } from '@/tests/support/file-heads';
import { formField } from '@/tests/support/form-field';
import { bombPdf, namedPdf } from '@/tests/support/named-pdf';
import { useMovableClock } from '@/tests/support/withdrawal';

const NAME = 'HONG GILDONG';
const MB = 1024 * 1024;
/** The program as it is bundled. It finds sharp in the folders above it, so it lies in the repository. */
const program = path.resolve('.build', `test-${randomUUID()}`);
const working = makeDirectory();
let cleaner: Cleaner;
let cleanings = 0;

const clock = useMovableClock();
const api = useTestApi(({ database, storage }) => ({
  clock: clock.read,
  media: createMediaModule({
    ...{ orm: database.orm, storage, secret: TEST_FILE_SECRET },
    ...{ encoder: localEncoder, intake: localIntake },
    review: {
      directory: working,
      cleaner: {
        clean: (work) => {
          cleanings += 1;
          return cleaner.clean(work);
        },
        close: () => undefined,
      },
    },
  }),
}));
const { calls, get } = reviewCalls(api);

beforeAll(async () => {
  const entryPoints = { 'review-cleaner': 'server/api/modules/media/review/cleaner-process.ts' };
  await build({ ...bundleOptions(program), entryPoints });
  const limits = { timeoutMs: 60_000, maxBytes: 500 * MB };
  cleaner = createProcessCleaner(path.join(program, 'review-cleaner.mjs'), limits);
});
beforeEach(() => void (cleanings = 0));
afterAll(() => {
  cleaner.close();
  rmSync(program, { recursive: true, force: true });
});

const photo = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#c43d2f' } })
    .withExif({ IFD0: { Artist: NAME } })
    .jpeg()
    .toBuffer();

/** An application with these files to a blind contest, and who reads it. */
async function applied(files: readonly (readonly [name: string, type: string, bytes: Buffer])[]) {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const reviewer = await calls.member(organizationUuid, 'REVIEWER');
  const works = formField({ name: 'works', label: '작품', type: 'file', multiple: true });
  const fields = [
    formField({ name: 'name', label: '이름', required: true, disabled: true }),
    { ...works, maxFileSize: 100, validation: { maxCount: 5 } },
  ];
  const { uuid } = await calls.contest({ organizationUuid, isBlind: true, fields });
  const as = await calls.applicant(NAME);
  const described = files.map(([name, type, bytes]) => calls.file(name, bytes, type));
  const { id } = await calls.begin(as, uuid, { works: described });
  for (const [name, type, bytes] of files)
    await calls.addFile(as, id, await calls.upload(as, name, bytes, type));
  await calls.send(as, id);
  return {
    ...{ owner, reviewer },
    read: async (reader: Account) => (await get(reader, uuid, id)).attachments,
  };
}
const fetched = async (url: string | null) => api.app.request(url ?? 'nowhere');
const bodyOf = async (url: string | null) => Buffer.from(await (await fetched(url)).arrayBuffer());

test('reviewers read copies without names, in headers too; the owner reads what was sent', async () => {
  const [jpeg, pdf] = [await photo(), namedPdf(NAME, await photo())];
  const { owner, reviewer, read } = await applied([
    [`${NAME}.jpg`, 'image/jpeg', jpeg],
    [`${NAME}.pdf`, 'application/pdf', pdf],
  ]);
  const seen = await read(reviewer);
  expect(seen.map(({ name, withheld }) => [name, withheld])).toEqual([
    ['작품 1.jpg', null],
    ['작품 2.pdf', null],
  ]);
  for (const { url } of seen) {
    const answers = await Promise.all([fetched(url), fetched(url)]);
    for (const answer of answers) {
      const head = JSON.stringify([url, ...answer.headers]);
      expect([answer.status, decodeURIComponent(head).includes('HONG')]).toEqual([200, false]);
      const body = Buffer.from(await answer.arrayBuffer());
      expect([body.length > 100, body.includes(NAME)]).toEqual([true, false]);
    }
  }
  // Each is made once, also for two at the same moment.
  expect(cleanings).toBe(2);
  const whole = await read(owner);
  expect(await Promise.all(whole.map(({ url }) => bodyOf(url)))).toEqual([jpeg, pdf]);
  expect(readdirSync(working)).toEqual([]);
});

test('an address of a copy is no address of the original, and needs its grant', async () => {
  const { reviewer, read } = await applied([['a.jpg', 'image/jpeg', await photo()]]);
  const [file] = await read(reviewer);
  const url = file?.url ?? '';
  expect(url).toMatch(/^\/files\/blind\/[\da-f-]{36}\.jpg\?/);
  expect((await fetched(url.replace('/blind/', '/claimed/'))).status).toBe(403);
  const own = { expiresInSeconds: 60 };
  const key = /blind\/[^?]+/.exec(url)?.[0] ?? '';
  expect((await fetched(await api.storage.signedGetUrl(key, own))).status).toBe(404);
});

test('a copy goes with its original', async () => {
  const { reviewer, read } = await applied([['a.jpg', 'image/jpeg', await photo()]]);
  const [file] = await read(reviewer);
  expect((await fetched(file?.url ?? '')).status).toBe(200);
  const copies = async () => (await api.storedKeys()).filter((key) => key.startsWith('blind/'));
  expect(await copies()).toHaveLength(1);
  await api.database.orm.delete(contestFiles);
  await removeLetGo(api);
  expect(await copies()).toEqual([]);
});

test('other kinds are withheld with a sentence', async () => {
  const kinds = ['hwp', 'docx', 'zip'] as const;
  const types = { hwp: 'application/x-hwp', docx: '', zip: 'application/zip' };
  const { owner, reviewer, read } = await applied(
    kinds.map((kind) => [`${NAME}.${kind}`, types[kind], Buffer.from(FILE_HEADS[kind], 'latin1')] as const),
  );
  const seen = await read(reviewer);
  expect(seen.map(({ url, withheld }) => [url, withheld])).toEqual(
    kinds.map(() => [null, contestMessages.withheldKind]),
  );
  expect(JSON.stringify(seen)).not.toContain('HONG');
  expect((await read(owner)).every(({ url }) => url !== null)).toBe(true);
});

test('a PDF that can’t be cleaned is withheld, and tried once', async () => {
  const damaged = Buffer.concat([Buffer.from('%PDF-1.7\n/Type /Page\n'), Buffer.from(NAME)]);
  const { reviewer, read } = await applied([['a.pdf', 'application/pdf', damaged]]);
  const [before] = await read(reviewer);
  const refused = await fetched(before?.url ?? '');
  const text = await refused.text();
  expect([refused.status, text.includes(contestMessages.withheldFile), text.includes(NAME)]).toEqual([
    422,
    true,
    false,
  ]);
  expect((await fetched(before?.url ?? '')).status).toBe(422);
  expect(cleanings).toBe(1);
  const [after] = await read(reviewer);
  expect([after?.url, after?.withheld]).toEqual([null, contestMessages.withheldFile]);
});

test('a PDF that unpacks to gigabytes ends its process, not the server', async () => {
  const { reviewer, read } = await applied([['a.pdf', 'application/pdf', bombPdf(4096 * MB)]]);
  const before = process.memoryUsage().rss;
  const [file] = await read(reviewer);
  expect((await fetched(file?.url ?? '')).status).toBe(422);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
  expect(readdirSync(working)).toEqual([]);
  const next = await applied([['b.jpg', 'image/jpeg', await photo()]]);
  const [image] = await next.read(next.reviewer);
  expect((await fetched(image?.url ?? '')).status).toBe(200);
});
