import { mailTo } from '@/server/api/modules/mails/templates';
import { artistApplications } from '@/server/db/schema/account';
import {
  contestApplicants,
  contestForms,
  contests,
  organizationMembers,
  organizations,
} from '@/server/db/schema/contest';
import { contestReviewRules } from '@/server/db/schema/contest-jury';
import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { auditEntries, messageTemplates } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { faqs, notices } from '@/server/db/schema/support';
import { useTestApi, type Account } from '@/tests/support/api';
import { FIELDS } from '@/tests/support/contests';
import { operationsOf, readDescription } from '@/tests/support/operations';
import { keptInquiry } from '@/tests/support/support-ownership';

/**
 * Every call that accepts a search text, with the same title or person in each. It is found as captions write it. A
 * call that takes `q` and isn't in the table fails.
 */
const api = useTestApi({}, { resets: false });
const TITLE = '천 번의 안부';
let admin: Account;
let member: Account;
let owner: Account;
let contestUuid: string;

beforeAll(async () => {
  const { make } = api;
  admin = await make.account({ accountId: 'admin01', name: '운영자', roleType: 'ADMIN' });
  member = await make.account({ accountId: 'dana01', name: '류단아', phoneNum: '01012345678' });
  owner = await make.account({ roleType: 'BUSINESS', name: '담당자' });
  const names = { nameKo: '류단아', nameEn: 'RYU DANA' };
  const artist = await make.artist({ ...names, introduction: null }, { name: '류단아' });
  await make.artwork(artist.id, { title: TITLE });
  for (const type of ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const)
    await make.article({ type, title: TITLE });
  await make.banner({ title: TITLE });
  await make.account({ name: '류단아', status: 'WITHDRAWN', withdrawnAt: new Date() });
  await make.row(artistApplications, { accountUuid: member.uuid });
  const organization = await make.row(organizations, { name: TITLE });
  await make.row(organizationMembers, {
    ...{ accountUuid: owner.uuid, organizationUuid: organization.uuid, role: 'OWNER' },
  });
  const news = await make.article({ type: 'NEWS', title: '소식' });
  const contest = await make.row(contests, {
    ...{
      organizationUuid: organization.uuid,
      articleUuid: news.uuid,
      state: 'PUBLISHED',
      type: 'COMPETITION',
    },
    ...{ title: TITLE, organizer: '결', opensAt: new Date('2000-01-01'), closesAt: new Date('2100-01-01') },
  });
  contestUuid = contest.uuid;
  await make.row(contestForms, { contestUuid, version: 1, fields: [...FIELDS] });
  await make.row(contestReviewRules, { contestUuid, edition: 1, rule: DEFAULT_RULE });
  await make.row(contestApplicants, {
    ...{ contestUuid, accountUuid: member.uuid, name: '류단아', answers: {}, formVersion: 1 },
    ...{ sentAt: new Date('2001-01-01'), firstSentAt: new Date('2001-01-01'), receipt: '010101-AAAAAA' },
    searchText: '류단아\nryu dana\n010101-aaaaaa',
  });
  await keptInquiry(api, member, { title: TITLE });
  await make.row(notices, { title: TITLE, content: '<p>알립니다</p>', createdBy: '결' });
  await make.row(faqs, {
    ...{ category: 'MEMBER', isForArtists: false, question: TITLE, answer: '있어요', position: 1 },
  });
  await make.row(messageTemplates, { use: 'INQUIRY_ANSWER', title: TITLE, content: '안내' });
  await make.row(auditEntries, { action: 'CREATE', subject: 'NOTICE', label: TITLE });
  await make.row(
    outbox,
    mailTo('signup-member', 'dana@example.com', { name: '류단아', accountId: 'dana01' }),
  );
});

