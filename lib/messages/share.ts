// Sentences of shared links.

export const copied = '공유 링크가 복사되었습니다.';
export const copyBlocked = '브라우저가 복사를 막았습니다.';
/** In-app browsers have no field with the address. */
export const copyByHand = (url: string) => `아래 주소를 직접 선택해 복사해 주세요.\n${url}`;
export const copyFailed = (reason: string) => `URL 복사 실패: ${reason}`;
