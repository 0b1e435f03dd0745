// Sentences of the article pages.

export const empty = '등록된 아티클이 없어요';
export const emptyHint = '곧 새로운 이야기로 찾아올게요.';
/** Of a filter: `예정`, `진행 중`, `종료`. */
export const filterEmpty = (filter: string) => `지금은 ‘${filter}’ 아티클이 없어요`;
export const filterEmptyHint = '다른 시기의 아티클을 둘러보세요.';
/** A special's address leads nowhere (member document, section 7). */
export const specialMissing = '삭제되었거나 주소가 바뀐 아티클입니다. 스페셜 목록으로 이동했습니다.';
export const notFound = (text: string) => `‘${text}’에 맞는 아티클이 없어요`;
export const notFoundHint = '띄어쓰기나 다른 말로 다시 찾아보세요.';
export const pageEmpty = '이 쪽에는 아티클이 없어요';
export const pageEmptyHint = '첫 쪽부터 다시 볼 수 있어요.';
