import type { Exclusion } from '@/lib/contracts/organization-jury';

export const EXCLUSION_KIND_LABELS: Readonly<Record<Exclusion['kind'], string>> = {
  DECLARED: '회피 신고',
  EXCLUDED: '제척',
};

/** Why a juror doesn't review an applicant. `OTHER` is written out. */
export const EXCLUSION_REASONS = {
  FAMILY: '가족·친족',
  TEACHER: '사제·같은 소속',
  PARTNER: '함께 작업했거나 거래가 있음',
  OTHER: '그 밖에',
} as const;
export type ExclusionReason = keyof typeof EXCLUSION_REASONS;

/** How an owner divides the applicants of a round. */
export const ASSIGNMENT_CHOICES = { ALL: '모두 함께', EVEN: '고르게 나누기' } as const;
export type AssignmentChoice = keyof typeof ASSIGNMENT_CHOICES;
