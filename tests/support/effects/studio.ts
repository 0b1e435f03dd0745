import type { Account, TestApi } from '@/tests/support/api';
import { portfolioCalls, portfolioBody } from '@/tests/support/portfolios';
import { picture, studioArtist, studioForm } from '@/tests/support/studio';
import type { Effect, Effects } from './effect';

const ME = '/v1/artists/me';
const ARTWORKS = `${ME}/artworks` as const;
const orNull = (sent: unknown) => (sent === '' ? null : sent);
const IN_LIST = 'The place of a row in its list.';
const of = (prefix: string, keys: readonly string[]) => keys.map((key) => `${prefix}${key}`);
const ANEW = 'Read from the profile whenever the portfolio is opened.';

const PROFILES = [
  {
    ...{ nameKo: '최보늬', nameEn: 'Choi Bonui', imageUrl: 'a', domesticArea: '전주', overseasArea: '교토' },
    ...{
      activityGenreTypes: ['KOREAN_PAINTING', 'ETC'],
      activityGenreEtc: '한지',
      introduction: '마르기 전',
    },
    educations: [
      { id: 1, type: 'GRADUATE', year: 2020, schoolName: '새봄대', major: '회화', status: 'GRADUATED' },
    ],
    experiences: [{ id: 1, type: 'GRANT', year: '2024', title: '첫 줄', location: '재단', region: '광주' }],
    ...{ awards: [{ id: 1, year: 2024, title: '미술상' }], collections: [{ id: 1, name: '미술관' }] },
    interviews: [{ id: 1, interviewLink: 'https://news.example/1', interviewTitle: '대화' }],
    ...{ videoLink: 'https://youtu.be/dQ3nA7gyeol', artistNote: '글' },
  },
  {
    ...{ nameKo: '류단아', nameEn: 'RYU DANA', imageUrl: 'b', domesticArea: '서울', overseasArea: '' },
    ...{ activityGenreTypes: ['MEDIA'], activityGenreEtc: '', introduction: '안부' },
    educations: [
      { id: 9, type: 'ETC', year: '2018', schoolName: '다른대', major: '조소', status: 'ENROLLED' },
    ],
    experiences: [{ id: 9, type: 'WORKSHOP', year: 2023, title: '둘', location: '작은창', region: '서울' }],
    ...{ awards: [{ id: 9, year: '2020', title: '신진상' }], collections: [{ id: 9, name: '도서관' }] },
    interviews: [{ id: 9, interviewLink: 'https://news.example/2', interviewTitle: '물음' }],
    ...{ videoLink: '', artistNote: '' },
  },
] as const;

const WORKS = [
  {
    ...{
      title: '볕',
      titleEn: 'Sun',
      year: 2024,
      size: '10 × 20 cm',
      material: '먹',
      genre: 'ETC',
      etc: '자수',
    },
    ...{ themeSubject: 'ABSTRACT', themeTime: 'TIMELESS', themeFocus: 'COLOR', themeStyle: 'ABSTRACT' },
    description: '한 줄',
  },
  {
    ...{
      title: '',
      titleEn: 'Moon',
      year: '2023',
      size: '30 × 20 cm',
      material: '유화',
      genre: 'MEDIA',
      etc: '',
    },
    ...{
      themeSubject: 'CITY',
      themeTime: 'DUSK',
      themeFocus: 'LIGHT',
      themeStyle: 'REALISTIC',
      description: '',
    },
  },
] as const;
const YEAR = (sent: unknown) => Number(sent);
const ofWork: Omit<Effect, 'begin'> = {
  shows: { title: orNull, etc: orNull, description: orNull, year: YEAR },
};

async function works(api: TestApi) {
  const { as, artist } = await studioArtist(api);
  const list = async () => (await api.get(ARTWORKS, { as })).content;
  return { as, artist, list };
}
const workFiles = async () => ({
  image_resized: await picture(80, 60, 'jpeg'),
  image_original: await picture(160, 120, 'jpeg'),
});

/** What the portfolio's artist has, a row of each list. */
const WHOLE_PROFILE = {
  activityGenreTypes: ['KOREAN_PAINTING' as const],
  educations: [
    {
      ...{ type: 'GRADUATE' as const, year: 2020, schoolName: '새봄대', major: '회화' },
      status: 'GRADUATED' as const,
    },
  ],
  experiences: [{ type: 'GRANT' as const, year: 2024, title: '첫 줄', location: '재단', region: '광주' }],
  collections: [{ name: '미술관' }],
};

