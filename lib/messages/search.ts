// Sentences of the search.

export const unavailable = '현재 통합검색 서비스를 점검 중입니다.';
export const empty = (text: string) => `‘${text}’에 대한 결과가 없어요`;
export const emptyHint = '띄어쓰기나 다른 말로 다시 찾아보세요.';
export const queryRequired = '검색어를 입력해 주세요.';
export const invite = '작가, 작품, 전시, 기사를 한 번에 찾아보세요';
export const inviteHint = '이름이나 제목의 한 글자만, 또는 초성만 입력해도 제안을 보여 드려요.';
export const unavailableHint = '검색 말고는 평소처럼 이용할 수 있어요. 잠시 후 다시 시도해 주세요.';
export const sectionEmpty = (noun: string) => `맞는 ${noun} 없음`;
export const pageEmpty = '이 쪽에는 결과가 없어요';
export const pageEmptyHint = '첫 쪽부터 다시 볼 수 있어요.';
export const meant = (text: string) => `찾으시는 말이 혹시 ‘${text}’인가요?`;
export const meantSuggestions = (text: string) => `‘${text}’에 대한 제안`;
/** What a search was read as, by how. */
export const readAs = {
  INITIALS: (text: string) => `초성이 같은 ‘${text}’ 검색 결과예요.`,
  KEYBOARD: (text: string) => `한글 자판으로 바꾼 ‘${text}’ 검색 결과예요.`,
  SPELLING: (text: string) => `철자가 비슷한 ‘${text}’ 검색 결과예요.`,
};
/** Other words that count as the searched one. */
export const widened = (words: string) => `같은 뜻의 말도 함께 찾았어요: ${words}`;
