import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { EMPTY_TERMS } from './empty-terms';
import { publicTermsOf } from './public-terms';
import { changedTerms, saysTheSame, termLines } from './term-lines';

const linesOf = (terms: typeof FAIR_TERMS) =>
  Object.fromEntries(
    termLines(publicTermsOf(terms)).map(({ key, answer, detail }) => [key, [answer, detail]]),
  );

it('answers first and says the detail after it', () => {
  expect(linesOf(FAIR_TERMS)).toMatchObject({
    rights: ['저작권은 작가에게 남습니다.', '작품은 심사에만 씁니다.'],
    unselected: ['어디에도 쓰지 않고 지웁니다.', '파일과 신청서를 발표 뒤 30일 안에 지웁니다.'],
    selected: ['3명', ''],
    fee: ['없습니다.', ''],
    prize: ['각 500만 원', '세금을 뺀 478만 원을 발표 뒤 한 달 안에'],
    ai: ['써도 됩니다.', ''],
  });
  const licence = {
    ...{ ...FAIR_TERMS, rights: 'LICENCE' as const, usage: '도록', usageUntil: '2027-12-31', pay: '20만 원' },
  };
  expect(linesOf(licence).rights?.[1]).toBe('선정작만 · 쓰는 곳: 도록 · 2027. 12. 31.까지 · 이용료: 20만 원');
});

it('has no line for what isn’t said, and hides details of what wasn’t chosen', () => {
  expect(linesOf(EMPTY_TERMS)).toEqual({});
  const typed = {
    ...FAIR_TERMS,
    usage: '도록',
    pay: '20만 원',
    jurors: '서정화',
    feeDetail: '2만 원',
    overruled: '말',
  };
  expect(linesOf(typed)).toEqual(linesOf(FAIR_TERMS));
  expect(saysTheSame(typed, FAIR_TERMS)).toBe(true);
  expect(publicTermsOf(typed)).not.toHaveProperty('overruled');
});

it('compares two editions line by line', () => {
  const after = { ...FAIR_TERMS, prize: '각 300만 원', others: '첫 줄\n둘째 줄' };
  expect(changedTerms(publicTermsOf(FAIR_TERMS), publicTermsOf(after))).toEqual([
    {
      label: '상금과 세금',
      before: '각 500만 원 세금을 뺀 478만 원을 발표 뒤 한 달 안에',
      after: '각 300만 원 세금을 뺀 478만 원을 발표 뒤 한 달 안에',
    },
    { label: '그 밖의 조건', before: '', after: '첫 줄\n둘째 줄' },
  ]);
});
