import type { LooseParts } from '@/lib/api/url';
import { accounts, artistApplications, socialLogins } from '@/server/db/schema/account';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworkCategories, artworkDrafts, artworks } from '@/server/db/schema/artwork';
import { identityRequests } from '@/server/db/schema/identity';
import { likes } from '@/server/db/schema/like';
import { originals } from '@/server/db/schema/original';
import { portfolioLinks, portfolios } from '@/server/db/schema/portfolio';
import { inquiries, noticeReads } from '@/server/db/schema/support';
import { storedUploads } from '@/server/db/schema/upload';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { useTestApi, type Sent } from '@/tests/support/api';
import { beginIdentity, HARU, identityAnswer, MINSEO } from '@/tests/support/identity';
import { operationsOf, type Operation, type Schema, readDescription } from '@/tests/support/operations';
import { keptPortfolio } from '@/tests/support/portfolio-content';
import { profileForm, wholeProfile } from '@/tests/support/profile';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';
import { CONTEST_TABLES, CONTEST_CASES, contestPeople } from '@/tests/support/contest-ownership';
import { keptInquiry } from '@/tests/support/support-ownership';
import { STUDIO_CASES } from '@/tests/support/studio-ownership';

/**
 * Every operation of the API that names a record, called by another account than its owner: the answer is as if it were
 * not there, and nothing of the owner's changes. An operation that names a record and isn't in the table fails.
 */
const api = useTestApi();
let passwordHash: string;
beforeAll(async () => void (passwordHash = await createPasswords().hash('owner!2026')));

/** Parameters and fields that name a record. A path parameter always names one. */
const NAMES_A_THING = /(^|[a-z])(id|uuids?|uniqueVal|around|imageUrls)(\[\])?$/i;

/** The names of the fields of a body, also of those in its lists. */
const fieldsOf = ({ properties = {}, items }: Schema): string[] =>
  items === undefined
    ? Object.entries(properties).flatMap(([name, schema]) => [name, ...fieldsOf(schema)])
    : fieldsOf(items);
/** Operators see everything: `access.test.ts` keeps others out. Applications of people who left aren't there for them. */
const isOperators = ({ name }: Operation) => / \/v1\/admin\/(?!artist-applications)/.test(name);
const namesRecord = ({ parameters, body }: Operation) =>
  parameters.some(
    ({ name, in: place, schema }) =>
      schema.enum === undefined && (place === 'path' || NAMES_A_THING.test(name)),
  ) || fieldsOf(body?.schema ?? {}).some((name) => NAMES_A_THING.test(name));

/** Records that only their owner may see or use, and a stranger who knows how they are named. */
async function people() {
  const { make } = api;
  const artist = await make.artist({ isPublic: false }, { email: 'owner@example.com', passwordHash });
  const shown = await make.artist();
  const category = await make.category(artist.id);
  const artwork = await make.artwork(artist.id, { categoryUuid: category.uuid });
  const original = await make.original(artist.accountUuid);
  const artworkDraft = await make.row(artworkDrafts, {
    ...{ artistId: artist.id, imageId: artwork.imageId, originalUuid: original.uuid, fileName: 'a.png' },
  });
  const portfolio = await make.row(portfolios, {
    ...{ artistId: artist.id, isTemporary: true, content: keptPortfolio([artwork.uuid]) },
  });
  const portfolioLink = await make.row(portfolioLinks, {
    ...{ artistId: artist.id, token: 'A'.repeat(22), label: '갤러리', expiresAt: new Date('2000-01-01') },
  });
  const article = await make.article({ type: 'NEWS', status: 'DRAFT', artistId: artist.id });
  const drafts = { SPECIAL: '', EXHIBITION: '', EVENT: '', NEWS: article.uuid };
  for (const type of ['SPECIAL', 'EXHIBITION', 'EVENT'] as const)
    drafts[type] = (await make.article({ type, status: 'DRAFT' })).uuid;
  await make.like(artist.accountUuid, 'ARTIST', shown.uuid);
  const gone = await make.account({ roleType: 'ARTIST_PENDING', status: 'WITHDRAWN' });
  const application = await make.row(artistApplications, { accountUuid: gone.uuid });
  const login = await make.row(socialLogins, {
    provider: 'kakao',
    providerAccountId: '1',
    accountUuid: artist.accountUuid,
  });
  const other = { name: '남궁민서', birthDate: '1988-11-30', phoneNum: '01098765432' };
  const verification = await make.verification(other);
  const stranger = await make.account({ ...wholeProfile(), diHash: 'mark of the stranger' });
  const admin = await make.account({ roleType: 'ADMIN' });
  const rival = { as: await api.account({ uuid: shown.accountUuid }), artwork: await make.artwork(shown.id) };
  const inquiry = await keptInquiry(api, { uuid: artist.accountUuid }, { answer: '고쳤습니다.' });
  const theirs = {
    artist,
    category,
    artwork,
    artworkDraft,
    portfolio,
    portfolioLink,
    drafts,
    application,
    login,
    inquiry,
  };
  const ofContests = await contestPeople(api, artist.accountUuid);
  return { ...theirs, ...ofContests, shown, verification, stranger, admin, rival };
}
type People = Awaited<ReturnType<typeof people>>;

