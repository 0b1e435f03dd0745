import { sql } from 'drizzle-orm';
import * as uploadLimits from '@/lib/limits/upload';
import { keptBytes } from '@/server/api/modules/uploads/shared-rows';
import { artistDocuments, artistApplications } from '@/server/db/schema/account';
import { originals } from '@/server/db/schema/original';
import { inquiries, inquiryFiles } from '@/server/db/schema/support';
import { storedUploads } from '@/server/db/schema/upload';
import { useTestApi, type Account } from '@/tests/support/api';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { named, picture, studioArtist, studioForm } from '@/tests/support/studio';

const api = useTestApi();
const portfolio = portfolioCalls(api);
const { accountBytesMax } = uploadLimits;
const MB = 1024 * 1024;

/** Files that lie under a key, with their sizes. */
const facts = (storageKey: string, bytes: number) => ({
  storageKey,
  fileName: 'a',
  mime: 'image/png',
  bytes,
});

/** A row of 7 bytes of each table that says how large the files of people are. A new table without a row fails. */
const TABLES: Readonly<Record<string, (accountUuid: string) => Promise<unknown>>> = {
  stored_uploads: (accountUuid) => keptUpload(accountUuid, 7),
  originals: (accountUuid) => api.make.row(originals, { ...originalOf(accountUuid), bytes: 7 }),
  async artist_documents(accountUuid) {
    const { uuid } = await api.make.row(artistApplications, { accountUuid });
    await api.make.row(artistDocuments, { ...facts('documents/a', 7), applicationUuid: uuid, position: 0 });
  },
  async inquiry_files(accountUuid) {
    const inquiry = {
      type: 'INQUIRY' as const,
      title: 'a',
      content: 'a',
      email: 'a@example.com',
      phoneNum: '010',
    };
    const { uuid } = await api.make.row(inquiries, { ...inquiry, accountUuid });
    await api.make.row(inquiryFiles, { ...facts('inquiries/a', 7), inquiryUuid: uuid, position: 0 });
  },
};
/** Tables of files without an owner: those of operators' answers, and published images. */
const OF_NOBODY = ['images', 'inquiry_answer_files'];

const originalOf = (accountUuid: string) => ({
  ...{ uuid: crypto.randomUUID(), accountUuid, storageKey: 'originals/a', fileName: 'a' },
  ...{ mime: 'image/png' as const, width: 1, height: 1 },
});
/** Keeps a file of so many bytes for the account. */
const keptUpload = (accountUuid: string, bytes: number) =>
  api.database.orm.execute(sql`
    insert into ${storedUploads} (account_uuid, storage_key, file_name, content_type, max_bytes, bytes, claimed_at)
    select ${accountUuid}, 'claimed/' || n, 'a', 'application/pdf', 1, least(${bytes}::bigint - n * 1000000000, 1000000000), now()
    from generate_series(0, (${bytes}::bigint - 1) / 1000000000) n`);

test.each(Object.entries(TABLES))('%s count', async (_table, add) => {
  const { uuid } = await api.make.account({ roleType: 'ARTIST' });
  await add(uuid);
  expect(await keptBytes(api.database.orm, uuid)).toBe(7);
  expect(await keptBytes(api.database.orm, (await api.make.account()).uuid)).toBe(0);
});

test('every table that says how large a file is counts, or has no owner', async () => {
  const { rows } = await api.database.orm.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'bytes'`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(TABLES), ...OF_NOBODY].toSorted());
});

describe('an account that keeps all it may', () => {
  let as: Account;
  const keep = async (bytes: number) => void (await keptUpload(as.uuid, bytes));
  beforeEach(async () => void ({ as } = await studioArtist(api)));

  /** The calls that keep a file of an artist. */
  const CALLS: Readonly<Record<string, () => Promise<Response>>> = {
    'a signed address': async () =>
      api.request('POST', '/v1/s3/put/presigned-url', {
        as,
        body: { fileName: 'a.pdf', contentType: 'application/pdf', size: 2 * MB },
      }),
    'an artwork': async () => {
      const body = studioForm(undefined, { image_original: await picture(40, 30) });
      return api.request('POST', '/v1/artists/me/artwork-drafts', { as, body });
    },
    'a PDF with its form': async () => {
      const content = portfolioBody(
        {
          ...(await api.get('/v1/artists/me/portfolio/new', { as })),
          artistArtWorks: (await portfolio.begin()).portfolio.artistArtWorks,
        },
        0,
        false,
      );
      const pdf = named(Buffer.from('%PDF-1.7\n<< /Type /Page >>'), 'a.pdf');
      return api.request('POST', '/v1/artists/me/portfolio', { as, body: studioForm(content, { pdf }) });
    },
  };

  test.each(Object.keys(CALLS))('is refused %s, and told why', async (name) => {
    await keep(accountBytesMax);
    const before = await api.storedKeys();
    const answer = await CALLS[name]?.();
    expect([answer?.status, await answer?.json()]).toMatchObject([413, { code: 'ACCOUNT_FULL' }]);
    expect((await api.storedKeys()).filter((key) => !key.startsWith('media/'))).toEqual(
      before.filter((key) => !key.startsWith('media/')),
    );
  });

  test('reads it before, and may send what there is room for', async () => {
    await keep(accountBytesMax - 2 * MB);
    const kept = await api.get('/v1/users/me/storage', { as });
    expect(kept).toEqual({ bytes: accountBytesMax - 2 * MB, maxBytes: accountBytesMax });
    const ask = CALLS['a signed address'];
    const answers = await Promise.all([ask?.(), ask?.(), ask?.()]);
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 413, 413]);
  });
});
