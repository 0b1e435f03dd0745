// Sentences of shared links.

export const copied = '공유 링크가 복사되었습니다.';
export const copyFailed = (reason: string) => `URL 복사 실패: ${reason}`;
