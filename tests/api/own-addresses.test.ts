import { readDescription } from '@/tests/support/operations';
import { ASKED_ORIGIN_HEADER } from '@/lib/asked-origin';
import { type LooseParts } from '@/lib/api/url';
import { askedOrigin } from '@/server/api/http/asked-origin';
import { artistApplications, artistDocuments } from '@/server/db/schema/account';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { inquiryFiles } from '@/server/db/schema/support';
import { outbox } from '@/server/db/schema/outbox';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { answerAddresses, type AnswerDescription } from '@/tests/support/answer-addresses';
import { TEST_FILE_SECRET, useTestApi, type Sent } from '@/tests/support/api';
import type { Method } from '@/tests/support/api-paths';
import { contestCalls } from '@/tests/support/contests';
import { TEST_SITE_URL } from '@/tests/support/identity';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { DOCUMENTS } from '@/tests/support/signup';
import { named, picture, studioForm } from '@/tests/support/studio';
import { inquiryBody, keptInquiry } from '@/tests/support/support-ownership';
import { useMovableClock } from '@/tests/support/withdrawal';

/**
 * A page's content policy allows its own origin, so every address of a private file has to begin with the origin that the
 * visitor has asked at, whichever of the site's it is. A field that holds an address and isn't in a table here fails.
 */
const OTHER_NAME = 'http://127.0.0.1:3000';
const clock = useMovableClock();
const api = useTestApi(({ directory }) => ({
  clock: clock.read,
  siteOrigins: [TEST_SITE_URL, OTHER_NAME],
  storage: new DiskStorage({
    directory,
    secret: TEST_FILE_SECRET,
    origin: () => askedOrigin() ?? TEST_SITE_URL,
  }),
}));
const contests = contestCalls(api);
const portfolios = portfolioCalls(api);

/** Fields whose addresses are none of private files. */
const OTHERS: [field: RegExp, why: string][] = [
  [/\.(\w+I|i)mageUrl$/, 'a path of the site: /media/…'],
  [/public-presigned-urls \.urls\[\]$/, 'a path of the site: /media/…'],
  [/\.(originLink|videoLink|interviewLink)$/, 'a page of others, which opens by a press'],
  [/\.linkUrl$/, 'a page that an operator names, which opens by a press'],
  [/\.applicationsUrl$/, 'a page that a mail names, which opens by a press'],
  [/\/identity \.actionUrl$/, 'the form of a verification, which the policy allows by its own name'],
];

const PDF = () => named(Buffer.from(DOCUMENTS.pdf), 'a.pdf');
type Call = Sent & LooseParts;
const ANSWERS = { statement: '서향집의 창틀', genre: 'PAINTING', agreement: true };

async function artistWithPortfolio() {
  const begun = await portfolios.begin();
  const { as, artist, works, portfolio } = begun;
  const original = await api.make.original(as.uuid);
  const [work] = works;
  if (work === undefined) throw new Error('There is no artwork.');
  const { orm } = api.database;
  await orm.update(artworks).set({ originalUuid: original.uuid });
  await orm.update(artists).set({ photoOriginalUuid: original.uuid });
  const { id } = await portfolios.save(as, portfolioBody(portfolio, 0, false), { pdf: PDF() });
  return { as, artist, work, id };
}

async function applied() {
  const { as } = await artistWithPortfolio();
  const { uuid: organizationUuid, owner } = await contests.organization();
  const { uuid } = await contests.contest({ organizationUuid });
  const bytes = await picture(30, 20, 'jpeg');
  const works = [contests.file('a.jpg', bytes)];
  const { id } = await contests.begin(as, uuid, { ...ANSWERS, works, portfolio: true });
  await contests.addFile(as, id, await contests.upload(as, 'a.jpg', bytes));
  await contests.send(as, id);
  return { owner, uuid, id };
}

