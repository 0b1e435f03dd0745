import { methodOf } from './method';
import { OVERALL, SUGGESTED_CRITERIA } from './rule';

const overall = { criteria: [OVERALL], reckoning: 'TRIMMED' as const };

test('a method names the jurors, the criteria with their weights, and the reckoning that was used', () => {
  expect(methodOf({ ...overall, criteria: [...SUGGESTED_CRITERIA] }, 5)).toBe(
    '심사위원 5명이 작품의 완성도 40%, 주제의 일관성 25%, 시도와 새로움 20%, 계획의 실현 가능성 15%의 비중으로 채점하고 최고·최저 제외 평균으로 집계했습니다.',
  );
  expect(methodOf(overall, 4)).toBe('심사위원 4명이 채점하고 단순 평균으로 집계했습니다.');
  expect(methodOf(overall, 0)).toBe('');
});