const brackets = (text: string) => [
  ...[`〈${text}〉`, `《${text}》`, `「${text}」`, `『${text}』`, `"${text}"`, `“${text}”`, `‘${text}’`],
  ...[`<${text}>`, `(${text})`, `[${text}]`, `#${text}`, `${text}.`, ` ${text} `],
];
const hidden = (text: string) => [
  text.normalize('NFD'),
  [...text].join('\u200b'),
  `\ufeff${text}`,
  `${text}\u202c`,
  text.replaceAll(' ', '\u3000'),
  text.replaceAll(' ', '\u2800'),
];
/** Not found where a trigram index leads. */
const JOINED = TITLE.replaceAll(' ', '');
const TITLES = [TITLE, JOINED, ...brackets(TITLE), ...hidden(TITLE), '천 번의 안ㅂ'];
const CAPTIONS = [
  `${TITLE}, 2024`,
  `류단아, ${TITLE}`,
  `류단아 〈${TITLE}〉 2024`,
  `류단아〈${TITLE}〉, 2024`,
  `류단아_${TITLE}_2024.jpg`,
];
/** Where names are masked: whole ones alone (O-12). */
const WHOLE_NAMES = ['류단아', ...brackets('류단아'), ...hidden('류단아')];
const PEOPLE = [...WHOLE_NAMES, '류ㄷ', '류단ㅇ', '류ㄷㅇ', 'ㄹㄷㅇ'];
const LATIN = ['ＲＹＵ　ＤＡＮＡ', 'ryu dana', '“RYU DANA”', 'Ryu, Dana', 'RYU\u00a0DANA'];
const NOWHERE = ['없는전시', '〈없는 작품〉', '없는작가', '모나리자', 'ㅋㅌㅍ'];

interface Box {
  found: readonly string[];
  as?: () => Account;
  query?: Record<string, string>;
  params?: () => Record<string, string>;
}
const operator = { as: () => admin };
const titled = { found: [...TITLES, ...CAPTIONS] };
const titledApart = { found: titled.found.filter((q) => q !== JOINED) };
const EMAILS = [
  'dana@example.com',
  'Ｄana@example.com',
  '<DANA@example.com>',
  'dana@example.com,',
  'dana\u200b@example.com',
];
const NUMBERS = ['010-1234-5678', '01012345678', '+82 10-1234-5678', '０１０ １２３４ ５６７８'];

const BOXES: Record<string, Box | Box[]> = {
  'GET /v1/search/suggestions': { found: [...TITLES, ...CAPTIONS, ...PEOPLE, ...LATIN] },
  'GET /v1/search/unified-field/{index}': [
    { params: () => ({ index: 'ARTIST' }), found: [...PEOPLE, ...LATIN] },
    { params: () => ({ index: 'ARTIST_ARTWORK' }), found: [...TITLES, ...CAPTIONS, ...PEOPLE, ...LATIN] },
    { params: () => ({ index: 'ARTICLE_EXHIBITION' }), found: TITLES },
    { params: () => ({ index: 'ARTICLE_EVENT' }), found: TITLES },
    { params: () => ({ index: 'ARTICLE_NEWS' }), found: TITLES },
    { params: () => ({ index: 'ARTICLE_SPECIAL' }), found: [...TITLES, `${TITLE}, 2024`] },
  ],
  'GET /v2/artists': { found: [...PEOPLE, ...LATIN, ...TITLES, ...CAPTIONS] },
  'GET /v1/contents/artworks': { found: [...TITLES, ...CAPTIONS, ...PEOPLE, ...LATIN] },
  'GET /v1/contents/articles/specials': { found: TITLES },
  'GET /v1/contents/articles/exhibitions': { found: TITLES },
  'GET /v1/contents/articles/events': { found: TITLES },
  'GET /v1/contents/articles/news': { found: TITLES },
  'GET /v1/admin/artists': { ...operator, found: [...PEOPLE, ...LATIN, ...CAPTIONS.slice(1)] },
  'GET /v1/admin/articles': { ...operator, ...titled },
  'GET /v1/admin/banners': { ...operator, ...titled },
  'GET /v1/admin/members': { ...operator, found: [...WHOLE_NAMES, ...NUMBERS, 'ＤＡＮＡ０１'] },
  'GET /v1/admin/members/export': { ...operator, found: WHOLE_NAMES },
  'GET /v1/admin/withdrawals': { ...operator, found: WHOLE_NAMES },
  'GET /v1/admin/organizations': { ...operator, ...titled },
  'GET /v1/admin/artist-applications': { ...operator, found: [...WHOLE_NAMES, ...NUMBERS, 'DANA'] },
  'GET /v1/organizations/contests': { as: () => owner, ...titled },
  'GET /v1/admin/contests': { ...operator, ...titled },
  'GET /v1/admin/contests/export': { ...operator, ...titled },
  'GET /v1/organizations/contests/{uuid}/applicants': {
    as: () => owner,
    params: () => ({ uuid: contestUuid }),
    found: [...PEOPLE, ...LATIN, '010101-AAAAAA', '（010101-AAAAAA）'],
  },
  'GET /v1/support/inquiries': { as: () => member, ...titled },
  'GET /v1/admin/inquiries': { ...operator, found: [...titledApart.found, 'DANA01'] },
  'GET /v1/admin/inquiries/export': { ...operator, ...titledApart },
  'GET /v1/support/notices': titled,
  'GET /v1/admin/notices': { ...operator, ...titled },
  'GET /v1/admin/faqs': { ...operator, ...titled },
  'GET /v1/admin/choices': [
    { ...operator, query: { kind: 'ARTIST' }, found: ['류단아', ...brackets('류단아'), ...LATIN] },
    { ...operator, query: { kind: 'ARTWORK' }, found: [TITLE, ...brackets(TITLE), ...CAPTIONS] },
    { ...operator, query: { kind: 'ARTICLE' }, ...titled },
  ],
  'GET /v1/admin/templates': { ...operator, ...titled },
  'GET /v1/admin/audit': { ...operator, ...titledApart },
  'GET /v1/admin/audit/export': { ...operator, ...titledApart },
  'GET /v1/admin/mails': { ...operator, found: EMAILS },
};

