import { useTestApi, type Account } from '@/tests/support/api';
import { ARTWORK_KEYS, documentedCalls, type DocumentedCalls } from '@/tests/support/documented-calls';
import { picture, studioForm } from '@/tests/support/studio';

const STUDIO_PROFILE = [
  ...['nameKo', 'nameEn', 'imageUrl', 'educations', 'experiences', 'domesticArea', 'overseasArea'],
  ...['activityGenreTypes', 'activityGenreEtc', 'awards', 'collections', 'introduction', 'interviews'],
  ...['videoLink', 'artistNote'],
];
const ROWS = [
  ...['id', 'type', 'year', 'schoolName', 'major', 'status'].map((key) => `educations[].${key}`),
  ...['id', 'type', 'year', 'title', 'location', 'region'].map((key) => `experiences[].${key}`),
  ...['id', 'year', 'title'].map((key) => `awards[].${key}`),
  ...['id', 'name'].map((key) => `collections[].${key}`),
  ...['id', 'interviewLink', 'interviewTitle'].map((key) => `interviews[].${key}`),
];

/** Section 7 of the artist area's document (`001`), without the portfolio. */
const CALLS: DocumentedCalls = {
  'GET /v1/artists/me': STUDIO_PROFILE,
  'PUT /v1/artists/me': [...STUDIO_PROFILE, ...ROWS],
  'GET /v1/artists/me/artworks': [],
  'POST /v1/artists/me/artworks': ARTWORK_KEYS,
  'PUT /v1/artists/me/artworks/{uuid}': ARTWORK_KEYS,
  'DELETE /v1/artists/me/artworks/{uuid}': [],
  'GET /v1/artists/me/artworks/file-urls': ['urls[]'],
  'PUT /v1/artists/me/artworks/category-and-order-bulk': [],
  'GET /v1/artists/me/artworks/categories': [],
  'POST /v1/artists/me/artworks/categories': ['uuid', 'name', 'isHidden'],
  'PUT /v1/artists/me/artworks/categories/{uuid}': ['uuid', 'name', 'isHidden'],
  'DELETE /v1/artists/me/artworks/categories/{uuid}': [],
  'GET /v1/artists/me/artworks/private-presigned-urls-with-artworkUuids': ['urlMap'],
  'GET /v1/artists/me/public-presigned-urls': ['urls[]'],
  'POST /v1/slack/send-error': [],
};

const PROFILE = {
  ...{ nameKo: '최보늬', nameEn: 'Choi Bonui', imageUrl: '' },
  educations: [
    { id: 1, type: 'GRADUATE', year: 2020, schoolName: '새봄대학교', major: '회화과', status: 'GRADUATED' },
  ],
  experiences: [
    { id: 1, type: 'SOLO_EXHIBITION', year: 2024, title: '첫 줄', location: '양림 작은창', region: '광주' },
    { id: 2, type: 'GRANT', year: 2023, title: '지원', location: '재단', region: '서울' },
  ],
  ...{
    domesticArea: '전주',
    overseasArea: '',
    activityGenreTypes: ['KOREAN_PAINTING'],
    activityGenreEtc: '',
  },
  ...{ awards: [{ id: 1, year: 2024, title: '미술상' }], collections: [{ id: 1, name: '미술관' }] },
  ...{ introduction: '마르기 전의 사십 분', videoLink: '', artistNote: '' },
  interviews: [{ id: 1, interviewLink: 'https://news.example/1', interviewTitle: '대화' }],
};
const TEXTS = {
  ...{ title: '천 번의 안부', year: 2024, size: '100호', material: '면천에 유채', genre: 'WESTERN_PAINTING' },
  ...{ themeSubject: 'ABSTRACT', themeTime: 'TIMELESS', themeFocus: 'COLOR', themeStyle: 'ABSTRACT' },
};

const api = useTestApi({}, { resets: false });
const { call, text, rows, made } = documentedCalls(api, CALLS);
const imagesOf = async () => ({
  image_resized: await picture(800, 600, 'jpeg'),
  image_original: await picture(1600, 1200, 'jpeg'),
});

/** An artwork that is registered with the documents' form. */
const register = async (as: Account, given: object = {}) =>
  text('POST /v1/artists/me/artworks', 'uuid', {
    as,
    body: studioForm({ ...TEXTS, ...given }, await imagesOf()),
  });

let artist: Account;
let works: string[];

