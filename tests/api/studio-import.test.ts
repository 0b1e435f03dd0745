import { cacheTags } from '@/lib/cache-tags';
import { artworkListRows, importRowsOf } from '@/lib/csv/artwork-list';
import { parseCsv, writeCsv } from '@/lib/csv/csv';
import { GENRE_LABELS } from '@/lib/genres';
import * as studioMessages from '@/lib/messages/studio';
import { artworks } from '@/server/db/schema/artwork';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { outOfStep } from '@/tests/support/search/in-step';
import { named, picture, studioArtist, studioForm } from '@/tests/support/studio';

const api = useTestApi();
const IMPORT = '/v1/artists/me/artworks/import';
afterEach(async () => expect(await outOfStep(api.database.orm)).toEqual([]));

/** A line whose cells keep every rule. */
const row = (line: number, given: object = {}) => ({
  ...{ line, uuid: null, fileName: null, title: '새 제목', titleEn: '', year: '2020', size: '10호' },
  ...{ material: '종이에 먹', genre: '한국화', etc: '', themeSubject: '풍경', themeTime: 'NIGHT' },
  ...{ themeFocus: '빛', themeStyle: '전통', description: '' },
  ...given,
});
const send = (as: Account, ...rows: object[]) => api.call('POST', IMPORT, { as, body: { rows } });
const list = async (as: Account) => (await api.get('/v1/artists/me/artworks', { as })).content;
const work = (artistId: number) =>
  api.make.artwork(artistId, {
    ...{
      title: '옛 제목',
      themeSubject: 'CITY',
      themeTime: 'DAY',
      themeFocus: 'LINE',
      themeStyle: 'GRAPHIC',
    },
    price: 500,
  });
const drop = async (as: Account, name: string, format: 'png' | 'jpeg' = 'png') =>
  api.call('POST', '/v1/artists/me/artwork-drafts', {
    as,
    body: studioForm(undefined, { image_original: named(await picture(40, 30, format), name) }),
  });

it('changes artworks by their uuid, seen and found at once', async () => {
  const { as, artist } = await studioArtist(api);
  const { uuid } = await work(artist.id);
  const other = await work(artist.id);
  expect(await send(as, row(2, { uuid: uuid.toUpperCase() }))).toEqual({
    updated: 1,
    drafted: 0,
    refused: [],
  });
  const changed = (await list(as)).find((each) => each.uuid === uuid);
  expect(changed).toMatchObject({
    ...{ version: 1, title: '새 제목', year: 2020, size: '10호', genre: 'KOREAN_PAINTING' },
    ...{ themeSubject: 'LANDSCAPE', themeTime: 'NIGHT', dimensions: { height: 45.5, width: 53 } },
  });
  expect(await api.row(artworks, { uuid: other.uuid })).toEqual(other);
  expect((await api.row(artworks, { uuid })).price).toBe(500);
  const found = await api.get('/v1/search/unified-field/{index}', {
    params: { index: 'ARTIST_ARTWORK' },
    query: { q: '새 제목' },
  });
  expect(found.totalElements).toBe(1);
  expect(api.invalidated).toEqual([
    [cacheTags.artworks(artist.id), cacheTags.artist(artist.id), cacheTags.artists],
  ]);
});

it('takes the list that was exported, and changes nothing by it', async () => {
  const { as, artist } = await studioArtist(api);
  await work(artist.id);
  await work(artist.id);
  const before = await list(as);
  const rows = importRowsOf(parseCsv(writeCsv(artworkListRows(before)))) ?? [];
  // The factories' artworks have no lengths; an import reads them from the size.
  expect((await send(as, ...rows)).refused).toEqual([]);
  const after = await list(as);
  expect(await send(as, ...rows)).toEqual({ updated: 0, drafted: 0, refused: [] });
  expect(await list(as)).toEqual(after);
});

it('fills the draft with the name of the file; an empty cell clears a field, one that is left out does not', async () => {
  const { as } = await studioArtist(api);
  const draft = await drop(as, '바다.PNG');
  await api.call('PUT', '/v1/artists/me/artwork-drafts/{uuid}', {
    as,
    params: { uuid: draft.uuid },
    body: { version: 0, fields: { description: '먼저 쓴 글', genre: 'MEDIA' } },
  });
  const fileName = ' 바다.png '.normalize('NFD');
  const given = { fileName, title: '바다', genre: '', description: undefined };
  expect(await send(as, row(2, given))).toEqual({ updated: 0, drafted: 1, refused: [] });
  const [filled] = (await api.get('/v1/artists/me/artwork-drafts', { as })).content;
  expect(filled).toMatchObject({
    version: 2,
    fields: { title: '바다', year: 2020, genre: null, themeFocus: 'LIGHT', description: '먼저 쓴 글' },
  });
  expect(api.invalidated).toEqual([]);
});