/** The stranger's request and its answer: status and code of a failure, or the data of a success. */
interface Case {
  sent: Sent & LooseParts;
  answer: [status: number, code: string] | { data: unknown };
}
const NOT_FOUND: Case['answer'] = [404, 'NOT_FOUND'];
const hidden = (sent: Case['sent'], answer = NOT_FOUND): Case => ({ sent, answer });

const draft = (type: keyof People['drafts']) => (of: People) => hidden({ params: { uuid: of.drafts[type] } });
const preview = (type: keyof People['drafts']) => (of: People) =>
  hidden({ params: { uuid: of.drafts[type] }, query: { token: 'A'.repeat(22) } });
const application = (of: People) => hidden({ params: { uuid: of.application.uuid }, as: of.admin });
const NEW = { email: 'new@example.com' };
const asStranger = (of: People) =>
  signupForm(of.verification, { ...NEW, name: '김하루', birthDate: '1994-03-12' });
const changedPhone = async (of: People) =>
  profileForm(await api.get('/v1/users/me', { as: of.stranger }), {
    phoneNum: of.verification.phoneNum,
    verifyUniqueVal: of.verification.uniqueVal,
    verifyDi: 'mark of the stranger',
  });
const theirVerification = async () => ({
  ...(await identityAnswer(api, HARU)),
  uniqueVal: (await beginIdentity(api)).uniqueVal,
});
const file = [['a.pdf', DOCUMENTS.pdf]] as const;

const ofStranger = ({ stranger, inquiry: { uuid } }: People) => hidden({ as: stranger, params: { uuid } });

const closedLink = { params: { token: 'A'.repeat(43) } };

