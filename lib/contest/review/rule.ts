import type { Criterion, Marks, ReviewRule, Scale } from '@/lib/contracts/review-rule';

/** The lowest and the highest mark of a criterion. */
export const SCALE_BOUNDS: Readonly<Record<Scale, { min: number; max: number }>> = {
  FIVE: { min: 1, max: 5 },
  TEN: { min: 1, max: 10 },
  HUNDRED: { min: 0, max: 100 },
};

/** The single criterion of a rule without criteria. */
export const OVERALL: Criterion = { id: 'overall', name: '점수', description: '', weight: 100 };

/** What a rule with criteria begins with. */
export const SUGGESTED_CRITERIA: readonly Criterion[] = [
  { id: 'finish', name: '작품의 완성도', description: '재료와 화면을 다루는 힘', weight: 40 },
  { id: 'subject', name: '주제의 일관성', description: '작가 노트와 작품이 한 방향인가', weight: 25 },
  { id: 'attempt', name: '시도와 새로움', description: '지금까지와 다른 질문', weight: 20 },
  { id: 'plan', name: '계획의 실현 가능성', description: '지원금으로 하려는 일', weight: 15 },
];

/** An empty criterion beside others, with an id that none of them has. */
export function newCriterion(others: readonly Pick<Criterion, 'id'>[], weight: number): Criterion {
  let number = others.length + 1;
  while (others.some(({ id }) => id === `criterion${number}`)) number += 1;
  return { id: `criterion${number}`, name: '', description: '', weight };
}

/** The rule of a new contest. */
export const DEFAULT_RULE: ReviewRule = {
  scale: 'FIVE',
  criteria: [OVERALL],
  reckoning: 'TRIMMED',
  reveal: 'OWN_SCORE',
  needsComment: false,
};

/** Whether a rule asks for one overall score. */
export const isOverall = ({ criteria }: Pick<ReviewRule, 'criteria'>): boolean => criteria.length === 1;

type Sheet = Pick<ReviewRule, 'scale' | 'criteria'>;

/** Whether marks under one rule are marks under the other: the same scale, and criteria of the same names and weights. */
export const isSameSheet = (one: Sheet, other: Sheet): boolean =>
  one.scale === other.scale &&
  one.criteria.length === other.criteria.length &&
  one.criteria.every(({ id, name, weight }) =>
    other.criteria.some((each) => each.id === id && each.name === name && each.weight === weight),
  );

/** Whether each mark belongs to a criterion and lies within the scale. */
export function areMarksOf({ scale, criteria }: Sheet, marks: Marks): boolean {
  const { min, max } = SCALE_BOUNDS[scale];
  return Object.entries(marks).every(
    ([id, mark]) => criteria.some((each) => each.id === id) && mark >= min && mark <= max,
  );
}
