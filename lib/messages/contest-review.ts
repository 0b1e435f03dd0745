// Sentences about the jury of a contest: its rule, its sheet, the panel, and who is excluded (C-89 to C-94).

/** The rule. */
export const criterionRequired = '심사 항목의 이름을 적어 주세요.';
export const criterionTaken = '같은 이름의 심사 항목이 이미 있습니다.';
export const weightInvalid = '비중은 1부터 100까지의 정수로 적어 주세요.';
export const weightsSum = (sum: number) => `비중의 합이 100%여야 합니다. 지금은 ${sum}%예요.`;
export const ruleStale =
  '그사이 이 공모전이 다른 곳에서 저장되었습니다. 적은 규칙은 그대로 있으니 두 내용을 견주어 보고 다시 저장해 주세요.';
export const ruleChanged = '심사 규칙이 바뀌어 저장하지 못했습니다. 새로고침하고 새 규칙으로 채점해 주세요.';
export const ruleScored = (count: number) =>
  `이미 점수가 ${count}개 들어왔습니다. 규칙을 바꾸면 새 판이 되고, 심사위원 모두에게 메일로 알립니다.`;
export const ruleStartsOver =
  '척도나 심사 항목, 비중이 달라져 지금까지의 점수는 기록에만 남고, 위원들이 다시 채점해야 합니다.';
export const ruleKeepsScores = '지금까지의 점수는 그대로 쓰고 다시 집계합니다.';
export const ruleSaved = '심사 규칙을 저장했습니다.';
export const ruleLocked = (moment: string, edition: number) =>
  `${moment}에 첫 점수가 들어왔어요. 바꾸면 제${edition + 1}판이 되고 위원 모두에게 알려요.`;
export const edition = (number: number) => `제${number}판`;

/** The sheet. */
export const independence = {
  OWN_SCORE: '내 점수를 내기 전에는 다른 위원의 점수와 의견, 판정이 보이지 않아요.',
  ROUND_END: '이 차수를 마칠 때까지 다른 위원의 점수와 의견, 판정이 보이지 않아요.',
} as const;
/** In the place of others' scores, notes and decisions. */
export const othersHidden = {
  OWN_SCORE: '평균과 다른 심사는 내 점수를 준 지원자에게서만 보여요.',
  ROUND_END: '평균과 다른 심사는 내 점수를 준 지원자에게서 이 차수를 마친 뒤에 보여요.',
} as const;
export const keys = {
  FIVE: {
    one: '숫자 키 1–5로 점수 주기 (의견 S·H·R, 다음 미채점 J)',
    several: '키로 채점하기: 숫자 1–5, ↑↓ 항목, S·H·R 의견, J 다음 미채점',
  },
  TEN: {
    one: '숫자 키 1–9, 0으로 점수 주기 (의견 S·H·R, 다음 미채점 J)',
    several: '키로 채점하기: 숫자 1–9, 0(10점), ↑↓ 항목, S·H·R 의견, J 다음 미채점',
  },
  HUNDRED: { one: '키 쓰기: S·H·R 의견, J 다음 미채점', several: '키 쓰기: S·H·R 의견, J 다음 미채점' },
} as const;
export const pointsInvalid = (mark: number | null) =>
  `0부터 100까지의 정수를 적어 주세요. ${mark === null ? '아직 점수가 없어요.' : `${mark}점은 그대로예요.`}`;
export const notePrivate = '나만 봐요.';
export const noteShared = '내 점수를 볼 수 있는 위원과 책임자가 함께 봐요.';
export const commentRequired = '심사평까지 적어야 채점이 끝나요.';
/** What applicants get of the comments, as the terms promise it. */
export const commentHints = {
  ALL: '발표한 뒤 위원의 이름 없이 지원자에게 전해요.',
  SELECTED: '발표한 뒤 위원의 이름 없이 선정된 지원자에게 전해요.',
  NONE: '공모 조건에 따라 지원자에게 전하지 않아요.',
} as const;
export const progressDone = '모두 채점했어요.';
export const changed = (count: number) => `고침 ${count}번`;
export const leftOut = '집계에서 뺌';
export const ofEdition = (number: number) => `심사 규칙 ${edition(number)}`;
export const ruleChange = '채점에 쓰인 규칙을 바꾸시겠습니까?';
export const weightsNow = (sum: number) =>
  sum === 100 ? '비중의 합 100%' : `비중의 합 ${sum}% · 100%로 맞춰 주세요`;
