import { accounts } from '@/server/db/schema/account';
import { useTestApi, type Account } from '@/tests/support/api';
import {
  ARTWORK_KEYS,
  documentedCalls,
  putToStorage,
  type DocumentedCalls,
} from '@/tests/support/documented-calls';
import { named, picture, studioForm } from '@/tests/support/studio';

const PORTFOLIO = [
  ...['artistProfile', 'artistArtWorks', 'profileVisibility', 'profilePageLayoutConfig', 'pdfSettingConfig'],
  ...[
    'nameKo',
    'nameEn',
    'phoneNum',
    'email',
    'introduction',
    'imageUrl',
    'artistNote',
    'activityGenreEtc',
  ].map((key) => `artistProfile.${key}`),
  ...['type', 'year', 'title', 'location', 'region', 'selected'].map(
    (key) => `artistProfile.experiences[].${key}`,
  ),
  ...['type', 'schoolName', 'major', 'status', 'year', 'selected'].map(
    (key) => `artistProfile.educations[].${key}`,
  ),
  ...['year', 'title', 'selected'].map((key) => `artistProfile.awards[].${key}`),
  ...['name', 'selected'].map((key) => `artistProfile.collections[].${key}`),
  ...['value', 'selected'].map((key) => `artistProfile.activityGenreTypes[].${key}`),
  ...['profilePageDataRowGap', 'profilePageDataBlankEl', 'splitModeProfilePage'].map(
    (key) => `profilePageLayoutConfig.${key}`,
  ),
  ...['pageWidth', 'pageHeight', 'orientation', 'scale', 'imageQuality'].map(
    (key) => `pdfSettingConfig.${key}`,
  ),
];

/** Section 7 of the artist area's document (`001`): the portfolio. */
const CALLS: DocumentedCalls = {
  'GET /v1/artists/me/portfolio/new': PORTFOLIO,
  'GET /v1/artists/me/portfolio/saved-with-latest-data': [
    ...PORTFOLIO,
    ...[...ARTWORK_KEYS, 'page', 'side'].map((key) => `artistArtWorks[].${key}`),
  ],
  'GET /v1/artists/me/portfolio/saved/last-updated': [],
  'GET /v1/artists/me/portfolio/file-urls': ['urls'],
  'POST /v1/artists/me/portfolio': ['id'],
  'PUT /v1/artists/me/portfolio/{id}/pdf/saved': [],
  'GET /v1/s3/put/presigned-url': [],
  'GET /v1/artists/me/artworks': [],
};

const PDF = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n and more');

const api = useTestApi({}, { resets: false });
const { call, text, rows, made } = documentedCalls(api, CALLS);
let artist: Account;
beforeAll(async () => {
  const { id, accountUuid } = await api.make.artist({
    activityGenreTypes: ['KOREAN_PAINTING'],
    educations: [
      { type: 'GRADUATE', year: 2020, schoolName: '새봄대학교', major: '회화과', status: 'GRADUATED' },
    ],
    experiences: [
      { type: 'SOLO_EXHIBITION', year: 2024, title: '첫 줄', location: '작은창', region: '광주' },
    ],
    ...{ awards: [{ year: 2024, title: '미술상' }], collections: [{ name: '미술관' }] },
  });
  await api.make.artwork(id);
  await api.make.artwork(id);
  artist = await api.row(accounts, { uuid: accountUuid });
});

