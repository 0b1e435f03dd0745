import { SEARCH_INDEXES } from '@/lib/contracts/search';
import { useTestApi, type Account } from '@/tests/support/api';
import { documentedCalls, type DocumentedCalls } from '@/tests/support/documented-calls';
import { keptInquiry, keptNotice } from '@/tests/support/support-ownership';

const LIST = ['pageable.pageNumber', 'totalPages'];
const rowKeys = (...keys: string[]) => [...LIST, ...keys.map((key) => `content[].${key}`)];
const ARTICLE = [
  ...[
    'uuid',
    'title',
    'previewImageUrl',
    'imageUrl',
    'type',
    'periodFrom',
    'periodTo',
    'periodMemo',
    'timeFrom',
  ],
  ...['timeTo', 'timeMemo', 'organizer', 'location', 'locationDetail', 'contactPhoneNum', 'contactEmail'],
  ...['content', 'originLink', 'isLike', 'likeType'],
];
const ARTICLE_ROWS = rowKeys(
  ...[
    'uuid',
    'title',
    'previewImageUrl',
    'type',
    'periodFrom',
    'periodTo',
    'organizer',
    'location',
    'isLike',
    'likeType',
  ],
);
const SPECIAL = [
  ...['uuid', 'title', 'subTitle', 'previewImageUrl', 'createdAt', 'isLike', 'likeType', 'mainImageUrl'],
  ...['mainContent', 'contents', 'artistUserAccountId', 'writer', 'writerImageUrl', 'writerMessage'],
];

/** Section 7 of the members' document (`002`): directory, articles, support, favorites and search. */
const CALLS: DocumentedCalls = {
  'GET /v1/contents/banners': ['[].imageUrl', '[].mediaType'],
  'GET /v2/artists': rowKeys('uuid', 'userAccountId', 'nameEn', 'nameKo', 'imageUrl', 'isLike', 'likeType'),
  'GET /v2/artists/{userAccountId}': [
    ...['id', 'uuid', 'userAccountId', 'nameEn', 'nameKo', 'imageUrl', 'isLike', 'likeType', 'introduction'],
    ...['activityGenreTypes', 'activityGenreEtc', 'domesticArea', 'overseasArea', 'artistArticleSpecial'],
    ...['videoLink', 'followerCount', 'awards', 'collections', 'interviews'],
    ...['type', 'year', 'title', 'location', 'region'].map((key) => `experiences[].${key}`),
    ...['type', 'year', 'schoolName', 'major', 'status'].map((key) => `educations[].${key}`),
  ],
  'GET /v1/contents/artists/{id}/profile-status': [],
  'GET /v1/contents/artists/{id}/art-works': rowKeys(
    ...['uuid', 'title', 'titleEn', 'year', 'material', 'size', 'imageUrl', 'isLike', 'likeType'],
    ...['artistUserAccountId', 'genre', 'themeStyle', 'price'],
  ),
  'GET /v1/contents/artists/{id}/art-works/categories': ['[].uuid', '[].name'],
  'POST /v1/artist/{artistId}/artworks/{artworkUuid}/view': [],
  'GET /v1/contents/articles/exhibitions': ARTICLE_ROWS,
  'GET /v1/contents/articles/events': ARTICLE_ROWS,
  'GET /v1/contents/articles/news': ARTICLE_ROWS,
  'GET /v1/contents/articles/specials': rowKeys(
    ...['uuid', 'title', 'subTitle', 'previewImageUrl', 'createdAt', 'isLike', 'likeType'],
  ),
  'GET /v1/articles/exhibitions/{uuid}': ARTICLE,
  'GET /v1/articles/events/{uuid}': ARTICLE,
  'GET /v1/articles/news/{uuid}': ARTICLE,
  'GET /v1/articles/specials/{uuid}': SPECIAL,
  'GET /v1/articles/specials/{uuid}/{subTitle}': SPECIAL,
  'GET /v1/support/notices': rowKeys('uuid', 'title', 'createdBy', 'createdAt', 'isPinned', 'isRead'),
  'GET /v1/support/notices/{uuid}': [
    'uuid',
    'title',
    'content',
    'createdBy',
    'createdAt',
    'isPinned',
    'isRead',
  ],
  'POST /v1/support/notices/{uuid}/read': [],
  'GET /v1/support/notices/unread-count': [],
  'GET /v1/support/inquiries': rowKeys('uuid', 'type', 'title', 'createdAt', 'isAnswered', 'isRead'),
  'GET /v1/support/inquiries/{uuid}': [
    ...['uuid', 'type', 'title', 'content', 'userAccountId', 'createdAt', 'isAnswered', 'isRead'],
    ...['privatePresignedUrls', 'answerAdminAccountId', 'answeredAt', 'answer'],
  ],
  'PUT /v1/support/inquiries/{uuid}/read': [],
  'GET /v1/support/inquiries/unread-count': [],
  'GET /v1/users/me/likes': rowKeys('uuid'),
  'GET /v1/search/unified-field/{index}': ['content[].uuid', 'content[].highlight', 'totalElements', ...LIST],
  'GET /v1/health/elasticsearch': [],
};

