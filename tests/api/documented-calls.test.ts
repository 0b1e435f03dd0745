import { demoDi } from '@/server/demo/identity/demo-di';
import { hashDi } from '@/server/providers/identity/identity';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { inquiries } from '@/server/db/schema/support';
import { useTestApi } from '@/tests/support/api';
import { documentedCalls, type DocumentedCalls } from '@/tests/support/documented-calls';
import { HARU, passPopup, TEST_IDENTITY_SECRET, TEST_SITE_URL } from '@/tests/support/identity';
import { assertSocial, bearer } from '@/tests/support/social';
import { named, picture, studioForm } from '@/tests/support/studio';

/** Section 7 of the shell's document (`000`), in its order. */
const CALLS: DocumentedCalls = {
  'GET /v1/home': [
    ...['homeMainBanner.mediaType', 'homeMainBanner.imageUrl', 'homeMainBanner.linkUrl'],
    ...['homeSubBanners[].mediaType', 'homeSubBanners[].imageUrl', 'homeSubBanners[].linkUrl'],
    ...['uuid', 'userAccountId', 'nameEn', 'nameKo', 'imageUrl', 'isLike', 'likeType'].map(
      (key) => `artists[].${key}`,
    ),
    ...['uuid', 'imageUrl', 'title', 'titleEn', 'material', 'year'].map(
      (key) => `artists[].artWorks[].${key}`,
    ),
    ...['uuid', 'likeType', 'title', 'subTitle', 'homeContent', 'previewImageUrl', 'isLike'].flatMap(
      (key) => [`articleSpecial.${key}`, `articles[].${key}`],
    ),
  ],
  'GET /v1/users/me': ['email', 'phoneNum'],
  'POST /v1/support/inquiries': [],
  'POST /v1/support/guest/inquiries': [],
  'POST /v1/users/me/likes': [],
  'DELETE /v1/users/me/likes': [],
  'POST /v1/auth/login': ['accessToken'],
  'GET /v1/auth/current-role': ['roleType'],
  // Without the keys, which stay on the server.
  'POST /v1/auth/identity': ['uniqueVal', 'tokenVersionId', 'encData', 'integrity'],
  'POST /v1/auth/identity/result/id': ['accountId'],
  'POST /v1/auth/identity/result/pwd': ['accessToken'],
  'PUT /v1/auth/identity/password': [],
  'GET /v1/oauth2/login': ['signed', 'loginResDto'],
};

const PASSWORD = 'gyeol!2026';
const INQUIRY = {
  ...{ type: 'CONTENT_POST_REQUEST', title: '전시를 알려 주세요', content: '봄 전시입니다.' },
  ...{ email: 'haru@example.com', phoneNum: '010-1234-5678' },
};

const api = useTestApi({}, { resets: false });
const { call, text, made } = documentedCalls(api, CALLS);
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await createPasswords().hash(PASSWORD);
});

/** A person whom the demo verifier knows. */
const haru = () =>
  api.make.account({
    ...{ accountId: 'haru1', passwordHash, email: 'haru@example.com', phoneNum: HARU.phoneNum },
    diHash: hashDi(TEST_IDENTITY_SECRET, demoDi(HARU)),
  });

/** The body after the popup; the keys that the documents' client never got are left out. */
async function answered(given: object = {}) {
  const returnUrl = `${TEST_SITE_URL}/auth/verifyResult?type=id`;
  const form = (await call('POST /v1/auth/identity', { body: { returnUrl } })) as Parameters<
    typeof passPopup
  >[0];
  const { searchParams } = await passPopup(form, HARU);
  return {
    ...{ uniqueVal: form.uniqueVal, key: undefined, iv: undefined, hmacKey: undefined },
    ...{ encData: searchParams.get('enc_data'), integrity: searchParams.get('integrity_value') },
    ...given,
  };
}

test('home', async () => {
  const artist = await api.make.artist();
  await api.make.artwork(artist.id);
  const special = await api.make.article();
  await api.make.homeSlot({ slot: 'ARTIST', artistId: artist.id });
  await api.make.homeSlot({ slot: 'SPECIAL', articleUuid: special.uuid, titleLines: ['글'] });
  await api.make.homeSlot({ slot: 'ARTICLE', articleUuid: special.uuid });
  await api.make.banner({ placement: 'HOME_MAIN' });
  await api.make.banner({ placement: 'HOME_SUB' });
  await call('GET /v1/home');
});

test('an inquiry, with files and without, of a member and of a guest', async () => {
  const as = await api.make.account();
  await call('GET /v1/users/me', { as });
  const image = named(await picture(40, 30), '화면.png');
  for (const files of [{}, { files: image }]) {
    await call('POST /v1/support/inquiries', { as, body: studioForm(INQUIRY, files) });
    await call('POST /v1/support/guest/inquiries', { body: studioForm(INQUIRY, files) });
  }
  expect(await api.rows(inquiries)).toHaveLength(4);
});

test('likes, of each type', async () => {
  const as = await api.make.account();
  const artist = await api.make.artist();
  const artwork = await api.make.artwork(artist.id);
  const article = await api.make.article();
  const liked = [
    { type: 'ARTIST', uuid: artist.uuid },
    { type: 'ART_WORK', uuid: artwork.uuid },
    { type: 'ARTIST_ARTWORK', uuid: artwork.uuid },
    { type: 'SPECIAL', uuid: article.uuid },
  ];
  for (const body of liked) {
    await call('POST /v1/users/me/likes', { as, body });
    await call('DELETE /v1/users/me/likes', { as, body });
  }
});

test('login, verification, the lost ID and the lost password', async () => {
  await haru();
  const login = { accountId: 'haru1', accountPwd: PASSWORD };
  const token = await text('POST /v1/auth/login', 'accessToken', { body: login });
  expect(await call('GET /v1/auth/current-role', bearer(token))).toEqual({ roleType: 'MEMBER' });
  const found = await text('POST /v1/auth/identity/result/id', 'accountId', { body: await answered() });
  expect(found).toBe('haru1');
  const grant = await text('POST /v1/auth/identity/result/pwd', 'accessToken', {
    body: await answered({ accountId: 'haru1' }),
  });
  await call('PUT /v1/auth/identity/password', { ...bearer(grant), body: { accountPwd: 'another!2026' } });
  await call('POST /v1/auth/login', { body: { ...login, accountPwd: 'another!2026' } });
});

test('a whole address to come back to is that of the site alone', async () => {
  const body = { returnUrl: 'https://elsewhere.example/auth/verifyResult' };
  await api.fails(422, 'POST', '/v1/auth/identity', { body });
});

test('a social login', async () => {
  const body = { assertion: await assertSocial() };
  const { tmpToken } = await api.call('POST', '/v1/oauth2/assertion', { body });
  expect(await call('GET /v1/oauth2/login', bearer(tmpToken))).toMatchObject({ signed: false });
});

test('these are all calls of the document', () => {
  expect(made().sort()).toEqual(Object.keys(CALLS).sort());
});