it('fills drafts by the names of their files where a list has numbers of its own', async () => {
  const { as } = await studioArtist(api);
  for (const name of ['a.png', 'b.png']) await drop(as, name);
  const text = '작품번호,파일명,작품명\n1,a.png,봄\n2,b.png,여름';
  const rows = importRowsOf(parseCsv(text)) ?? [];
  expect(await send(as, ...rows)).toEqual({ updated: 0, drafted: 2, refused: [] });
  const { content } = await api.get('/v1/artists/me/artwork-drafts', { as });
  expect(content.map(({ fields }) => fields.title)).toEqual(['봄', '여름']);
});

it('keeps what an artwork says where the list has no such column, and clears it where a cell is empty', async () => {
  const { as, artist } = await studioArtist(api);
  const texts = { description: '오래된 글', titleEn: 'Old', genre: 'ETC', genreEtc: '섬유' } as const;
  const themes = { themeSubject: 'CITY', themeTime: 'DAY', themeFocus: 'LINE', themeStyle: 'GRAPHIC' };
  const make = () => api.make.artwork(artist.id, { title: '옛 제목', ...texts, ...themes });
  const [one, other] = [await make(), await make()];
  const [first, second] = [one, other].map(({ uuid }, at) => ({ line: at + 2, uuid, fileName: null }));
  const cleared = { ...second, title: '', titleEn: '', material: '', themeTime: '' };
  expect(await send(as, { ...first, title: '새 제목', description: '' }, cleared)).toMatchObject({
    updated: 1,
    refused: [
      { line: 3, field: 'material', message: studioMessages.materialRequired },
      { line: 3, field: 'themeTime', message: studioMessages.themeRequired },
      { line: 3, field: 'title', message: studioMessages.titleRequired },
    ],
  });
  expect(await api.row(artworks, { uuid: one.uuid })).toMatchObject({
    ...{ ...texts, ...themes, title: '새 제목', description: null },
    ...{ year: one.year, size: one.size, material: one.material },
  });
  expect(await api.row(artworks, { uuid: other.uuid })).toEqual(other);
});

it('reads years and choices as spreadsheets and people write them', async () => {
  const { as, artist } = await studioArtist(api);
  for (const year of ['2019년', '２０１９', '2019.0', '2,019', ' 2019\u200b']) {
    const { uuid } = await work(artist.id);
    const odd = { uuid: `${uuid}\u200b`, year, genre: '한국화\u00a0', title: '\u3164새 제목\u200b' };
    expect(await send(as, row(2, odd))).toEqual({ updated: 1, drafted: 0, refused: [] });
    expect(await api.row(artworks, { uuid })).toMatchObject({
      year: 2019,
      genre: 'KOREAN_PAINTING',
      title: '새 제목',
    });
  }
  await drop(as, `${'각'.normalize('NFD')}.png`);
  expect(await send(as, row(2, { fileName: '각.PNG\u200b' }))).toMatchObject({ drafted: 1 });
});