export const STUDIO_EFFECTS: Effects = {
  'PUT /v1/artists/me': {
    begin: async (api) => {
      const as = await api.make.account({ roleType: 'ARTIST_BEFORE_PROFILE', accountId: 'bonui' });
      const files = { cropImage: await picture(965, 1350, 'jpeg') };
      return {
        bodies: PROFILES,
        send: (body) => api.request('PUT', ME, { as, body: studioForm(body, files) }),
        read: async () => api.get(ME, { as: await api.account(as) }),
      };
    },
    ignored: {
      imageUrl: 'The photo comes as `cropImage`.',
      ...Object.fromEntries(
        ['educations', 'experiences', 'awards', 'collections', 'interviews'].map((list) => [
          `${list}[].id`,
          IN_LIST,
        ]),
      ),
    },
    shows: {
      nameEn: (sent) => String(sent).toUpperCase(),
      ...{ overseasArea: orNull, activityGenreEtc: orNull, videoLink: orNull, artistNote: orNull },
      ...{ 'educations[].year': YEAR, 'experiences[].year': YEAR, 'awards[].year': YEAR },
    },
  },
  'POST /v1/artists/me/artworks': {
    ...ofWork,
    begin: async (api) => {
      const { as, list } = await works(api);
      return {
        bodies: WORKS,
        send: async (body) =>
          api.request('POST', ARTWORKS, { as, body: studioForm(body, await workFiles()) }),
        read: async () => (await list())[0],
      };
    },
  },
  'PUT /v1/artists/me/artworks/{uuid}': {
    ...ofWork,
    begin: async (api) => {
      const { as, artist, list } = await works(api);
      const { uuid } = await api.make.artwork(artist.id);
      return {
        bodies: WORKS,
        send: (body) =>
          api.request('PUT', `${ARTWORKS}/{uuid}`, { as, params: { uuid }, body: studioForm(body) }),
        read: async () => (await list())[0],
      };
    },
  },
  'PUT /v1/artists/me/artworks/category-and-order-bulk': {
    begin: async (api) => {
      const { as, artist, list } = await works(api);
      const [a, b] = [await api.make.category(artist.id), await api.make.category(artist.id)];
      const { uuid: artWorkUuid } = await api.make.artwork(artist.id);
      return {
        bodies: [
          [{ artWorkUuid, sortOrder: 1, categoryUuid: a.uuid, categorySortOrder: 2 }],
          [{ artWorkUuid, sortOrder: 3, categoryUuid: b.uuid, categorySortOrder: 4 }],
        ],
        send: (body) => api.request('PUT', `${ARTWORKS}/category-and-order-bulk`, { as, body }),
        read: list,
      };
    },
    decides: { '[].artWorkUuid': crypto.randomUUID() },
  },
  'POST /v1/artists/me/artworks/categories': {
    begin: async (api) => {
      const { as } = await works(api);
      return {
        bodies: [
          { name: '점', isHidden: false },
          { name: '선', isHidden: true },
        ],
        send: (body) => api.request('POST', `${ARTWORKS}/categories`, { as, body }),
        read: () => firstCategory(api, as),
      };
    },
  },
  'PUT /v1/artists/me/artworks/categories/{uuid}': {
    begin: async (api) => {
      const { as, artist } = await works(api);
      const { uuid } = await api.make.category(artist.id);
      return {
        bodies: [
          { name: '점', isHidden: false },
          { name: '선', isHidden: true },
        ],
        send: (body) => api.request('PUT', `${ARTWORKS}/categories/{uuid}`, { as, params: { uuid }, body }),
        read: () => firstCategory(api, as),
      };
    },
  },
  'POST /v1/artists/me/portfolio': {
    begin: async (api) => {
      const { begin, saved } = portfolioCalls(api);
      const { as, portfolio, works: own } = await begin(WHOLE_PROFILE);
      const { version: _version, cover: _cover, ...body } = portfolioBody(portfolio);
      const profile = body.artistProfile;
      const without = <Row extends { selected: boolean }>(rows: readonly Row[]) =>
        rows.map((row) => ({ ...row, selected: !row.selected }));
      const other = {
        ...body,
        artistProfile: {
          ...profile,
          ...{
            phoneNum: '01099998888',
            email: 'b@example.com',
            introduction: '다른 말',
            artistNote: '다른 글',
          },
          ...{ experiences: without(profile.experiences), educations: without(profile.educations) },
          ...{ awards: without(profile.awards), collections: without(profile.collections) },
          activityGenreTypes: without(profile.activityGenreTypes),
        },
        artistArtWorks: body.artistArtWorks.filter(({ uuid }) => uuid === own[0]?.uuid),
        profileVisibility: { ...body.profileVisibility, awards: !body.profileVisibility.awards },
        profilePageLayoutConfig: {
          profilePageDataRowGap: body.profilePageLayoutConfig.profilePageDataRowGap + 1,
          profilePageDataBlankEl: { ...body.profilePageLayoutConfig.profilePageDataBlankEl, awards: 2 },
          splitModeProfilePage: !body.profilePageLayoutConfig.splitModeProfilePage,
        },
        pdfSettingConfig: { ...body.pdfSettingConfig, scale: 2, imageQuality: 0.5 },
      };
      return {
        bodies: [body, other],
        send: (each) => api.request('POST', `${ME}/portfolio`, { as, body: studioForm(each) }),
        read: () => saved(as, true),
      };
    },
    decides: {
      'pdfSettingConfig.pageWidth': 500,
      'pdfSettingConfig.pageHeight': 500,
      'pdfSettingConfig.orientation': 'portrait',
    },
    ignored: {
      isTemporary: 'A portfolio stays temporary until its PDF is kept.',
      ...Object.fromEntries(
        of('artistProfile.', [
          ...['nameKo', 'nameEn', 'imageUrl', 'activityGenreEtc', 'activityGenreTypes[].value'],
          ...of('experiences[].', ['id', 'type', 'year', 'title', 'location', 'region']),
          ...of('educations[].', ['id', 'type', 'year', 'schoolName', 'major', 'status']),
          ...[...of('awards[].', ['id', 'year', 'title']), ...of('collections[].', ['id', 'name'])],
        ]).map((key) => [key, ANEW]),
      ),
    },
  },
};

const firstCategory = async (api: TestApi, as: Account) =>
  (await api.get(`${ARTWORKS}/categories`, { as }))[0];
