// Sentences about the panel of a contest, and about who is excluded from an applicant (C-92, C-93).

/** The panel. */
export const juryFailed = '심사단을 불러오지 못했습니다.';
export const juryAnnounced = '결과를 발표한 공모전입니다. 심사단과 제척·회피는 볼 수만 있습니다.';
export const jurorRequired = '심사위원을 골라 주세요.';
export const panelFull = (max: number) => `심사위원은 한 공모에 ${max}명까지 둘 수 있습니다.`;
export const panelLead = '심사위원은 자기가 맡은 공모만 볼 수 있어요.';
export const jurorAdded = (name: string) => `${name}님을 심사단에 넣고 메일로 알렸습니다.`;
export const addHint = '넣으면 메일로 알리고, 바로 지원서를 볼 수 있어요.';
export const noCandidates = '더 넣을 단체 심사위원이 없어요. 새 심사위원은 아래에서 초대해 주세요.';
export const removeJuror = (name: string) => `${name}님을 심사단에서 뺄까요?`;
export const removeJurorHint = (scores: number) =>
  scores === 0
    ? '이 공모를 더 볼 수 없습니다. 다시 넣을 수 있어요.'
    : `이 공모를 더 볼 수 없고, 이번 차수에 준 점수 ${scores}개가 집계에서 빠집니다. 점수는 기록에 남아, 다시 넣으면 집계에 들어갑니다.`;
export const jurorRemoved = (name: string) => `${name}님을 심사단에서 뺐습니다.`;

/** The invitation of a new juror. */
export const nameRequired = '이름을 입력해 주세요.';
export const phoneRule = '전화번호를 010-1234-5678처럼 입력해 주세요.';
export const invitationHint = (days: number) =>
  `비밀번호를 정하는 링크를 메일로 보내요. 링크는 ${days}일 뒤에 끝나고, 맡은 공모만 볼 수 있어요.`;
export const invited = (name: string) => `${name}님에게 초대 메일을 보냈습니다.`;
export const invitedUntil = (moment: string) => `링크는 ${moment}까지`;
export const invitationOver = '초대 링크가 끝났어요.';
export const invitedAgain = (name: string) => `${name}님에게 초대 메일을 다시 보냈습니다.`;

/** Exclusions. */
export const exclusionReasonRequired = '사유를 적어 주세요.';
export const excludeLead =
  '제척하면 이 심사위원의 목록에서 지원자가 빠지고, 이미 낸 점수는 기록에만 남아 집계에 들지 않습니다.';
export const excluded = (name: string) => `${name}님을 이 지원자의 심사에서 제척했습니다.`;
export const noJurors = '심사단에 아직 심사위원이 없어요. 심사단에서 먼저 넣어 주세요.';
export const declare = '이 지원자를 심사하지 않을까요?';
export const declareLead = '신고하면 목록에서 빠지고, 이미 낸 점수는 기록에만 남아 집계에 들지 않습니다.';
export const declared = (receipt: string) => `접수 ${receipt}의 회피를 신고했습니다.`;
export const othersExclusion = '다른 심사위원의 제척은 공모 책임자가 합니다.';
export const onlyInRecord = '점수는 기록에만 남음';
export const liftExclusion = (juror: string, receipt: string) =>
  `접수 ${receipt}의 지원자를 ${juror}님이 다시 심사하게 할까요?`;
export const liftExclusionHint = (hadScore: boolean) =>
  hadScore
    ? '지원자가 목록에 다시 보이고, 기록에만 남아 있던 점수가 집계에 다시 듭니다.'
    : '지원자가 목록에 다시 보이고 점수를 줄 수 있습니다.';
export const liftedAt = (moment: string) => `${moment}에 풂`;
export const noExclusions = '아직 제척하거나 회피를 신고한 심사위원이 없어요.';
export const exclusionLifted = '제척·회피를 풀었습니다.';