async function inquiry() {
  const as = await api.make.account();
  const admin = await api.make.account({ roleType: 'ADMIN' });
  const form = studioForm(inquiryBody());
  form.append('files', named(await picture(9, 9), 'a.png'));
  const { uuid } = await api.call('POST', '/v1/support/inquiries', { as, body: form });
  const { version } = await api.get('/v1/admin/inquiries/{uuid}', { as: admin, params: { uuid } });
  const answer = studioForm({ answer: '고쳤습니다.', version, keptFileUuids: [] });
  answer.append('files', named(await picture(9, 9), 'b.png'));
  await api.call('PUT', '/v1/admin/inquiries/{uuid}/answer', { as: admin, params: { uuid }, body: answer });
  return { as, admin, params: { uuid } };
}

const downloads = async (): Promise<Call> => {
  const { as, work } = await artistWithPortfolio();
  return { as, query: { 'artworkUuids[]': [work.uuid] } };
};
const upload = { fileName: 'a.pdf', contentType: 'application/pdf', size: 9 };

/** Fields with addresses of private files, and a call that answers with each. */
const SIGNED: Record<string, { fields: string[]; call: () => Promise<Call> }> = {
  'GET /v1/s3/put/presigned-url': {
    fields: [''],
    call: async () => ({ as: (await artistWithPortfolio()).as, query: { ...upload, size: '9' } }),
  },
  'POST /v1/s3/put/presigned-url': {
    fields: [''],
    call: async () => ({ as: (await artistWithPortfolio()).as, body: upload }),
  },
  'GET /v1/artists/me/portrait-original': {
    fields: ['.url'],
    call: async () => ({ as: (await artistWithPortfolio()).as }),
  },
  'GET /v1/artists/me/artworks/file-urls': { fields: ['.urls[]'], call: downloads },
  'GET /v1/artists/me/artworks/private-presigned-urls-with-artworkUuids': {
    fields: ['.urlMap{}'],
    call: downloads,
  },
  'GET /v1/artists/me/portfolio/file-urls': {
    fields: ['.urls[]'],
    call: async () => ({ as: (await artistWithPortfolio()).as }),
  },
  'GET /v1/artists/me/portfolio/{id}/file-url': {
    fields: ['.url'],
    call: async () => {
      const { as, id } = await artistWithPortfolio();
      return { as, params: { id } };
    },
  },
  'GET /v1/portfolio-links/{token}/file-url': {
    fields: ['.url'],
    call: async () => {
      const { as } = await artistWithPortfolio();
      const body = { label: '갤러리', period: 'WEEK' };
      const { token } = await api.call('POST', '/v1/artists/me/portfolio/links', { as, body });
      return { params: { token } };
    },
  },
  'GET /v1/support/inquiries/{uuid}': {
    fields: ['.privatePresignedUrls[]', '.answerFiles[].url'],
    call: async () => {
      const { as, params } = await inquiry();
      return { as, params };
    },
  },
  'GET /v1/admin/inquiries/{uuid}': {
    fields: ['.files[].url', '.answerFiles[].url'],
    call: async () => {
      const { admin, params } = await inquiry();
      return { as: admin, params };
    },
  },
  'PUT /v1/admin/inquiries/{uuid}/answer': {
    fields: ['.files[].url', '.answerFiles[].url'],
    call: async () => {
      const { admin, params } = await inquiry();
      const read = await api.get('/v1/admin/inquiries/{uuid}', { as: admin, params });
      const keptFileUuids = read.answerFiles.map(({ uuid }) => uuid);
      const answer = { answer: '다시 고쳤습니다.', version: read.version, keptFileUuids };
      return { as: admin, params, body: studioForm(answer) };
    },
  },
  'POST /v1/admin/artist-applications/{uuid}/open': {
    fields: ['.documents[].url'],
    call: async () => {
      const admin = await api.make.account({ roleType: 'ADMIN' });
      const artist = await api.make.account({ roleType: 'ARTIST_PENDING' });
      const { uuid } = await api.make.row(artistApplications, { accountUuid: artist.uuid });
      await api.make.row(artistDocuments, {
        ...{ applicationUuid: uuid, storageKey: `documents/${uuid}/1.pdf`, fileName: 'a.pdf' },
        ...{ mime: 'application/pdf', bytes: 10, position: 0 },
      });
      return { as: admin, params: { uuid } };
    },
  },
  'GET /v1/organizations/contests/{uuid}/applicants/{applicantId}': {
    fields: ['.attachments[].url'],
    call: async () => {
      const { owner, uuid, id } = await applied();
      return { as: owner, params: { uuid, applicantId: id } };
    },
  },
  'GET /v1/organizations/applicants/{applicantId}/portfolio': {
    fields: ['.file.url'],
    call: async () => {
      const { owner, id } = await applied();
      return { as: owner, params: { applicantId: id } };
    },
  },
};

