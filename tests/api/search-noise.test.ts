import { apiUrl } from '@/lib/api/url';
import { hitPageSchema, suggestionsSchema, type SearchIndex } from '@/lib/contracts/search';
import { todayInSeoul } from '@/lib/date/seoul';
import { loadSeedData } from '@/server/db/seed/data';
import { useTestApi } from '@/tests/support/api';
import { seedDemo } from '@/tests/support/search/demo';
import { demoHits, INDEXES, nameOf } from '@/tests/support/search/demo-hits';

/** Texts on the demo content that find nothing, or few of what there is. */
const api = useTestApi({}, { resets: false });
beforeAll(() => seedDemo(api.database.orm, loadSeedData(), todayInSeoul()), 60_000);

const { hits } = demoHits(api);

// prettier-ignore
const NOWHERE = [
  '없는전시', '없는 전시', '없는작가', '없는작품', '없는그림', '없는갤러리', '〈없는 작품〉', '《없는 전시》', '류단아, 없는 작품', '존재하지 않는 작품',
  '낙타지우개', '모나리자', '홍길동', '이중섭', '반고흐', '피카소', '피카소 작품', '피카소전', '모네전시', '유령전시', '천 번의 이별', '〈천 번의 이별〉',
  '이별', '천 번의 안부, 1999', '9999호', '7호', 'F7', '99x99', '1899', '3000', '00호', 'asdf', 'qwerty', 'zzzz',
  'lorem ipsum', 'x', 'x y', 'q', 'ㅁㄴㅇㄹ', 'ㅋㅋㅋㅋ', '!!!', '〈〉', '…', '?',
  'ㅠㅠ', 'ㅜㅜ', 'ㅡㅡ', 'ㅗㅗ', '없는 시리즈', '없는 연작', '류단아 (b. 1985), 없는 작품',
  '없 는 전 시', '없는 작품전', '천 번의 이별전', '바다 자서전', '류단아 자서전', '백과사전', '피카소 모네전',
  '없는 아티스트', '없는아티스트', '2월 30일', '13월', '없는 도예가', '피카소 판화가',
];
it.each(NOWHERE)('%s finds no work and no exhibition', async (q) => {
  for (const index of ['ARTIST_ARTWORK', 'ARTICLE_EXHIBITION'] as const)
    expect({ index, found: (await hits(index, q)).map(nameOf) }).toEqual({ index, found: [] });
});

it.each(['다음 주 전시', '지난 주 전시', '다음 달 전시', '지난 달', '이번 주'])(
  '%s finds no artist and no special, whose texts have its syllables',
  async (q) => {
    for (const index of ['ARTIST', 'ARTICLE_SPECIAL'] as const)
      expect([index, await hits(index, q)]).toEqual([index, []]);
  },
);

it('finds no week and month in words that begin with them', async () => {
  await api.make.artist({ nameKo: '한이수', introduction: '이번 주제는 지난 달빛이다.' });
  for (const q of ['이번 주', '이번 주 전시', '지난 달'])
    expect([q, await hits('ARTIST', q)]).toEqual([q, []]);
  expect((await hits('ARTIST', '이번 주제')).map(nameOf)).toEqual(['한이수']);
});

it('finds nothing in the middle of a word and on behind a space', async () => {
  for (const index of Object.values(INDEXES)) expect([index, await hits(index, '주식')]).toEqual([index, []]);
  expect((await hits('ARTICLE_NEWS', '제주식물')).map(nameOf)).toEqual(['제주 식물 이름 찾기 시민 드로잉']);
});

it('finds no name by one syllable of several that were typed', async () => {
  expect(await hits('ARTIST', '눈 온 들')).toEqual([]);
  expect((await hits('ARTIST', '류 단 아')).map(nameOf)).toEqual(['류단아']);
});

it.each(['cm', '㎝', 'mm', '×', '인치', 'inch', 'ㅋㅋ', 'ㅇㅇ', 'ㄱㄱ'])(
  '%s finds nothing at all',
  async (q) => {
    for (const index of Object.values(INDEXES)) expect([index, await hits(index, q)]).toEqual([index, []]);
  },
);

it.each([
  '없는 화랑',
  '없는전시',
  '없는 작가',
  '모나리자',
  '천 번의 이별',
  'ㅋㅋㅋㅋ',
  '!!!',
  '9999호',
  'asdf',
])('%s finds nothing at all, and suggests nothing', async (q) => {
  for (const index of Object.values(INDEXES)) expect([index, await hits(index, q)]).toEqual([index, []]);
  const path = apiUrl('/v1/search/suggestions', { query: { q } });
  expect(suggestionsSchema.parse(await api.get(path)).suggestions).toEqual([]);
});

it.each(['가', '류', '달', '1', 'a', '0', '호'])('%s alone finds few of what there is', async (q) => {
  const few: Partial<Record<SearchIndex, number>> = { ARTIST: 12, ARTIST_ARTWORK: 62, ARTICLE_EXHIBITION: 8 };
  for (const [index, most] of Object.entries(few) as [SearchIndex, number][]) {
    const path = apiUrl('/v1/search/unified-field/{index}', { params: { index }, query: { q, size: 1 } });
    const { totalElements } = hitPageSchema.parse(await api.get(path));
    expect({ index, most, isFew: totalElements <= most }).toEqual({ index, most, isFew: true });
  }
});
