import { articleCardSchema, type ArticleType } from '@/lib/contracts/article';
import { pageSchema } from '@/lib/contracts/envelope';
import { cleanSearchText } from '@/lib/search/search-text';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import type { ArticlePathType } from '@/lib/paths/article';
import { folded, signsOf, wordsOf } from '@/lib/search/typed-words';
import { useTestApi } from '@/tests/support/api';

const listSchema = pageSchema(articleCardSchema);

/** Title, venue, organisation, subtitle. */
const TEXTS: [title: string, location: string, organizer: string, subTitle: string][] = [
  ['젖은 종이가 마르는 시간', '갤러리 마른잎, 서울', '마른잎 재단', '물의 일'],
  ['100% 물감', '밑_줄 화랑', "따옴'표", 'back\\slash'],
  ['Éluard의 방', 'Space K', 'ORGANIZATION', '🎨 그림'],
  ['꽃'.normalize('NFD'), '바다 미술관', '바다', '꽃과 바다'],
];
const QUERIES = [
  '종이', '젖은종이', '종이가 마르', '마른잎', '마른 잎', '재단', '물의일', '%', '100%', '_', '밑_', "'", "따옴'표", '\\', 'k\\s', '"',
  "' or '1'='1", ';--', 'éluard', 'ÉLUARD', 'spacek', 'organization', '🎨', '꽃', '바다', '없는 말', '  ', 'ㅈ', '시간\n갤러리',
  '시간갤러리', '\u0000종이', '가'.repeat(500), '%'.repeat(500), `${'x'.repeat(99)}🎨`,
]; // prettier-ignore

const api = useTestApi({}, { resets: false });
beforeAll(async () => {
  for (const type of ['EXHIBITION', 'EVENT', 'NEWS', 'SPECIAL'] as const) {
    for (const [title, location, organizer, subTitle] of TEXTS) {
      await api.make.article({ type, title, location, organizer, subTitle });
    }
  }
});

const squashed = (text: string) => folded(text).replaceAll(' ', '').toLowerCase();

/** The fields in which signs are searched: the title, and the venue as another name of an article. */
function headingOf(type: ArticleType, [title, location, organizer]: (typeof TEXTS)[number]): string[] {
  if (type === 'SPECIAL') return [title];
  return [title, type === 'NEWS' ? organizer : (location.split(',')[0] ?? '')];
}

it.each(['EXHIBITION', 'EVENT', 'NEWS', 'SPECIAL'] as const)(
  '%s: finds exactly what reading every text finds',
  async (type) => {
    const wrong: string[] = [];
    for (const q of QUERIES) {
      const path: string = `${ARTICLE_CALLS[type].list}?sort=createdAt&direction=asc&q=${encodeURIComponent(q)}`;
      const { content, totalElements } = listSchema.parse(await api.get(path));
      const known = wordsOf(q).map(squashed);
      const words = known.length > 0 ? known : signsOf(cleanSearchText(q));
      const expected = TEXTS.filter((texts) => {
        const read = known.length > 0 ? texts : headingOf(type, texts);
        return words.every((word) => read.some((text) => squashed(text).includes(word)));
      }).map(([title]) => title);
      const found = content.map(({ title }) => title);
      if (found.join() !== expected.join() || totalElements !== expected.length) {
        wrong.push(`${JSON.stringify(q.slice(0, 20))}: ${found.join()} instead of ${expected.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

it('finds a special by its artist’s names, as long as the artist’s page is public', async () => {
  const shown = await api.make.artist({ nameKo: '류 단아', nameEn: 'RYU DANA' });
  const hidden = await api.make.artist({ nameKo: '류숨음', isPublic: false });
  await api.make.article({ type: 'SPECIAL', title: '보인다', artistId: shown.id });
  await api.make.article({ type: 'SPECIAL', title: '숨었다', artistId: hidden.id });
  await api.make.article({ type: 'NEWS', title: '남의 것', artistId: shown.id });
  const found = async (type: ArticlePathType, q: string) =>
    (await api.get(ARTICLE_CALLS[type].list, { query: { q } })).content.map(({ title }) => title);
  expect(await found('SPECIAL', '류단아')).toEqual(['보인다']);
  expect(await found('SPECIAL', '류')).toEqual(['보인다']);
  expect(await found('SPECIAL', 'ryu d')).toEqual(['보인다']);
  expect(await found('SPECIAL', '숨었다')).toEqual(['숨었다']);
  expect(await found('NEWS', '류단아')).toEqual(['남의 것']);
});
