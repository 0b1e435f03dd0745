import type { Juror } from '@/lib/contracts/organization-jury';
import * as assignmentMessages from '@/lib/messages/contest-assignment';

type JurorState =
  /** Without a password yet: the link still works, or is over. */
  | 'INVITED'
  | 'LINK_OVER'
  /** Reviews in other rounds. */
  | 'OTHER_ROUND'
  /** No applicant of the round is left for the juror. */
  | 'NOTHING'
  | 'REVIEWING'
  | 'DONE';

const JUROR_STATE_LABELS: Readonly<Record<Exclude<JurorState, 'OTHER_ROUND'>, string>> = {
  INVITED: '초대 보냄',
  LINK_OVER: '초대 끝남',
  NOTHING: '맡은 지원자 없음',
  REVIEWING: '심사 중',
  DONE: '채점 완료',
};

/** Whether a juror reviews a round. */
export const isOfRound = ({ rounds }: Pick<Juror, 'rounds'>, round: number): boolean =>
  rounds === null || rounds.includes(round);

/** How far a juror is in the present round. */
export function jurorState(
  {
    isInvited,
    invitationEndsAt,
    rounds,
    assigned,
    scored,
  }: Pick<Juror, 'isInvited' | 'invitationEndsAt' | 'rounds' | 'assigned' | 'scored'>,
  round: number,
): JurorState {
  if (isInvited) return invitationEndsAt === null ? 'LINK_OVER' : 'INVITED';
  if (!isOfRound({ rounds }, round)) return 'OTHER_ROUND';
  if (assigned === 0) return 'NOTHING';
  return scored >= assigned ? 'DONE' : 'REVIEWING';
}

/** The state in words; of a juror of other rounds which they are. */
export function stateWords(state: JurorState, { rounds }: Pick<Juror, 'rounds'>): string {
  return state === 'OTHER_ROUND' ? assignmentMessages.reviewsIn(rounds ?? []) : JUROR_STATE_LABELS[state];
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
