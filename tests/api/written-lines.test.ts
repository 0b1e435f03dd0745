import { eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { parseCsv } from '@/lib/csv/csv';
import { accounts, artistApplications } from '@/server/db/schema/account';
import { contestApplicants } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi, type Account } from '@/tests/support/api';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { CLOSES_AT, contestCalls } from '@/tests/support/contests';
import { linesOf, type LinesFile } from '@/tests/support/multi-line-fields';
import { wholeProfile } from '@/tests/support/profile';
import { studioForm } from '@/tests/support/studio';
import { keptInquiry } from '@/tests/support/support-ownership';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const calls = contestCalls(api);
const LINES = linesOf('확인');
let admin: Account;

beforeEach(async () => void (admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' })));

const mailOf = async (topic: string): Promise<string> => (await api.row(outbox, { topic })).payload.text;

/** A contest with an application whose long answer has several lines. */
async function applied() {
  const { uuid: organizationUuid, owner } = await calls.organization();
  await api.database.orm
    .update(accounts)
    .set({ email: 'owner@example.com' })
    .where(eq(accounts.uuid, owner.uuid));
  const contest = await calls.contest({ organizationUuid });
  const artist = await calls.applicant();
  const { id } = await calls.begin(artist, contest.uuid, { statement: LINES, agreement: true });
  await calls.send(artist, id);
  return { ...contest, owner, id };
}

async function exported(format: 'xlsx' | 'csv'): Promise<Buffer> {
  const { owner, uuid } = await applied();
  const path = '/v1/organizations/contests/{uuid}/export';
  const answer = await api.request('GET', path, { as: owner, params: { uuid }, query: { format } });
  return Buffer.from(await answer.arrayBuffer());
}

/** Writes the field of each mail or table, and reads the text as it leaves. */
const FILES: Record<Exclude<LinesFile, `portfolio: ${string}`>, () => Promise<string>> = {
  'mail: contest-applied': async () => {
    await applied();
    return mailOf('contest-applied');
  },
  'mail: contest-decided': async () => {
    const { owner, uuid, id } = await applied();
    clock.set(CLOSES_AT);
    const params = { uuid };
    const applicants = '/v1/organizations/contests/{uuid}/applicants/status';
    await api.call('PUT', applicants, { as: owner, params, body: { ids: [id], status: 'SELECTED' } });
    const mail = { subject: '선정', text: LINES };
    const body = { selected: mail, rejected: mail, rejectsUndecided: false };
    await api.call('POST', '/v1/organizations/contests/{uuid}/announcement', { as: owner, params, body });
    return mailOf('contest-decided');
  },
  'mail: contest-message': async () => {
    const { owner, uuid } = await applied();
    const body = { audience: 'SENT', subject: '안내', text: LINES, confirmed: 1 };
    const path = '/v1/organizations/contests/{uuid}/messages';
    await api.call('POST', path, { as: owner, params: { uuid }, body });
    return mailOf('contest-message');
  },
  'mail: contest-terms-changed': async () => {
    const { owner: as, uuid } = await applied();
    const path = '/v1/organizations/contests/{uuid}';
    for (const terms of [FAIR_TERMS, { ...FAIR_TERMS, others: LINES }]) {
      const contest = await api.get(path, { as, params: { uuid } });
      const { contestType, title, organizer, description, opensAt, closesAt, version } = contest;
      const { isBlind, allowsEdits, fields } = contest;
      await api.call('PUT', path, {
        ...{ as, params: { uuid } },
        body: {
          ...{ contestType, title, organizer, description, opensAt, closesAt, version },
          ...{ isBlind, allowsEdits, fields, terms },
        },
      });
      // The application is one that was sent under the first terms.
      await api.database.orm.update(contestApplicants).set({ formVersion: 2 });
    }
    return mailOf('contest-terms-changed');
  },
  'mail: contest-stopped': async () => {
    const { uuid, version } = await applied();
    const body = { kind: 'CLOSED', reason: LINES, version };
    await api.call('PUT', '/v1/admin/contests/{uuid}/stop', { as: admin, params: { uuid }, body });
    return mailOf('contest-stopped');
  },
  'mail: inquiry-answered': async () => {
    const { uuid } = await keptInquiry(api, await api.make.account({ email: 'haru@example.com' }));
    const body = studioForm({ answer: LINES, version: 0, keptFileUuids: [] });
    await api.call('PUT', '/v1/admin/inquiries/{uuid}/answer', { as: admin, params: { uuid }, body });
    return mailOf('inquiry-answered');
  },
  'mail: artist-documents-requested': async () => {
    const given = { ...wholeProfile(), email: 'haru@example.com', roleType: 'ARTIST_PENDING' as const };
    const artist = await api.make.account(given);
    const { uuid } = await api.make.row(artistApplications, { accountUuid: artist.uuid });
    const path = '/v1/admin/artist-applications/{uuid}/retry';
    await api.call('PUT', path, { as: admin, params: { uuid }, body: { reason: LINES } });
    return mailOf('artist-documents-requested');
  },
  'mail: account-stopped': async () => {
    const { uuid } = await api.make.account({ email: 'haru@example.com' });
    const body = { reason: LINES };
    await api.call('PUT', '/v1/admin/members/{uuid}/stop', { as: admin, params: { uuid }, body });
    return mailOf('account-stopped');
  },
  'export: xlsx': async () => {
    const [sheet] = await readXlsxFile(await exported('xlsx'));
    return sheet?.data.flat().join('|') ?? '';
  },
  'export: csv': async () =>
    parseCsv((await exported('csv')).toString())
      .flatMap(({ cells }) => cells)
      .join('|'),
};

test.each(Object.entries(FILES))(
  '%s keeps the lines and the empty one between paragraphs',
  async (_, read) => {
    // A mail may indent what a person wrote.
    const text = (await read()).replace(/^ +/gm, '');
    expect(text).toContain(LINES);
  },
);
