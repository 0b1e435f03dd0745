import type { ContestEvent, ReopenedPart } from '@/lib/contracts/contest-event';
import { edition } from './contest-review';

// Sentences about the log of a contest, and about opening a round or the announcement again (C-100).

export const logLead = '심사 규칙과 심사단, 차수와 발표를 바꾼 기록이에요. 지우거나 고칠 수 없습니다.';
export const noEvents = '아직 남은 기록이 없어요.';
export const earlierEvents = (count: number) => `이전 기록 ${count}개는 보이지 않아요.`;

/** What happened, as a sentence. */
export function eventText({ kind, round, juror, count }: Omit<ContestEvent, 'uuid' | 'at' | 'by'>): string {
  const name = juror ?? '탈퇴한 심사위원';
  switch (kind) {
    case 'RULE_SAVED':
      return `심사 규칙을 저장했습니다. ${edition(count ?? 1)}`;
    case 'JUROR_ADDED':
      return `${name}님을 심사단에 넣었습니다.`;
    case 'JUROR_INVITED':
      return `${name}님을 심사위원으로 초대했습니다.`;
    case 'JUROR_REMOVED':
      return `${name}님을 심사단에서 뺐습니다.`;
    case 'JUROR_ROUNDS':
      return `${name}님이 심사할 차수를 바꿨습니다.`;
    case 'APPLICANTS_ASSIGNED':
      return count === null ? '지원자를 모두 함께 심사하게 했습니다.' : `지원자 ${count}명을 나누었습니다.`;
    case 'ROUND_ENDED':
      return `${round}차 심사를 마치고 ${count ?? 0}명을 ${round + 1}차로 보냈습니다.`;
    case 'ROUND_REOPENED':
      return `${round - 1}차 심사를 다시 열었습니다.`;
    case 'ANNOUNCED':
      return `결과를 발표했습니다. 알린 지원자 ${count ?? 0}명`;
    case 'ANNOUNCEMENT_REOPENED':
      return '결과 발표를 다시 열었습니다.';
  }
}

export const reopenTitle = (part: ReopenedPart, round: number) =>
  part === 'ROUND' ? `${round - 1}차 심사 다시 열기` : '결과 발표 다시 열기';
export const reopenLead = (part: ReopenedPart, round: number) =>
  part === 'ROUND'
    ? `지원자가 ${round - 1}차로 돌아가고, 마지막으로 넘기기 전의 선정·미선정과 점수를 다시 씁니다. ${round}차에서 바꾼 상태는 사라지고, ${round}차에 준 점수는 남아 다시 넘길 때 씁니다.`
    : '발표 전으로 돌아가 점수와 상태, 심사단과 규칙을 고칠 수 있습니다. 이미 알린 결과 메일은 되돌릴 수 없고, 다시 발표하면 결과가 바뀐 지원자에게만 알립니다. 공개한 결과와 총평은 소식에서 내려갑니다.';
export const reopenLogged = '까닭은 심사 기록에 남고, 심사위원에게 메일로 알립니다.';
export const reopened = (part: ReopenedPart, round: number) =>
  part === 'ROUND' ? `${round - 1}차 심사를 다시 열었습니다.` : '결과 발표를 다시 열었습니다.';

/** Why nothing can be opened again. */
export const reopenAnnounced = '결과를 발표한 공모전입니다. 발표를 먼저 다시 열어 주세요.';
export const reopenFirst = '아직 다음 차수로 넘긴 심사가 없습니다.';
export const reopenUnannounced = '아직 결과를 발표하지 않은 공모전입니다.';
export const reopenChanged = '그사이 심사 차수가 바뀌었습니다. 새로고침한 뒤 확인해 주세요.';