const api = useTestApi({}, { resets: false });
const { call, rows, made } = documentedCalls(api, CALLS);
let as: Account;
let artist: Awaited<ReturnType<typeof api.make.artist>>;
beforeAll(async () => {
  as = await api.make.account();
  artist = await api.make.artist({
    nameKo: '류단아',
    educations: [
      { type: 'GRADUATE', year: 2020, schoolName: '새봄대학교', major: '회화과', status: 'GRADUATED' },
    ],
    experiences: [
      { type: 'SOLO_EXHIBITION', year: 2024, title: '첫 줄', location: '작은창', region: '광주' },
    ],
  });
});

/** The query of the documents' generic list helper. */
const generic = (given: object = {}) => ({
  query: { q: '', page: 0, size: 24, sort: 'createdAt', direction: 'DESC', ...given },
});

test('the directory', async () => {
  const { id, userAccountId } = artist;
  const category = await api.make.category(id);
  const { uuid: artworkUuid } = await api.make.artwork(id, { categoryUuid: category.uuid });
  await api.make.banner();
  await call('GET /v1/contents/banners', { query: { type: 'ART_ARTIST' } });
  await call('GET /v2/artists', generic({ like: false }));
  await api.make.like(as.uuid, 'ARTIST', artist.uuid);
  expect(await rows('GET /v2/artists', { as, ...generic({ q: '류단아', like: true }) })).toHaveLength(1);
  await call('GET /v2/artists/{userAccountId}', { params: { userAccountId } });
  expect(await call('GET /v1/contents/artists/{id}/profile-status', { params: { id } })).toBe(true);
  for (const given of [{}, { cUuid: '' }, { cUuid: category.uuid }])
    await call('GET /v1/contents/artists/{id}/art-works', {
      params: { id },
      query: { page: 0, size: 9, ...given },
    });
  await call('GET /v1/contents/artists/{id}/art-works/categories', { params: { id } });
  // It has no body, and no content type.
  await call('POST /v1/artist/{artistId}/artworks/{artworkUuid}/view', {
    params: { artistId: id, artworkUuid },
  });
});

test('articles: lists by each filter, and pages', async () => {
  for (const [type, name] of [
    ['EXHIBITION', 'exhibitions'],
    ['EVENT', 'events'],
    ['NEWS', 'news'],
  ] as const) {
    const { uuid } = await api.make.article({ type, periodFrom: '2020-01-01', periodTo: '2020-02-01' });
    await api.make.article({ type, periodFrom: '2020-01-01', periodTo: '2099-12-31' });
    await api.make.article({ type, periodFrom: '2099-01-01', periodTo: '2099-12-31' });
    for (const filter of ['ALL', 'Upcoming', 'Ongoing', 'Past'])
      await call(`GET /v1/contents/articles/${name}`, generic({ size: 20, filter }));
    await call(`GET /v1/articles/${name}/{uuid}`, { params: { uuid } });
  }
  const { uuid } = await api.make.article({ subTitle: '바느질' });
  await call('GET /v1/contents/articles/specials', generic({ size: 10 }));
  await call('GET /v1/articles/specials/{uuid}', { params: { uuid } });
  await call('GET /v1/articles/specials/{uuid}/{subTitle}', { params: { uuid, subTitle: '바느질' } });
});

test('notices and inquiries, which are read without a body', async () => {
  const notice = { as, params: { uuid: (await keptNotice(api)).uuid } };
  await call('GET /v1/support/notices', { as, ...generic({ size: 10 }) });
  await call('GET /v1/support/notices/{uuid}', notice);
  await call('POST /v1/support/notices/{uuid}/read', notice);
  await call('GET /v1/support/notices/unread-count', { as });
  const inquiry = { as, params: { uuid: (await keptInquiry(api, as, { answer: '고쳤습니다.' })).uuid } };
  await call('GET /v1/support/inquiries', { as, ...generic({ size: 10 }) });
  const read = await call('GET /v1/support/inquiries/{uuid}', inquiry);
  // The name that the operators chose, and no login ID of theirs.
  expect(read).toMatchObject({ answer: '고쳤습니다.', answerAdminAccountId: '결 운영팀' });
  const waiting = await keptInquiry(api, as);
  expect(await api.get('/v1/support/inquiries/{uuid}', { as, params: { uuid: waiting.uuid } })).toMatchObject(
    {
      answerAdminAccountId: null,
    },
  );
  await call('PUT /v1/support/inquiries/{uuid}/read', inquiry);
  await call('GET /v1/support/inquiries/unread-count', { as });
});

test('favorites and search', async () => {
  const { uuid } = await api.make.artwork(artist.id, { title: '류단아의 그림' });
  await api.make.like(as.uuid, 'ART_WORK', uuid);
  for (const type of ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const) {
    const article = await api.make.article({ type, title: '류단아를 만나다' });
    await api.make.like(as.uuid, type, article.uuid);
    await call('GET /v1/users/me/likes', { as, query: { likeType: type, page: 0, size: 8 } });
  }
  for (const likeType of ['ARTIST', 'ART_WORK', 'ARTIST_ARTWORK'])
    await call('GET /v1/users/me/likes', { as, query: { likeType, page: 0, size: 20 } });
  const query = { q: '류단아', page: 0, size: 6 };
  for (const index of SEARCH_INDEXES)
    await call('GET /v1/search/unified-field/{index}', { params: { index }, query });
  expect(await call('GET /v1/health/elasticsearch')).toBe('GREEN');
});

test('these are all these calls of the document', () => {
  expect(made().sort()).toEqual(Object.keys(CALLS).sort());
});
