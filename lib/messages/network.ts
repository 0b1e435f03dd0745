// Sentences of failed calls.

export const noResponse = '서버로부터 응답이 없습니다.';
export const offline = '네트워크 연결을 확인해주세요';
/** Beneath the one before, where a tap found no network. */
export const goesOn = '연결되면 이어서 불러와요.';
/** Beneath the same, where a part of the page wasn't loaded. */
export const pressAgain = '연결된 뒤에 다시 누르면 열립니다. 이 화면은 그대로 둡니다.';
export const temporary = '서버에 일시적인 문제가 발생했습니다. 잠시 후 다시 시도해주세요.';
export const retryLater = '잠시 후 다시 시도해주세요.';
export const unknown = '알 수 없는 오류가 발생했습니다';
/** After a 429 that says how many seconds to wait. */
export const retryAfter = (message: string, seconds: number) =>
  `${message} (${seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`} 뒤)`;
export const tooManyHeaders = '브라우저가 보낸 정보(쿠키 등)가 너무 많습니다';
export const deleteCookies = '브라우저 설정에서 이 사이트의 쿠키를 지우고 다시 시도해주세요.';
/** A form was sent for a record that isn't there any more. */
export const recordGone = (message: string) =>
  `${message}. 다른 곳에서 삭제된 것 같습니다. 입력한 내용은 그대로 있으니 필요하면 옮겨 두세요.`;
export const checkInput = '입력하신 정보를 다시 확인해주세요.';
/** A part of the page couldn't be loaded: without a network, or after an update of the site. */
export const partMissing = '화면의 일부를 불러오지 못했습니다.';
export const reloadHelps =
  '네트워크에 연결되어 있는지 확인하고 새로고침하면 다시 불러옵니다. 적던 내용은 먼저 옮겨 두세요.';
/** Another content came with the key of a sending. */
export const keyReused = '앞서 보낸 내용과 달라 처리하지 않았습니다. 내용을 확인하고 다시 시도해주세요.';
/** The first sending with the key hasn't ended. */
export const keyBusy = '앞서 보낸 내용을 아직 처리하고 있습니다. 잠시 후 결과를 확인해주세요.';
/** What AI agents are answered (O-119). */
export const aiRefused = '이 사이트의 작품과 글은 AI 학습과 생성에 쓸 수 없습니다.';
export const aiRules = '이용 조건은 /robots.txt와 /terms에 있습니다. This site may not be read by AI agents.';
