// Sentences that operators read.

export const applicationDecided = '이미 처리된 신청입니다.';
export const reasonRequired = '요청 사유를 입력해 주세요.';
export const reasonTooLong = '요청 사유는 1000자까지 입력할 수 있습니다.';