const CASES: Record<string, (of: People) => Case | Case[] | Promise<Case>> = {
  'GET /v2/artists/{userAccountId}': ({ artist }) =>
    hidden({ params: { userAccountId: artist.userAccountId } }),
  'GET /v1/contents/artists/{id}/profile-status': ({ artist }) => ({
    sent: { params: { id: artist.id } },
    answer: { data: false },
  }),
  'GET /v1/contents/artists/{id}/art-works': ({ artist, shown, category, artwork }) => [
    hidden({ params: { id: artist.id } }),
    hidden({ params: { id: shown.id }, query: { cUuid: category.uuid } }),
    hidden({ params: { id: shown.id }, query: { around: artwork.uuid } }),
  ],
  'GET /v1/contents/artists/{id}/art-works/categories': ({ artist }) => hidden({ params: { id: artist.id } }),
  'GET /v1/contents/artworks/{uuid}': ({ artwork }) => hidden({ params: { uuid: artwork.uuid } }),
  'GET /v1/contents/artworks/{uuid}/true-size': ({ artwork }) => hidden({ params: { uuid: artwork.uuid } }),
  'POST /v1/artist/{artistId}/artworks/{artworkUuid}/view': ({ artist, shown, artwork }) =>
    [artist, shown].map(({ id }) => hidden({ params: { artistId: id, artworkUuid: artwork.uuid } })),
  'GET /v1/previews/specials/{uuid}': preview('SPECIAL'),
  'GET /v1/previews/exhibitions/{uuid}': preview('EXHIBITION'),
  'GET /v1/previews/events/{uuid}': preview('EVENT'),
  'GET /v1/previews/news/{uuid}': preview('NEWS'),
  'GET /v1/articles/specials/{uuid}': draft('SPECIAL'),
  'GET /v1/articles/specials/{uuid}/{subTitle}': ({ drafts }) =>
    hidden({ params: { uuid: drafts.SPECIAL, subTitle: '부제' } }),
  'GET /v1/articles/exhibitions/{uuid}': draft('EXHIBITION'),
  'GET /v1/articles/events/{uuid}': draft('EVENT'),
  'GET /v1/articles/news/{uuid}': draft('NEWS'),
  'POST /v1/users/me/likes': ({ stranger, artwork }) =>
    hidden({ as: stranger, body: { type: 'ART_WORK', uuid: artwork.uuid } }),
  // Taking back a like that one never gave succeeds and leaves the owner's where it is.
  'DELETE /v1/users/me/likes': ({ stranger, shown }) => ({
    sent: { as: stranger, body: { type: 'ARTIST', uuid: shown.uuid } },
    answer: { data: { isLike: false, likeCount: 1 } },
  }),
  'GET /v1/users/me/likes/states': ({ stranger, shown }) => ({
    sent: { as: stranger, query: { uuids: shown.uuid } },
    answer: { data: { liked: [] } },
  }),
  'POST /v1/auth/login': ({ artist }) =>
    hidden({ body: { accountId: artist.userAccountId, accountPwd: 'gyeol!2026' } }, [401, 'LOGIN_FAILED']),
  'POST /v1/auth/withdrawal/revoke': ({ artist }) =>
    hidden({ body: { accountId: artist.userAccountId, accountPwd: 'gyeol!2026' } }, [401, 'LOGIN_FAILED']),
  // Signup asks whether an ID is free; that it is taken is all that is said.
  'GET /v1/auth/is-duplicate-account-id': ({ artist }) => ({
    sent: { query: { accountId: artist.userAccountId } },
    answer: { data: true },
  }),
  'POST /v1/auth/identity/result': async () =>
    hidden({ body: await theirVerification() }, [400, 'IDENTITY_FAILED']),
  'POST /v1/auth/identity/result/id': async () =>
    hidden({ body: await theirVerification() }, [400, 'IDENTITY_FAILED']),
  'POST /v1/auth/identity/result/pwd': async ({ artist }) =>
    hidden({ body: { ...(await identityAnswer(api, MINSEO)), accountId: artist.userAccountId } }, [
      404,
      'ACCOUNT_NOT_FOUND',
    ]),
  'PUT /v1/auth/oauth2/link': ({ artist, login, verification }) =>
    hidden(
      {
        body: {
          ...{ socialLoginUuid: login.uuid, accountId: artist.userAccountId },
          ...{ verifyUniqueVal: verification.uniqueVal, name: '김하루', birthDate: '1994-03-12' },
          ...{ genderType: 'FEMALE', phoneNum: '01012345678' },
        },
      },
      [409, 'LINK_FAILED'],
    ),
  'POST /v1/auth/members/signup': (of) => hidden({ body: asStranger(of) }, [409, 'IDENTITY_MISMATCH']),
  'POST /v1/auth/oauth2/members/signup': (of) => hidden({ body: asStranger(of) }, [409, 'IDENTITY_MISMATCH']),
  'POST /v1/auth/artists/signup': (of) =>
    hidden({ body: artistForm(asStranger(of), file) }, [409, 'IDENTITY_MISMATCH']),
  'POST /v1/auth/oauth2/artists/signup': (of) =>
    hidden({ body: artistForm(asStranger(of), file) }, [409, 'IDENTITY_MISMATCH']),
  'POST /v1/auth/oauth2/members/signup/{uuid}': async (of) =>
    hidden({ params: { uuid: of.login.uuid }, body: signupForm(await api.make.verification(), NEW) }, [
      401,
      'SOCIAL_LOGIN_FAILED',
    ]),
  'POST /v1/auth/oauth2/artists/signup/{uuid}': async (of) =>
    hidden(
      {
        params: { uuid: of.login.uuid },
        body: artistForm(signupForm(await api.make.verification(), NEW), file),
      },
      [401, 'SOCIAL_LOGIN_FAILED'],
    ),
  'PUT /v1/users/me': async (of) =>
    hidden({ as: of.stranger, body: await changedPhone(of) }, [409, 'IDENTITY_MISMATCH']),
  'POST /v1/users/apply-artist': async (of) =>
    hidden({ as: of.stranger, body: artistForm(await changedPhone(of), file) }, [409, 'IDENTITY_MISMATCH']),
  'GET /v1/auth/password-links/{token}': () => hidden(closedLink),
  'PUT /v1/auth/password-links/{token}': () => hidden({ ...closedLink, body: { accountPwd: 'sae-gil!77' } }),
  'GET /v1/admin/artist-applications/{uuid}': application,
  'POST /v1/admin/artist-applications/{uuid}/open': application,
  'PUT /v1/admin/artist-applications/{uuid}/approve': application,
  'PUT /v1/admin/artist-applications/{uuid}/retry': ({ application, admin }) =>
    hidden({ params: { uuid: application.uuid }, as: admin, body: { reason: '흐릿합니다' } }),
  'GET /v1/support/inquiries/{uuid}': ofStranger,
  'PUT /v1/support/inquiries/{uuid}/read': ofStranger,
  // Notices are public: one that isn't there isn't found.
  'GET /v1/support/notices/{uuid}': ({ inquiry }) => hidden({ params: { uuid: inquiry.uuid } }),
  'POST /v1/support/notices/{uuid}/read': ofStranger,
  ...STUDIO_CASES,
  ...CONTEST_CASES,
};

