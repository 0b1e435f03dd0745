import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keysOf } from '@/lib/keys-of';
import * as uploadLimits from '@/lib/limits/upload';
import { FILE_KINDS, mimeOf, type FileKind } from '@/lib/media/file-kind';
import { useTestApi } from '@/tests/support/api';
import { BOMBS } from '@/tests/support/bombs';
import { contestCalls } from '@/tests/support/contests';
import { FILE_HEADS } from '@/tests/support/file-heads';
import { formField } from '@/tests/support/form-field';
import { PORTFOLIO, portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { profileCalls } from '@/tests/support/profile';
import { artistForm } from '@/tests/support/signup';
import { listFiles } from '@/tests/support/source-files';
import { named, studioForm } from '@/tests/support/studio';
import { inquiryBody, keptInquiry } from '@/tests/support/support-ownership';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, begin, upload, addFile, file } = contestCalls(api);
const portfolios = portfolioCalls(api);

/** Sends a file to a place, and expects that it is taken. */
type Place = (name: string, bytes: Buffer, kind: FileKind) => Promise<unknown>;

async function sendToContest(name: string, bytes: Buffer, kind: FileKind): Promise<void> {
  const fields = [{ ...formField({ name: 'works', type: 'file' }), maxFileSize: 100 }];
  const [as, { uuid }] = [await applicant(), await contest({ fields })];
  const { id } = await begin(as, uuid, { works: [file(name, bytes, mimeOf(kind))] });
  await addFile(as, id, await upload(as, name, bytes, mimeOf(kind)));
}

async function savePortfolio(name: string, bytes: Buffer): Promise<void> {
  const { as, portfolio } = await portfolios.begin();
  await portfolios.save(as, portfolioBody(portfolio), { pdf: named(bytes, name) });
}

async function keepPortfolioPdf(name: string, bytes: Buffer): Promise<void> {
  const { as, portfolio } = await portfolios.begin();
  const { id } = await portfolios.save(as, portfolioBody(portfolio));
  const body = { url: await upload(as, name, bytes, 'application/pdf') };
  await api.call('PUT', `${PORTFOLIO}/{id}/pdf/saved`, { as, params: { id }, body });
}

async function applyAsArtist(name: string, bytes: Buffer): Promise<void> {
  const { member, formOf } = profileCalls(api);
  const as = await member({ email: `${randomUUID()}@example.com` });
  const body = artistForm(await formOf(as, { documentTypes: ['ETC'] }), [[name, bytes]]);
  await api.call('POST', '/v1/users/apply-artist', { as, body });
}

async function inquire(name: string, bytes: Buffer): Promise<void> {
  const body = studioForm(inquiryBody());
  body.append('files', named(bytes, name));
  await api.call('POST', '/v1/support/inquiries', { as: await api.make.account(), body });
}

async function answerInquiry(name: string, bytes: Buffer): Promise<void> {
  const as = await api.make.account({ roleType: 'ADMIN' });
  const { uuid } = await keptInquiry(api, await api.make.account());
  const body = studioForm({ answer: '고쳤습니다.', version: 0, keptFileUuids: [] });
  body.append('files', named(bytes, name));
  await api.call('PUT', '/v1/admin/inquiries/{uuid}/answer', { as, params: { uuid }, body });
}

const IMAGES = 'takes images alone, or films: tests/api/media-intake.test.ts';

/** Every rule of files in a form, and every module that claims files, with the kinds of bombs that it takes. */
const PLACES: Readonly<Record<string, readonly [Place, readonly FileKind[]] | string>> = {
  'contest-applications': [sendToContest, uploadLimits.kinds],
  portfolios: [keepPortfolioPdf, ['pdf']],
  PORTFOLIO_RULE: [savePortfolio, ['pdf']],
  DOCUMENTS_RULE: [applyAsArtist, ['pdf']],
  INQUIRY_FILES: [inquire, ['pdf']],
  ANSWER_FILES: [answerInquiry, ['pdf']],
  IMAGE_RULE: IMAGES,
  VIDEO_RULE: IMAGES,
  NEW_ARTWORK_RULE: IMAGES,
  ARTWORK_RULE: IMAGES,
  PHOTO_RULE: IMAGES,
};

it('has a row for each place that takes files', () => {
  const found = listFiles(['server/api/modules'], '.ts').flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const [, module = ''] = /modules\/([\w-]+)\//.exec(path) ?? [];
    const rules = [...code.matchAll(/\bupload: ([A-Z_]+)\b/g)].map(([, rule = '']) => rule);
    return module !== 'uploads' && /uploads\.(?:withClaimed|claimUpload)\(/.test(code)
      ? [...rules, module]
      : rules;
  });
  expect([...new Set(found)].sort()).toEqual(Object.keys(PLACES).sort());
});

it('has a bomb of each kind that can be packed', () => {
  const packed = keysOf(FILE_KINDS).filter(
    (kind) => kind === 'pdf' || FILE_KINDS[kind].contents.includes('zip'),
  );
  expect(Object.keys(BOMBS).sort()).toEqual(packed.sort());
});

const MB = 1024 * 1024;
/** Milliseconds that the calls themselves may take, and that each megabyte may which is received, hashed and stored. */
const CPU_MS = 500;
const CPU_PER_MB = 200;
/** A gigabyte unpacks to more. */
const MEMORY = 96 * MB;
const PLAIN = {
  pdf: Buffer.from(FILE_HEADS.pdf, 'latin1'),
  zip: Buffer.from(FILE_HEADS.zip, 'latin1'),
};

const CASES = Object.entries(PLACES).flatMap(([place, row]) =>
  typeof row === 'string'
    ? []
    : row[1].flatMap((kind) => (kind in BOMBS ? [{ place, kind, send: row[0] }] : [])),
);

it.each(CASES)(
  '$place keeps a $kind that unpacks to gigabytes as it came, unread',
  async ({ kind, send }) => {
    const bytes = BOMBS[kind]?.() ?? Buffer.alloc(0);
    const ending = FILE_KINDS[kind].endings[0] ?? kind;
    // What the place does once, such as loading a library, isn't the file's.
    await send(`plain.${ending}`, PLAIN[kind === 'pdf' ? 'pdf' : 'zip'], kind);
    const [before, memory] = [process.cpuUsage(), process.memoryUsage.rss()];
    await send(`bomb.${ending}`, bytes, kind);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(CPU_MS + CPU_PER_MB * (bytes.length / MB));
    expect(process.memoryUsage.rss() - memory).toBeLessThan(MEMORY);
    const sizes = await Promise.all(
      (await api.storedKeys()).map(async (key) => (await api.storage.stat(key))?.size),
    );
    expect(sizes).toContain(bytes.length);
  },
);
