import { artistCardSchema } from '@/lib/contracts/artist';
import { pageSchema } from '@/lib/contracts/envelope';
import { cleanSearchText } from '@/lib/search/search-text';
import { folded, signsOf, wordsOf } from '@/lib/search/typed-words';
import { useTestApi } from '@/tests/support/api';

const listSchema = pageSchema(artistCardSchema);

const ARTISTS: [nameKo: string | null, nameEn: string | null][] = [
  ['류단아', 'RYU DANA'],
  ['류 단 비', 'Ryu Danbi'],
  ['김가온', 'KIM GAON'],
  ['가온 김', null],
  [null, 'Jean-Luc Éluard'],
  ['100% 물감', 'Percent_Man'],
  ['백슬래시\\', 'Back\\slash'],
  ['밑_줄', 'under_score'],
  ["따옴'표", 'O’Neil'],
  ['꽃'.normalize('NFD'), 'Kkot'],
  ['🎨 그림', 'Palette'],
  ['İstanbul', 'ΣΊΣΥΦΟΣ'],
];

const TEXTS = [
  '류', '단아', '류단', '류단비', '류 단비', '단 아', 'ryu', 'RYU DANA', 'ryudana', 'yudan', '가온', '온김', '온 김',
  '%', '%%', '_', '\\', '\\%', '100%', 'under_', 'percent_m', "'", "따옴'표", "' or '1'='1", ';--', '꽃', '꽃'.normalize('NFD'),
  'éluard', 'ÉLUARD', 'E\u0301luard', '🎨', '그림', 'jean-luc', 'σίσυφο', '없는 이름', 'ㄹ', ' ', '  류  ', '.', '*', '[a-z]',
  '\u0000류', '류\u0000단', 'da\u0001na', '\ud800', '류\ud800', '\udfff', '\u200b', '\u202e', '\ufeff류',
  '류'.repeat(3400), 'x'.repeat(10_000), '%'.repeat(10_000), '\\'.repeat(10_000), '🎨'.repeat(2500), `${'a'.repeat(99)}🎨`,
]; // prettier-ignore

const api = useTestApi({}, { resets: false });
beforeAll(async () => {
  for (const [nameKo, nameEn] of ARTISTS) await api.make.artist({ nameKo, nameEn });
});

const squashed = (text: string) => folded(text).replaceAll(' ', '').toLowerCase();

/**
 * The rule in plain words: the names have every word of the text, whatever their case, and across spaces from the beginning of a word
 * on.
 */
function matches([nameKo, nameEn]: (typeof ARTISTS)[number], text: string): boolean {
  const known = wordsOf(text);
  const words = (known.length > 0 ? known : signsOf(cleanSearchText(text))).map(squashed);
  const says = (name: string, word: string) => {
    const parts = folded(name).toLowerCase().split(' ');
    const rests = parts.map((_, at) => parts.slice(at).join(''));
    return parts.some((part) => part.includes(word)) || rests.some((rest) => rest.startsWith(word));
  };
  return words.every((word) => [nameKo, nameEn].some((name) => says(name ?? '', word)));
}

it('finds exactly what reading every name finds, whatever the text', async () => {
  const wrong: string[] = [];
  for (const text of TEXTS) {
    const response = await api.request(
      'GET',
      `/v2/artists?size=100&sort=createdAt&direction=asc&q=${encoded(text)}`,
    );
    const name = JSON.stringify(text.slice(0, 30));
    if (response.status !== 200) {
      wrong.push(`${name}: ${response.status}`);
      continue;
    }
    const page = listSchema.parse((await response.json()).data);
    const found = page.content.map(({ nameKo, nameEn }) => `${nameKo}/${nameEn}`);
    const expected = ARTISTS.filter((artist) => matches(artist, text)).map(
      ([nameKo, nameEn]) => `${nameKo}/${nameEn}`,
    );
    if (found.join() !== expected.join() || page.totalElements !== expected.length) {
      wrong.push(`${name}: ${found.join()} instead of ${expected.join()}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Lone surrogates go over the wire as the bytes that a careless client would send. */
function encoded(text: string): string {
  return [...text]
    .map((unit) => (/^[\ud800-\udfff]$/.test(unit) ? '%ED%A0%80' : encodeURIComponent(unit)))
    .join('');
}

it('pages through a search without losing or repeating anybody', async () => {
  const seen: number[] = [];
  for (let page = 0; page < 7; page += 1) {
    const { content } = await api.get(`/v2/artists?q=a&size=2&page=${page}&sort=nameKo`);
    seen.push(...content.map(({ id }) => id));
  }
  const { totalElements } = await api.get('/v2/artists?q=a&size=100');
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(totalElements);
});
