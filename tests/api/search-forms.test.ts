import { sql } from 'drizzle-orm';
import { folded, titleKey } from '@/lib/search/typed-words';
import { useTestApi } from '@/tests/support/api';
import { outOfStep } from '@/tests/support/search/in-step';

/** The index and the queries bring texts to one form, each by itself: the database's functions and `typed-words.ts`. */
const api = useTestApi({}, { resets: false });

const ODD = [
  ...[
    '천 번의 안부',
    '류단아'.normalize('NFD'),
    'ＲＹＵ　ＤＡＮＡ',
    '１００호',
    '162.2×130.3㎝',
    '№ 12',
    'Ⅱ ⅲ ①',
    'ﬁ',
    '½',
  ],
  ...[
    'ㄱㅈㅎ',
    '류ㄷ',
    '류\u1103',
    'ㄳㅏ',
    'ﾡ',
    'ㅋㅋㅋ',
    '도시ㆍ건축',
    '도시·건축',
    '‘a’ “b” 〝c〞',
    'O’Clock′',
    'a‐b‑c–d—e−f',
  ],
  ...[
    '류\u200b단\u2060아',
    '\ufeff류',
    'a\u00adb',
    'e\u0301',
    '🎨 그림',
    '👩\u200d🎨',
    '❤\ufe0f',
    '\u3164',
    'İstanbul',
    'É',
    '漢字々〇',
    '천\u2800번의\u2800\u2800안부\u2800',
  ],
  ...[
    '먹, 오늘의 농도',
    '(괄호) & 더하기',
    '100% 순면',
    'a_b c\\d',
    '…',
    '〈〉《》「」『』',
    '¿¡«»§¶',
    '+ < = > | ~ ^ ` $',
    '×',
    '∙⋅・',
  ],
];

it.each(ODD)('%p has one form on both sides', async (text) => {
  const { rows } = await api.database.orm.execute<{ body: string; title: string }>(
    sql`select search_text(${text}::text) as body, search_title(${text}::text) as title`,
  );
  const body = folded(text).toLowerCase().replace(/\s+/g, ' ').trim();
  expect(rows[0]).toEqual({ body, title: titleKey(text) });
});

it('finds what was stored in any of these forms by the plain one, and is in step', async () => {
  const artist = await api.make.artist({ nameKo: '류단아' });
  const stored = ['무제 Ⅱ', '１００호의 방', '“인용”', '물의 결 № 12', '두 점\u200b선'.normalize('NFD')];
  for (const title of stored) await api.make.artwork(artist.id, { title });
  for (const q of ['무제 II', '100호의 방', '인용', '물의 결 No. 12', '두 점선']) {
    const { totalElements } = await api.get('/v1/search/unified-field/{index}', {
      ...{ params: { index: 'ARTIST_ARTWORK' }, query: { q } },
    });
    expect([q, totalElements]).toEqual([q, 1]);
  }
  expect(await outOfStep(api.database.orm)).toEqual([]);
});
