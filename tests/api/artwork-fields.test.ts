import {
  ARTWORK_FIELDS,
  columnOf,
  FIELD_NAMES,
  PRINTED_FIELDS,
  PUBLIC_FIELDS,
  type FieldName,
} from '@/lib/artwork/fields';
import { artworkListRows, importRowsOf } from '@/lib/csv/artwork-list';
import { parseCsv, writeCsv } from '@/lib/csv/csv';
import { keysOf } from '@/lib/keys-of';
import { pick } from '@/lib/pick';
import { useTestApi, type Account } from '@/tests/support/api';
import { artworkTexts, named, picture, studioArtist, studioForm } from '@/tests/support/studio';

/** Every field of `lib/artwork/fields.ts` is kept on every way in and answered on every way out. */

const api = useTestApi();
const ARTWORKS = '/v1/artists/me/artworks';
const DRAFTS = '/v1/artists/me/artwork-drafts';

/** A value of each field; `other` gives one that differs. */
function valueOf(name: FieldName, isOther = false): string | number {
  const field = ARTWORK_FIELDS[name];
  if (field.kind === 'year') return isOther ? 2019 : 2021;
  if (name === 'genre') return 'ETC';
  if ('words' in field) {
    const [one, other = one] = keysOf<string>(field.words);
    return isOther ? other : one;
  }
  if (name === 'size') return isOther ? '20 × 30 cm' : '10 × 10 cm';
  return `${field.label} ${isOther ? '둘' : '하나'}`;
}
const ALL = Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)]));
const OTHERS = Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name, true)]));

const list = async (as: Account) => (await api.get(ARTWORKS, { as })).content;
const first = async (as: Account) => {
  const [artwork] = await list(as);
  if (artwork === undefined) throw new Error('There is no artwork');
  return artwork;
};
const register = async (as: Account) =>
  api.call('POST', ARTWORKS, {
    as,
    body: studioForm(ALL, {
      image_original: await picture(400, 300),
      image_resized: await picture(400, 300),
    }),
  });

it('keeps every field of a form that registers and of one that saves', async () => {
  const { as } = await studioArtist(api);
  const { uuid } = await register(as);
  expect(await first(as)).toMatchObject(ALL);
  await api.call('PUT', `${ARTWORKS}/{uuid}`, { as, params: { uuid }, body: studioForm(OTHERS) });
  expect(await first(as)).toMatchObject(OTHERS);
});

it('keeps every field of a draft, and publishes it', async () => {
  const { as } = await studioArtist(api);
  const { uuid } = await api.call('POST', DRAFTS, {
    as,
    body: studioForm(undefined, { image_original: named(await picture(400, 300), 'a.png') }),
  });
  const changed = await api.call('PUT', `${DRAFTS}/{uuid}`, {
    as,
    params: { uuid },
    body: { version: 0, fields: ALL },
  });
  expect(changed.fields).toEqual(ALL);
  await api.call('PUT', DRAFTS, { as, body: { uuids: [uuid], fields: OTHERS } });
  await api.call('POST', `${DRAFTS}/publish`, { as, body: { uuids: [uuid] } });
  expect(await first(as)).toMatchObject(OTHERS);
});

it('writes every field into a list, and reads each from it', async () => {
  const { as } = await studioArtist(api);
  await register(as);
  const artwork = await first(as);
  const rows = importRowsOf(parseCsv(writeCsv(artworkListRows([{ ...artwork, ...OTHERS }])))) ?? [];
  await api.call('POST', `${ARTWORKS}/import`, { as, body: { rows } });
  expect(await first(as)).toMatchObject(OTHERS);
});

it('answers everyone the public fields, and a portfolio the printed ones', async () => {
  const { as, artist } = await studioArtist(api);
  await register(as);
  const shown = await api.get('/v1/contents/artists/{id}/art-works', { params: { id: artist.id } });
  expect(shown.content[0]).toMatchObject(
    Object.fromEntries(PUBLIC_FIELDS.map((name) => [columnOf(name), ALL[name]])),
  );
  const { uuid } = await first(as);
  const begun = await api.get('/v1/artists/me/portfolio/new', { as });
  const artistArtWorks = [{ uuid, page: 0, side: 'left' as const }];
  await api.call('POST', '/v1/artists/me/portfolio', {
    as,
    body: studioForm({ ...begun, artistArtWorks, version: 0, isTemporary: true }),
  });
  const saved = await api.get('/v1/artists/me/portfolio/saved-with-latest-data', {
    as,
    query: { isTemporary: 'true' },
  });
  expect(saved.artistArtWorks[0]).toMatchObject(pick(ALL, PRINTED_FIELDS));
});

it('refuses a text that is longer than its field, and an artwork without a required one', async () => {
  const { as } = await studioArtist(api);
  const { uuid } = await register(as);
  const save = (given: object) =>
    api.request('PUT', `${ARTWORKS}/${uuid}`, { as, body: studioForm({ ...artworkTexts(), ...given }) });
  for (const name of FIELD_NAMES) {
    const field = ARTWORK_FIELDS[name];
    const faults = [
      ...('max' in field ? ['가'.repeat(field.max + 1)] : []),
      ...(field.required === null ? [] : [null]),
    ];
    for (const fault of faults)
      expect([name, (await save({ genre: 'ETC', [name]: fault })).status]).toEqual([name, 422]);
  }
  expect(await first(as)).toMatchObject(ALL);
});