export const reckoningHints = {
  MEAN: '모든 점수의 평균이에요. 소수 첫째 자리까지 보이고 순위는 반올림하지 않은 값으로 매깁니다.',
  TRIMMED:
    '점수가 5개 이상일 때 최고와 최저를 하나씩 뺍니다. 5개보다 적으면 단순 평균이에요. 소수 첫째 자리까지 보이고 순위는 반올림하지 않은 값으로 매깁니다.',
} as const;
export const needsCommentHint = '위원이 심사평까지 적어야 점수를 낸 것으로 봐요.';
/** The name of a juror for the other jurors. */
export const jurorLetter = (index: number): string => `위원 ${LETTERS[index] ?? index + 1}`;
const LETTERS = '가나다라마바사아자차카타파하';
export const noFeedback = '채점 없이 정해진 결과예요.';

/** The ranking. */
export const rankingFailed = '순위표를 불러오지 못했습니다.';
export const rankingLead = (round: number, count: number, reckoning: string) =>
  `${round}차 심사 · ${count}명 · ${reckoning}`;
export const rankingEmpty = '아직 점수가 없어요';
export const rankingEmptyHint = '심사위원이 점수를 내면 순위가 여기에 보여요.';
export const rankingRest = (others: number, unscored: number) =>
  [
    ...(others > 0 ? [`그 아래 ${others}명이 더 있어요.`] : []),
    ...(unscored > 0 ? [`점수가 없는 지원자 ${unscored}명은 순위에 없어요.`] : []),
  ].join(' ');
export const fewScores = '점수가 5개보다 적어 단순 평균';
export const rankingLegend = {
  MEAN: '● 점수 │ 평균 · 동점은 반올림하지 않은 평균이 같은 사람이에요.',
  TRIMMED: `● 센 점수 ○ 뺀 점수 │ 평균 · 항목 평균은 모든 점수로 내요. † ${fewScores}`,
} as const;
export const cutLine = (count: number) => `선정 ${count}명의 선`;
export const cutParted = (rank: number, count: number, over: number) =>
  `${rank}위가 ${count}명이라 ${over}명이 넘칩니다. 동점은 위원 합의로 정해 주세요.`;
export const selectLabel = (count: number, hasTie: boolean) =>
  hasTie ? `동점을 뺀 ${count}명 선정` : `선 위의 ${count}명 선정`;
export const selectAbove = (count: number) => `${count}명을 선정으로 바꿀까요?`;
export const selectAboveHint = '지원자에게는 결과를 발표할 때 알려요. 다른 지원자의 판정은 그대로예요.';
export const reopenReasonRequired = '다시 여는 까닭을 적어 주세요.';
export const cutInvalid = '사람 수를 1부터 9999까지의 숫자로 적어 주세요.';
export const filesDeleted = '공모 조건에서 정한 날이 되어 파일을 지웠어요.';
export const answersDeleted = '공모 조건에서 정한 날이 되어 보낸 신청서와 파일을 지웠어요.';
export const ruleChangedHere = '심사 규칙이 바뀌어 새 채점표를 불러왔어요. 점수를 다시 확인해 주세요.';
export const noLongerYours =
  '지원이 취소되었거나, 이 지원자의 심사에서 제척되었거나, 심사단에서 빠져 저장하지 않았어요.';
export const unsaved = (count: number) => `저장하지 못한 심사 ${count}건`;
export const ownersScore = '책임자는 위원의 점수를 모두 봐요. 책임자가 점수를 주면 집계에 들어가요.';
export const marksInvalid = '심사 항목과 척도에 맞는 점수가 아닙니다.';
