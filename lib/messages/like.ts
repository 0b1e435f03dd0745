// Sentences of the like button.

export const loginRequired = '로그인 후 이용 하실 수 있습니다.';
export const failed = (reason: string) => `좋아요를 저장하지 못했습니다. ${reason}`;