describe('the portfolio', () => {
  const id = () => ({ as: artist, params: { id: portfolio } });
  const temporary = () => ({ as: artist, query: { isTemporary: 'true' } });
  let portfolio: string;

  /** The documents' form: what `…/new` answered, and artworks as they were listed. */
  async function formOf(artistArtWorks: object[], files: Parameters<typeof studioForm>[1] = {}) {
    const { artistProfile, profileVisibility, profilePageLayoutConfig, pdfSettingConfig } = (await call(
      ...(['GET /v1/artists/me/portfolio/new', { as: artist }] as const),
    )) as Record<string, unknown>;
    const settings = { artistProfile, profileVisibility, profilePageLayoutConfig, pdfSettingConfig };
    const form = studioForm({ ...settings, artistArtWorks }, files);
    form.append('isTemporary', 'true');
    return form;
  }
  const save = async (...given: Parameters<typeof formOf>) => {
    portfolio = await text('POST /v1/artists/me/portfolio', 'id', {
      as: artist,
      body: await formOf(...given),
    });
  };
  const listed = () => rows('GET /v1/artists/me/artworks', { as: artist });
  async function sendPdf(fileName: string) {
    const query = { fileName, contentType: 'application/pdf' };
    const url = await text('GET /v1/s3/put/presigned-url', null, { as: artist, query });
    await putToStorage(api, url, PDF, query.contentType);
  }

  it('has the artworks that are marked, and the image that comes with it', async () => {
    const [first, second] = await listed();
    const image = await picture(900, 600, 'jpeg');
    await save([{ ...first, categoryUuid: 'PORTFOLIO', page: 0, side: 'left' }, { ...second }], { image });
    expect(await call('GET /v1/artists/me/portfolio/saved-with-latest-data', temporary())).toMatchObject({
      artistArtWorks: [{ uuid: first?.uuid, categoryUuid: 'PORTFOLIO', page: 0, side: 'left' }],
      cover: { kind: 'image' },
    });
    await text('GET /v1/artists/me/portfolio/saved/last-updated', null, { as: artist });
  });

  it('is saved over the latest, also with artworks that have a place and no mark, or a mark and no place', async () => {
    const works = await listed();
    await save(works.map(({ uuid, title }, page) => ({ uuid, title, page, side: 'left' })));
    const read = () => call('GET /v1/artists/me/portfolio/saved-with-latest-data', temporary());
    expect(await read()).toMatchObject({
      artistArtWorks: [{ page: 0 }, { page: 1 }],
      cover: { kind: 'image' },
    });
    await save(works.map((work) => ({ ...work, categoryUuid: 'PORTFOLIO' })));
    expect(await read()).toMatchObject({
      artistArtWorks: [
        { page: 0, side: 'left', categorySortOrder: 0 },
        { page: 0, side: 'right', categorySortOrder: 1 },
      ],
      cover: { kind: 'image' },
    });
  });

  it('keeps the PDF that was sent last to a signed address', async () => {
    const SAVED = '/v1/artists/me/portfolio/{id}/pdf/saved';
    expect((await api.fails(409, 'PUT', SAVED, id())).code).toBe('UPLOAD_MISSING');
    await sendPdf('첫째.pdf');
    await sendPdf('둘째.pdf');
    const kept = await call(`PUT ${SAVED}`, id());
    expect(kept).toMatchObject({ id: portfolio, isTemporary: false });
    const { urls } = (await call('GET /v1/artists/me/portfolio/file-urls', { as: artist })) as {
      urls: string[];
    };
    const file = await api.app.request(urls[0] ?? '');
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('둘째.pdf'));
    // The response may be lost: an earlier upload is no newer PDF.
    expect(await call(`PUT ${SAVED}`, id())).toEqual(kept);
  });

  it('takes its PDF with the form, which no older one replaces', async () => {
    const pdf = named(PDF, '함께.pdf');
    await save(
      (await listed()).map((work) => ({ ...work, categoryUuid: 'PORTFOLIO' })),
      { pdf },
    );
    await call('PUT /v1/artists/me/portfolio/{id}/pdf/saved', id());
    const { urls } = (await call('GET /v1/artists/me/portfolio/file-urls', { as: artist })) as {
      urls: string[];
    };
    const { headers } = await api.app.request(urls[0] ?? '');
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('함께.pdf'));
  });
});

test('these are all these calls of the document', () => {
  expect(made().sort()).toEqual(Object.keys(CALLS).sort());
});
