// Sentences about the result of a contest: the jury's statement, and its publication with the news.

export const resultFailed = '결과와 총평을 불러오지 못했습니다.';
export const beforeAnnouncingTitle = '아직 결과를 발표하지 않았어요';
export const beforeAnnouncing =
  '심의총평과 결과 공개는 결과를 발표한 뒤에 할 수 있습니다. 지원자 화면에서 먼저 결과를 발표해 주세요.';

export const textHint =
  '공모 소식에 그대로 보여요. 점수와 선정되지 않은 지원자의 이름은 공개하지 않아요. 빈 줄을 넣으면 문단이 나뉘어요.';
export const published = (day: string) => `${day}부터 공모 소식에 공개하고 있어요. 저장하면 바로 바뀌어요.`;
export const unpublished = '아직 공개하지 않았어요. 공개하기 전에는 단체의 책임자만 볼 수 있어요.';
export const untold = (count: number) =>
  `아직 알리지 않은 결과 ${count}건은 지원자에게 알린 뒤에 공개한 결과에 들어가요.`;
export const noneSelected = '선정한 작가가 없는 공모예요. 심의총평에 까닭을 적어 주면 지원자가 알 수 있어요.';
export const previewLead = '방문자가 공모 소식에서 볼 모습이에요.';

export const saved = '심의총평을 저장했습니다.';
export const changed = '공개한 결과를 고쳤습니다.';
export const publish = '결과를 공개하시겠습니까?';
export const publishHint =
  '공모 소식에 선정 작가와 심의총평, 심사 방식이 보입니다. 언제든지 다시 내릴 수 있습니다.';
export const publishedNow = '결과를 공개했습니다.';
export const unpublish = '공개한 결과를 내리시겠습니까?';
export const unpublishHint = '공모 소식에서 결과가 사라집니다. 심의총평은 지워지지 않습니다.';
export const unpublishedNow = '공개한 결과를 내렸습니다.';
export const publication = { YES: '공개함', NO: '공개하지 않음' } as const;

/** The printed card. */
export const noneShown = '공개할 선정 작가가 없습니다.';
/** @param criteria names with weights; '' for an overall score */
export const method = (jurors: number, criteria: string, reckoning: string) =>
  criteria === ''
    ? `심사위원 ${jurors}명이 채점하고 ${reckoning}으로 집계했습니다.`
    : `심사위원 ${jurors}명이 ${criteria}의 비중으로 채점하고 ${reckoning}으로 집계했습니다.`;