const described = async () => operationsOf(readDescription());

it('has a case for each operation that names a thing, and for no other', async () => {
  const named = (await described())
    .filter((operation) => namesRecord(operation) && !isOperators(operation))
    .map(({ name }) => name);
  expect(named.sort()).toEqual(Object.keys(CASES).sort());
});

it.each(Object.keys(CASES))(
  '%s: what belongs to another account is not there, and stays as it is',
  async (name) => {
    const of = await people();
    const operation = (await described()).find((each) => each.name === name);
    const cases = [(await CASES[name]?.(of)) ?? []].flat();
    if (operation === undefined || cases.length === 0) throw new Error(`Nothing describes ${name}`);
    const tables = [
      ...[accounts, artists, artworks, artworkCategories, artworkDrafts, articles, likes],
      ...[artistApplications, socialLogins, originals, storedUploads, portfolios],
      ...[inquiries, noticeReads],
      ...CONTEST_TABLES,
    ];
    const rows = async () =>
      JSON.stringify([...(await Promise.all(tables.map((table) => api.rows(table)))), await theirs()]);
    const theirs = () => api.rows(identityRequests, { uniqueVal: of.verification.uniqueVal });
    const before = await rows();
    const path: string = operation.path;
    for (const { sent, answer } of cases) {
      if ('data' in answer) expect(await api.call(operation.method, path, sent)).toEqual(answer.data);
      else expect((await api.fails(answer[0], operation.method, path, sent)).code).toBe(answer[1]);
    }
    expect(await rows()).toBe(before);
  },
);