test('the profile: its first save, and saves over the latest', async () => {
  const as = await api.make.account({
    roleType: 'ARTIST_BEFORE_PROFILE',
    accountId: 'bonui',
    email: 'b@example.com',
  });
  await call('GET /v1/artists/me', { as });
  const cropImage = await picture(965, 1350, 'jpeg');
  const originImage = await picture(1200, 1500, 'jpeg');
  const first = await call('PUT /v1/artists/me', {
    as,
    body: studioForm(PROFILE, { cropImage, originImage }),
  });
  artist = await api.account(as);
  expect(artist.roleType).toBe('ARTIST');
  await call('PUT /v1/artists/me', {
    as: artist,
    body: studioForm({ ...PROFILE, introduction: '고친 소개' }),
  });
  // The client sends back what it read, without values that JSON drops.
  const {
    overseasArea: _,
    videoLink: _link,
    ...read
  } = (await call('GET /v1/artists/me', { as: artist })) as object & {
    overseasArea: null;
    videoLink: null;
  };
  const body = studioForm({ ...read, version: undefined, educationNotApplicable: undefined });
  const last = await call('PUT /v1/artists/me', { as: artist, body });
  expect(last).toMatchObject({ introduction: '고친 소개', educations: PROFILE.educations, version: 3 });
  expect(first).toMatchObject({ imageUrl: (last as { imageUrl: string }).imageUrl });
  // The box 'not applicable' clears the educations; there is no other sign of it.
  const none = studioForm({ ...PROFILE, educations: [] });
  const saved = await api.request('PUT', '/v1/artists/me', { as: artist, body: none });
  expect(await saved.json()).toMatchObject({ data: { educations: [], educationNotApplicable: true } });
  await call('PUT /v1/artists/me', { as: artist, body: studioForm(PROFILE) });
});

test('artworks', async () => {
  const as = artist;
  await rows('GET /v1/artists/me/artworks', { as });
  works = [await register(as), await register(as, { title: undefined, titleEn: 'A Thousand Greetings' })];
  const gone = await register(as);
  const changed = { as, params: { uuid: works[0] ?? '' } };
  for (const images of [{}, await imagesOf()])
    await call('PUT /v1/artists/me/artworks/{uuid}', {
      ...changed,
      body: studioForm({ ...TEXTS, description: '고친 설명' }, images),
    });
  await call('DELETE /v1/artists/me/artworks/{uuid}', { as, params: { uuid: gone } });
  expect(await rows('GET /v1/artists/me/artworks', { as })).toHaveLength(2);
  const query = { 'artworkUuids[]': works };
  await call('GET /v1/artists/me/artworks/file-urls', { as, query });
  const order = works.map((artWorkUuid, sortOrder) => ({
    ...{ artWorkUuid, sortOrder, categoryUuid: null, categorySortOrder: null },
  }));
  // JSON leaves out what a client has cleared with `undefined`.
  const cleared = works.map((artWorkUuid, sortOrder) => ({ artWorkUuid, sortOrder }));
  const emptied = cleared.map((work) => ({ ...work, categoryUuid: '' }));
  for (const body of [order, cleared, emptied])
    await call('PUT /v1/artists/me/artworks/category-and-order-bulk', { as, body });
});

test('categories', async () => {
  const as = artist;
  await rows('GET /v1/artists/me/artworks/categories', { as });
  const made = await text('POST /v1/artists/me/artworks/categories', 'uuid', {
    as,
    body: { name: '점', isHidden: false },
  });
  const of = { as, params: { uuid: made } };
  await call('PUT /v1/artists/me/artworks/categories/{uuid}', {
    ...of,
    body: { name: '선', isHidden: true },
  });
  await call('DELETE /v1/artists/me/artworks/categories/{uuid}', of);
});

test('addresses of images, and the report of an error', async () => {
  const as = artist;
  const query = { 'artworkUuids[]': works };
  const { urlMap } = (await call('GET /v1/artists/me/artworks/private-presigned-urls-with-artworkUuids', {
    ...{ as, query },
  })) as { urlMap: object };
  expect(Object.keys(urlMap).sort()).toEqual([...works].sort());
  const listed = await rows('GET /v1/artists/me/artworks', { as });
  const imageUrls = listed.map(({ imageUrl }) => String(imageUrl));
  await call('GET /v1/artists/me/public-presigned-urls', { as, query: { 'imageUrls[]': imageUrls } });
  await call('POST /v1/slack/send-error', { as, body: { message: 'PDF failed\n'.repeat(500) } });
});

test('these are all these calls of the document', () => {
  expect(made().sort()).toEqual(Object.keys(CALLS).sort());
});
