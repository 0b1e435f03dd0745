// Sentences of the like button.

export const loginRequired = '로그인 후 이용 하실 수 있습니다.';
export const failed = '좋아요를 저장하지 못했습니다. 잠시 후 다시 시도해주세요.';
