import { eq } from 'drizzle-orm';
import { apiUrl } from '@/lib/api/url';
import { hitPageSchema, type SearchIndex } from '@/lib/contracts/search';
import { addDays, todayInSeoul } from '@/lib/date/seoul';
import { GENRE_LABELS, type Genre } from '@/lib/genres';
import * as themes from '@/lib/options/artwork';
import { articles } from '@/server/db/schema/article';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { useTestApi } from '@/tests/support/api';
import { outOfStep } from '@/tests/support/search/in-step';

const api = useTestApi();
afterEach(async () => expect(await outOfStep(api.database.orm)).toEqual([]));

async function found(index: SearchIndex, q: string): Promise<string[]> {
  const path = apiUrl('/v1/search/unified-field/{index}', { params: { index }, query: { q } });
  return hitPageSchema
    .parse(await api.get(path))
    .content.map((hit) => ('nameKo' in hit ? (hit.nameKo ?? '') : (hit.title ?? '')));
}

it('finds an artist by what the page says, and follows each change', async () => {
  const artist = await api.make.artist({ nameKo: '한도윤' });
  const change = (values: Partial<typeof artists.$inferInsert>) =>
    api.database.orm.update(artists).set(values).where(eq(artists.id, artist.id));
  const said: [Partial<typeof artists.$inferInsert>, string][] = [
    [{ artistNote: '긴 안개의 기록' }, '안개의'],
    [{ domesticArea: '전주, 서울' }, '전주'],
    [{ overseasArea: '베를린' }, '베를린'],
    [{ activityGenreTypes: ['PHOTOGRAPHY'] }, '사진'],
    [{ activityGenreEtc: '조각보' }, '조각보'],
    [{ awards: [{ year: 2024, title: '푸른새벽 미술상' }] }, '푸른새벽미술상'],
    [
      {
        experiences: [
          { type: 'SOLO_EXHIBITION', year: 2026, title: '첫 줄', location: '물결창고', region: '대구' },
        ],
      },
      '첫줄 물결창고 대구',
    ],
    [
      {
        educations: [
          { type: 'GRADUATE', year: 2018, schoolName: '새봄대학교', major: '조소과', status: 'GRADUATED' },
        ],
      },
      '새봄대학교 조소과',
    ],
    [{ collections: [{ name: '너른담미술관' }] }, '너른담'],
    [{ interviews: [{ interviewTitle: '점의 기록', interviewLink: 'https://example.com' }] }, '점의기록'],
  ];
  for (const [values, q] of said) {
    expect({ q, found: await found('ARTIST', q) }).toEqual({ q, found: [] });
    await change(values);
    expect({ q, found: await found('ARTIST', q) }).toEqual({ q, found: ['한도윤'] });
  }
});

it('finds an artwork by year, size and canvas number, and never by a part of a number', async () => {
  const artist = await api.make.artist();
  const work = await api.make.artwork(artist.id, {
    title: '큰 그림',
    year: 2024,
    size: '162.2 × 130.3 cm',
    heightCm: 162.2,
    widthCm: 130.3,
  });
  await api.make.artwork(artist.id, {
    title: '작은 그림',
    year: 1999,
    size: '20 × 30 cm',
    heightCm: 20,
    widthCm: 30,
  });
  for (const q of [
    '2024',
    '162.2',
    '162x130',
    '130x162',
    '162.2x130.3',
    '100호',
    '162.2×130.3cm'.replace('×', ' × '),
  ])
    expect({ q, found: await found('ARTIST_ARTWORK', q) }).toEqual({ q, found: ['큰 그림'] });
  for (const q of ['202', '62.2', '62x130', '00호', '10호', '16'])
    expect({ q, found: await found('ARTIST_ARTWORK', q) }).toEqual({ q, found: [] });
  await api.database.orm.update(artworks).set({ depthCm: 5 }).where(eq(artworks.id, work.id));
  expect(await found('ARTIST_ARTWORK', '100호')).toEqual([]);
  expect(await found('ARTIST_ARTWORK', '162.2x130.3x5')).toEqual(['큰 그림']);
});

it('knows every label that the screens know', async () => {
  const artist = await api.make.artist();
  const { ETC: _etc, ...genres } = GENRE_LABELS;
  const sets = [
    [genres, (code: string) => ({ genre: code as Genre })],
    [themes.THEME_SUBJECT_LABELS, (code: string) => ({ themeSubject: code })],
    [themes.THEME_TIME_LABELS, (code: string) => ({ themeTime: code })],
    [themes.THEME_FOCUS_LABELS, (code: string) => ({ themeFocus: code })],
    [themes.THEME_STYLE_LABELS, (code: string) => ({ themeStyle: code })],
  ] as const;
  for (const [labels, values] of sets) {
    for (const [code, label] of Object.entries(labels)) {
      await api.database.orm.delete(artworks);
      await api.make.artwork(artist.id, { title: code, genre: 'ETC', material: '', ...values(code) });
      expect({ label, found: await found('ARTIST_ARTWORK', label) }).toEqual({ label, found: [code] });
    }
  }
});

it('finds a special by its writer, and an article by its venue with the words in any order', async () => {
  await api.make.article({ type: 'SPECIAL', title: '깊은 글', writer: '송하린' });
  const article = await api.make.article({
    type: 'EXHIBITION',
    title: '물결',
    location: '갤러리 마른잎, 서울',
  });
  expect(await found('ARTICLE_SPECIAL', '송하린')).toEqual(['깊은 글']);
  for (const q of ['갤러리마른잎', '마른잎 갤러리', '마른 잎'])
    expect({ q, found: await found('ARTICLE_EXHIBITION', q) }).toEqual({ q, found: ['물결'] });
  await api.database.orm
    .update(articles)
    .set({ location: '물결창고, 전주' })
    .where(eq(articles.uuid, article.uuid));
  expect(await found('ARTICLE_EXHIBITION', '마른잎')).toEqual([]);
});

it('puts words before syllables inside others', async () => {
  for (const [title, content] of [
    ['매점 안내', ''],
    ['산호에서', ''],
    ['봄', '산을 오래 보았다'],
    ['먼 산', ''],
    ['점에서', ''],
    ['여름', '매점이 있다'],
  ] as const)
    await api.make.article({ type: 'NEWS', title, content, organizer: null });
  expect(await found('ARTICLE_NEWS', '점')).toEqual(['점에서', '매점 안내']);
  expect(await found('ARTICLE_NEWS', '산')).toEqual(['먼 산', '봄', '산호에서']);
});

it('opens with what runs now, then what comes next, then what is over', async () => {
  const today = todayInSeoul();
  for (const [title, from, to] of [
    ['오래 지남', -90, -60],
    ['곧', 5, 20],
    ['지금', -5, 5],
    ['막 지남', -20, -1],
    ['나중', 40, 60],
  ] as const)
    await api.make.article({
      type: 'EXHIBITION',
      title,
      location: '서울',
      periodFrom: addDays(today, from),
      periodTo: addDays(today, to),
    });
  expect(await found('ARTICLE_EXHIBITION', '서울')).toEqual(['지금', '곧', '나중', '막 지남', '오래 지남']);
});