test('every field of an answer that holds an address is in a table', async () => {
  const fields = answerAddresses(readDescription() as AnswerDescription);
  const signed = Object.entries(SIGNED).flatMap(([name, { fields: own }]) =>
    own.map((each) => `${name} ${each}`),
  );
  expect(fields.length).toBeGreaterThan(40);
  expect(signed.filter((each) => !fields.includes(each))).toEqual([]);
  const rest = fields.filter((each) => !signed.includes(each));
  expect(rest.filter((each) => !OTHERS.some(([pattern]) => pattern.test(each)))).toEqual([]);
  expect(OTHERS.filter(([pattern]) => !rest.some((each) => pattern.test(each)))).toEqual([]);
});

test.each(Object.entries(SIGNED))('%s', async (name, { fields, call }) => {
  const [method = '', path = ''] = name.split(' ');
  const given = await call();
  const ask = async (origin: string | null) => {
    const headers: Record<string, string> = origin === null ? {} : { [ASKED_ORIGIN_HEADER]: origin };
    return api.call(method as Method, path, { ...given, headers });
  };
  const first = await ask(OTHER_NAME);
  for (const field of fields) {
    const found = valuesAt(first, field);
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(each).toMatch(/^http:\/\/127\.0\.0\.1:3000\/files\//);
  }
  if (method === 'PUT') return;
  // Direct clients of the API name no origin, and no client may name another site's.
  for (const origin of [null, 'https://elsewhere.example'])
    for (const field of fields)
      for (const each of valuesAt(await ask(origin), field)) expect(each).toMatch(`${TEST_SITE_URL}/files/`);
});

test('a mail names the site’s own address, at any origin that the operator uses', async () => {
  const admin = await api.make.account({ roleType: 'ADMIN' });
  const { uuid } = await keptInquiry(api, { uuid: (await api.make.account()).uuid }, { accountUuid: null });
  const body = studioForm({ answer: '고쳤습니다.', version: 0, keptFileUuids: [] });
  body.append('files', PDF());
  const headers = { [ASKED_ORIGIN_HEADER]: OTHER_NAME };
  await api.call('PUT', '/v1/admin/inquiries/{uuid}/answer', { as: admin, params: { uuid }, body, headers });
  const [mail] = await api.rows(outbox);
  const text = JSON.stringify(mail?.payload);
  expect(text).toContain(`${TEST_SITE_URL}/files/`);
  expect(text).not.toContain(OTHER_NAME);
  expect(await api.rows(inquiryFiles)).toEqual([]);
});

/** The texts at a place such as `.list[].url`. */
function valuesAt(data: unknown, place: string): string[] {
  const steps = place.match(/\.\w+|\[\]|\{\}/g) ?? [];
  let found: unknown[] = [data];
  for (const step of steps)
    found = found.flatMap((each) => {
      if (step === '[]') return Array.isArray(each) ? (each as unknown[]) : [];
      if (typeof each !== 'object' || each === null) return [];
      return step === '{}' ? Object.values(each) : [Reflect.get(each, step.slice(1)) as unknown];
    });
  return found.filter((each) => typeof each === 'string');
}
