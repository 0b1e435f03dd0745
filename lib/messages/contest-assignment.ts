// Sentences about who reviews which applicants of a round, and about the rounds of a juror (C-103).

/** Refusals of the API. */
export const roundChanged = '심사 차수가 바뀌었습니다. 새로고침한 뒤 다시 나눠 주세요.';
export const noJurors = '이번 차수를 심사하는 심사위원이 없습니다. 심사단에서 먼저 넣어 주세요.';
export const perApplicantRule = (max: number) =>
  `지원자 한 명을 볼 심사위원 수를 1부터 ${max}까지로 적어 주세요.`;
export const onlyExcluded = (count: number, receipts: readonly string[]) =>
  `고른 심사위원이 모두 제척·회피한 지원자가 ${count}명 있습니다. 다른 심사위원도 골라 주세요. 접수 번호: ${receipts.join(', ')}${
    count > receipts.length ? ' …' : ''
  }`;
export const roundsRule = (max: number) => `심사 차수는 1차부터 ${max}차까지 정할 수 있습니다.`;

/** The division of the present round. */
export const isAll = (applicants: number) =>
  `지금은 모든 심사위원이 이번 차수의 지원자 ${applicants}명을 함께 심사해요.`;
export const isDivided = '지금은 지원자마다 정해진 심사위원만 심사해요.';
export const noApplicants = '아직 지원한 사람이 없어요. 지원서가 오면 나눌 수 있어요.';
export const noPanel = '이번 차수를 심사하는 심사위원이 없어요. 심사위원을 먼저 넣어 주세요.';
export const unassigned = (count: number) => `새 지원자 ${count}명은 아직 나누지 않아 모두가 심사해요.`;
export const unreviewed = (count: number) =>
  `지원자 ${count}명은 맡은 심사위원이 모두 빠져 아무도 심사하지 않아요. 다시 나눠 주세요.`;
export const perApplicantHint = (jurors: number) => `1부터 ${jurors}까지`;
export const byHand = '지원자를 골라 심사위원을 직접 정할 수도 있어요.';
export const divideEvenly = '지원자를 고르게 나눌까요?';
/** @param least the number of applicants that each juror gets, and the number that some get */
export const divideEvenlyHint = (applicants: number, perApplicant: number, least: number, most: number) =>
  `지원자마다 심사위원 ${perApplicant}명이 심사해요. 심사위원 한 명이 지원자 ${applicants}명 가운데 ${
    least === most ? `${least}명` : `${least}–${most}명`
  }을 맡고, 이미 준 점수나 제척·회피가 있으면 달라질 수 있어요.\n${kept}`;
const kept = '이미 점수를 준 지원자는 그 심사위원이 계속 맡고, 맡지 않은 지원자는 목록에서 빠져요.';
export const reviewTogether = '모든 심사위원이 함께 심사할까요?';
export const reviewTogetherHint = (applicants: number) =>
  `나눈 것을 없애고, 심사위원마다 제척·회피한 지원자를 뺀 ${applicants}명을 모두 심사해요.\n이미 낸 점수는 그대로 집계돼요.`;
export const divided = (applicants: number) => `지원자 ${applicants}명을 나눴습니다.`;
export const together = '이번 차수의 지원자를 모두 함께 심사합니다.';

/** The jurors of selected applicants. */
export const assignLead =
  '고른 심사위원만 이 지원자들을 심사해요. 다른 심사위원의 목록에서는 빠지고, 이미 낸 점수는 기록에 남아 그대로 집계돼요. 제척·회피한 심사위원에게는 배정하지 않아요.';
export const assignFirst = '아직 나누지 않은 공모예요. 고르지 않은 지원자는 지금처럼 모두가 심사해요.';
export const assigned = (count: number) => `지원자 ${count}명의 심사위원을 정했습니다.`;
export const notAssigned = (count: number) =>
  `${count}명은 이번 차수의 지원자가 아니어서 심사위원을 정하지 않았습니다.`;

/** The rounds of a juror. */
export const roundsTitle = (name: string) => `${name}님의 심사 차수`;
export const roundsLead =
  '정한 차수에만 이 공모를 볼 수 있어요. 차수를 바꿔도 이미 낸 점수는 그대로 집계돼요.';
export const allRounds = '모든 차수';
export const onlyRounds = (rounds: readonly number[]) => `${rounds.join('·')}차만`;
export const reviewsIn = (rounds: readonly number[]) => `${rounds.join('·')}차에 심사`;
export const roundsSaved = (name: string) => `${name}님의 심사 차수를 정했습니다.`;
