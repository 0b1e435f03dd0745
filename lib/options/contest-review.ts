import type { Opinion, Reckoning, Reveal, Scale } from '@/lib/contracts/review-rule';

export const OPINION_LABELS: Readonly<Record<Opinion, string>> = {
  SELECT: '선정',
  HOLD: '보류',
  REJECT: '미선정',
};

export const SCALE_LABELS: Readonly<Record<Scale, string>> = {
  FIVE: '1–5점',
  TEN: '1–10점',
  HUNDRED: '0–100점',
};

export const RECKONING_LABELS: Readonly<Record<Reckoning, string>> = {
  MEAN: '단순 평균',
  TRIMMED: '최고·최저 제외 평균',
};

export const REVEAL_LABELS: Readonly<Record<Reveal, string>> = {
  OWN_SCORE: '내 점수를 낸 뒤',
  ROUND_END: '차수를 마친 뒤',
};
