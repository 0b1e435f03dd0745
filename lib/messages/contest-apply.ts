// Sentences of the button that opens a contest's form (C-1).

/** By what the button leads to. */
export const applyLabels = {
  AHEAD: '접수 전',
  OPEN: '공모전 신청하기',
  BEGUN: '이어서 신청하기',
  SENT: '신청 완료',
  OVER: '접수 마감',
} as const;
export const begun = '임시 저장된 신청서가 있어요. 아직 보내지 않았어요.';
export const sent = '보낸 신청서는 내 지원 내역에서 볼 수 있어요.';