/** The number of records of an answer: for a CSV, its lines below the head. */
async function countOf(path: string, box: Box, q: string): Promise<number> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => box.params?.()[name] ?? name);
  const address = `${filled}?${new URLSearchParams({ ...box.query, q }).toString()}`;
  const response = await api.request('GET', address, { as: box.as?.() ?? null });
  if (response.status !== 200) return -response.status;
  const text = await response.text();
  if (!text.startsWith('{')) return text.trim().split('\n').length - 1;
  const { data } = JSON.parse(text) as { data: { content?: unknown[]; suggestions?: unknown[] } };
  return (data.content ?? data.suggestions ?? []).length;
}

it('knows every call that takes a search text', async () => {
  const description = readDescription();
  const asked = operationsOf(description).filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'q'),
  );
  expect(asked.map(({ name }) => name).toSorted()).toEqual(Object.keys(BOXES).toSorted());
});

/** Lists of titles, whose parts of a caption are titles too. */
const TITLED = [
  ...[
    '/v1/support/notices',
    '/v1/admin/notices',
    '/v1/admin/articles',
    '/v1/admin/banners',
    '/v1/admin/faqs',
  ],
  ...['/v1/admin/choices', '/v1/admin/organizations', '/v1/support/inquiries'],
];

it('takes commas for those of the title where no row is named by a part', async () => {
  const { make } = api;
  for (const title of ['봄, 여름', '봄맞이 안내', '여름 휴무']) {
    await make.article({ type: 'NEWS', title });
    await make.banner({ title });
    await make.row(organizations, { name: title });
    await make.row(notices, { title, content: '<p>알립니다</p>', createdBy: '결' });
    await make.row(faqs, {
      ...{ category: 'MEMBER', isForArtists: false, question: title, answer: '있어요', position: 1 },
    });
    await keptInquiry(api, member, { title });
  }
  const counts: Record<string, number> = {
    ...{ '봄, 여름': 1, '〈봄, 여름〉': 1, 봄: 2 },
    ...{ '류단아, 봄': 0, '류단아, 휴무': 0, '류단아, 안내 봄맞이': 0, '류단아, 봄맞이 안내': 1 },
    ...{ '류단아 〈여름 휴무〉 2024': 1, '류단아_여름 휴무.jpg': 1 },
  };
  for (const path of TITLED) {
    const isInquiry = path === '/v1/support/inquiries';
    const box = {
      found: [],
      as: () => (isInquiry ? member : admin),
      ...(path === '/v1/admin/choices' ? { query: { kind: 'ARTICLE' } } : {}),
    };
    const found = await Promise.all(Object.keys(counts).map((q) => countOf(path, box, q)));
    expect([path, found]).toEqual([path, Object.values(counts)]);
  }
});

const rows = Object.entries(BOXES).flatMap(([name, boxes]) =>
  [boxes].flat().map((box, at) => ({ name: `${name} (${at})`, path: name.replace('GET ', ''), box })),
);

it.each(rows)('$name finds what captions name, and nothing for unknown names', async ({ path, box }) => {
  const missed: string[] = [];
  for (const q of box.found) if ((await countOf(path, box, q)) < 1) missed.push(q);
  const noise: string[] = [];
  for (const q of NOWHERE) if ((await countOf(path, box, q)) !== 0) noise.push(q);
  expect({ missed, noise }).toEqual({ missed: [], noise: [] });
});