it('says of each line what is wrong, and saves the others', async () => {
  const { as, artist } = await studioArtist(api);
  const { artist: stranger } = await studioArtist(api);
  const [mine, also, theirs] = [await work(artist.id), await work(artist.id), await work(stranger.id)];
  await drop(as, 'a.png');
  const { updated, drafted, refused } = await send(
    as,
    row(2, {
      uuid: mine.uuid,
      title: ' ',
      year: '이천',
      genre: '유화',
      themeTime: '',
      description: '가'.repeat(601),
    }),
    row(3, { uuid: also.uuid }),
    row(4, { uuid: also.uuid, title: '두 번째' }),
    row(5, { uuid: theirs.uuid }),
    row(6, { uuid: UNKNOWN_UUID }),
    row(7, { uuid: 'x' }),
    row(8, { fileName: 'b.png' }),
    row(9),
    row(10, { fileName: 'a.png', year: '1800' }),
    row(11, { fileName: 'a.png' }),
    row(12, { fileName: 'A.png' }),
  );
  expect([updated, drafted]).toEqual([1, 1]);
  const said = (line: number) =>
    refused.filter((each) => each.line === line).map(({ field, message }) => [field, message]);
  expect(Object.fromEntries(said(2))).toEqual({
    ...{ title: studioMessages.titleRequired, year: studioMessages.yearRule(1900) },
    ...{
      genre: studioMessages.notOfChoices(Object.values(GENRE_LABELS)),
      themeTime: studioMessages.themeRequired,
    },
    description: studioMessages.tooLong(600),
  });
  expect(said(4)).toEqual([['uuid', studioMessages.importDoubled]]);
  for (const line of [5, 6, 7]) expect(said(line)).toEqual([['uuid', studioMessages.importNoArtwork]]);
  expect(studioMessages.importNoDraft('b.png')).toContain('"b.png"');
  expect(said(8)).toEqual([['fileName', studioMessages.importNoDraft('b.png')]]);
  expect(said(9)).toEqual([['fileName', studioMessages.importNamesNothing]]);
  expect(said(10)).toEqual([['year', studioMessages.yearRule(1900)]]);
  expect(said(12)).toEqual([['fileName', studioMessages.importDoubled]]);
  expect((await api.row(artworks, { uuid: mine.uuid })).title).toBe('옛 제목');
  expect((await api.row(artworks, { uuid: also.uuid })).title).toBe('새 제목');
  expect(await api.row(artworks, { uuid: theirs.uuid })).toEqual(theirs);
});

it('finds a draft by its file’s name as lists write it', async () => {
  const { as } = await studioArtist(api);
  for (const name of ['001.jpg', '달 "24".JPE', 'No. 12.png', '봄.png']) await drop(as, name);
  await drop(as, '봄.jpg', 'jpeg');
  const refusedOf = async (fileName: string) => (await send(as, row(2, { fileName }))).refused;
  for (const fileName of [
    ...['001', '001.JPG', '001.png', '001.tif', 'C:\\작품\\001.jpg', '작품/001.jpg', ' 001\u200b.jpg'],
    ...['달 "24".JPE', '달 24', '달 24.jpg', 'no. 12', 'No. 12.jpg', '봄.jpg', '봄.png'.normalize('NFD')],
  ])
    expect([fileName, await refusedOf(fileName)]).toEqual([fileName, []]);
  for (const fileName of ['01', '봄', '봄.tif', 'No', '002.jpg', '.jpg'])
    expect(await refusedOf(fileName)).toEqual([
      { line: 2, field: 'fileName', message: studioMessages.importNoDraft(fileName) },
    ]);
});

it('takes a thousand lines, and no more', async () => {
  const { as, artist } = await studioArtist(api);
  const { id: imageId } = await api.make.image();
  const values = {
    artistId: artist.id,
    imageId,
    year: 2024,
    material: '유채',
    size: '10호',
    genre: 'ETC',
  } as const;
  const made = await api.database.orm
    .insert(artworks)
    .values(Array.from({ length: 1000 }, () => values))
    .returning({ uuid: artworks.uuid });
  const rows = made.map(({ uuid }, at) => row(at + 2, { uuid, title: `작품 ${at}` }));
  expect(await send(as, ...rows)).toEqual({ updated: 1000, drafted: 0, refused: [] });
  await api.fails(422, 'POST', IMPORT, { as, body: { rows: [...rows, row(2000)] } });
});

it('reads a thousand lines of the longest texts, and refuses longer ones', async () => {
  const { as } = await studioArtist(api);
  // They name no artwork, so that nothing is saved and made searchable.
  const full = { uuid: UNKNOWN_UUID, description: '가'.repeat(600), title: '가'.repeat(200) };
  const rows = Array.from({ length: 1000 }, (_, at) => row(at + 2, full));
  const { updated, refused } = await send(as, ...rows);
  expect([updated, refused.length]).toEqual([0, 1000]);
  const huge = row(2, { description: '가'.repeat(5001) });
  await api.fails(422, 'POST', IMPORT, { as, body: { rows: [huge] } });
  await api.fails(413, 'POST', IMPORT, { as, body: { rows: Array.from({ length: 900 }, () => huge) } });
  await api.fails(422, 'POST', IMPORT, { as, body: { rows: [] } });
});

it('is for artists alone', async () => {
  await api.fails(401, 'POST', IMPORT, { body: { rows: [row(2)] } });
  await api.fails(403, 'POST', IMPORT, { as: await api.make.account(), body: { rows: [row(2)] } });
  const without = await api.make.account({ roleType: 'ARTIST' });
  await api.fails(404, 'POST', IMPORT, { as: without, body: { rows: [row(2)] } });
});
