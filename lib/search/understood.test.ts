import type { Understood } from '@/lib/contracts/understood';
import { understoodSentences } from './understood';

const understood = (change: Partial<NonNullable<Understood>>): Understood => ({
  text: '유화',
  reading: null,
  others: [],
  period: null,
  ...change,
});

test('what is taken for its words alone needs no sentence', () => {
  expect(understoodSentences([null, understood({})])).toEqual([]);
});

it.each([
  ['INITIALS', '류단아', ['초성이 같은 ‘류단아’ 검색 결과예요.']],
  ['KEYBOARD', '류단아', ['한/영을 바꿔 읽은 ‘류단아’ 검색 결과예요.']],
  ['SPELLING', '류단아', ['철자가 비슷한 ‘류단아’ 검색 결과예요.']],
] as const)('says what %s were read as', (reading, text, sentences) => {
  expect(understoodSentences([understood({ reading, text })])).toEqual(sentences);
});

test('names three names that initials stand for, and counts the rest', () => {
  const answer = understood({ reading: 'INITIALS', text: '가', others: ['나', '다', '라', '마'] });
  expect(understoodSentences([answer])).toEqual(['초성이 같은 ‘가, 나, 다’ 외 2개의 검색 결과예요.']);
});

test('names three other words of all sections, each once, Korean ones first', () => {
  const first = understood({ others: ['유채', 'oil'] });
  const more = understood({ others: ['oil', 'oils', 'oil painting', '기름', '캔버스'] });
  expect(understoodSentences([first])).toEqual(['뜻이 통하는 말도 함께 찾았어요: 유채, oil.']);
  expect(understoodSentences([first, more])).toEqual([
    '뜻이 통하는 말도 함께 찾았어요: 유채, 기름, 캔버스 외 2개.',
  ]);
});

test('a long name is cut', () => {
  const text = '아주 '.repeat(30);
  const [sentence = ''] = understoodSentences([understood({ reading: 'KEYBOARD', text })]);
  expect(sentence.length).toBeLessThan(60);
  expect(sentence).toContain('…’');
});

it.each([
  [{ status: 'ongoing', from: null, to: null }, '진행 중인 것만 찾았어요.'],
  [{ status: 'upcoming', from: null, to: null }, '예정된 것만 찾았어요.'],
  [{ status: null, from: '2026-12-01', to: '2026-12-31' }, '2026. 12. 1. – 12. 31.에 열리는 것만 찾았어요.'],
  [{ status: null, from: '2026-12-01', to: '2026-12-01' }, '2026. 12. 1.에 열리는 것만 찾았어요.'],
] as const)('says the time that was meant: %j', (period, sentence) => {
  expect(understoodSentences([understood({ period })])).toEqual([sentence]);
});
