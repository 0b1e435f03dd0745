// Sentences of failed calls.

export const noResponse = '서버로부터 응답이 없습니다.';
export const offline = '네트워크 연결을 확인해주세요';
export const temporary = '서버에 일시적인 문제가 발생했습니다. 잠시 후 다시 시도해주세요.';
export const retryLater = '잠시 후 다시 시도해주세요.';
export const unknown = '알 수 없는 오류가 발생했습니다';
/** After a 429 that says how many seconds to wait. */
export const retryAfter = (message: string, seconds: number) =>
  `${message} (${seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`} 뒤)`;
export const checkInput = '입력하신 정보를 다시 확인해주세요.';
