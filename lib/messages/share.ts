// Sentences of shared links.

export const copied = '공유 링크가 복사되었습니다.';
export const copyBlocked = '브라우저가 복사를 막았습니다. 주소창의 주소를 복사해 주세요.';
export const copyFailed = (reason: string) => `URL 복사 실패: ${reason}`;
