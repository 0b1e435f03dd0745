// Sentences about the minutes of a contest's jury (심사 회의록), and those that are printed in them (C-101).

export const beforeClosing = '심사 회의록은 접수를 마친 뒤에 만들 수 있습니다.';
export const lead =
  '심사단과 심사 규칙, 제척·회피, 차수별 결과, 심의총평, 서명란을 한 문서로 묶어요. 위원별 점수는 들어가지 않아요.';
export const making = '회의록을 만들고 있어요. 지원자가 많으면 몇 초 걸려요.';
export const made = '심사 회의록을 내려받았습니다.';
export const failed = (reason: string) => `심사 회의록을 만들지 못했습니다. ${reason}`;

/** Why the download is in the audit log. */
export const auditReason = '심사 회의록';

/** The printed document. */
export const title = '심사 회의록';
export const notAnnounced = '발표 전';
export const blind = '블라인드 심사: 심사위원에게 이름을 보이지 않음';
export const hiddenName = '발표 뒤 공개';
export const madeAt = (moment: string) => `${moment}의 기록입니다.`;
export const page = (number: number, count: number) => `${number} / ${count}`;
export const round = (number: number) => `${number}차`;
export const people = (count: number) => `${count}명`;
export const noJurors = '심사위원을 두지 않았습니다.';
export const removed = (day: string) => `해촉 ${day}`;
export const ownerScored = '책임자로 채점';
export const overall = '종합 점수';
export const noExclusions = '제척하거나 회피한 심사위원이 없습니다.';
export const inForce = (from: string, lifted: string | null) =>
  lifted === null ? `${from}부터` : `${from}부터, ${lifted} 해제`;
export const resultsOf = (number: number) => `${number}차 심사 결과`;
export const resultsLead = (count: number, edition: string | null, reckoning: string | null) =>
  [
    `심사 대상 ${count}명`,
    ...(edition === null ? [] : [`심사 규칙 ${edition}`]),
    ...(reckoning === null ? [] : [reckoning]),
  ].join(' · ');
export const noResults = '점수를 받았거나 선정된 지원자가 없습니다.';
export const tied = (rank: number) => `${rank} 동점`;
export const nextRound = '다음 차수';
export const resultsRest = (others: number, unscored: number) =>
  [
    ...(others > 0 ? [`점수를 받은 다른 지원자 ${others}명은 표에 싣지 않았습니다.`] : []),
    ...(unscored > 0 ? [`점수가 없는 지원자 ${unscored}명은 순위에 없습니다.`] : []),
  ].join(' ');
export const signing = '위 내용이 심사한 사실과 같음을 확인하고 서명합니다.';
export const owner = (name: string) => `${name} (책임자)`;
