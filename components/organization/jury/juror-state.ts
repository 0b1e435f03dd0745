import type { Juror } from '@/lib/contracts/organization-jury';

type JurorState =
  /** Without a password yet: the link still works, or is over. */
  | 'INVITED'
  | 'LINK_OVER'
  /** No applicant of the round is left for the juror. */
  | 'NOTHING'
  | 'REVIEWING'
  | 'DONE';

export const JUROR_STATE_LABELS: Readonly<Record<JurorState, string>> = {
  INVITED: '초대 보냄',
  LINK_OVER: '초대 끝남',
  NOTHING: '맡은 지원자 없음',
  REVIEWING: '심사 중',
  DONE: '채점 완료',
};

/** How far a juror is in the present round. */
export function jurorState({
  isInvited,
  invitationEndsAt,
  assigned,
  scored,
}: Pick<Juror, 'isInvited' | 'invitationEndsAt' | 'assigned' | 'scored'>): JurorState {
  if (isInvited) return invitationEndsAt === null ? 'LINK_OVER' : 'INVITED';
  if (assigned === 0) return 'NOTHING';
  return scored >= assigned ? 'DONE' : 'REVIEWING';
}

/** Who the juror doesn't review, by who said it: `회피 1 · 제척 2`; `–` for none. */
export function exclusionWords({ excluded, declared }: Pick<Juror, 'excluded' | 'declared'>): string {
  const byOwners = excluded - declared;
  const words = [
    ...(declared > 0 ? [`회피 ${declared}`] : []),
    ...(byOwners > 0 ? [`제척 ${byOwners}`] : []),
  ];
  return words.join(' · ') || '–';
}
