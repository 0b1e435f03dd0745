// Sentences about the browser inside of an app.

/** @param app its name */
export const popupsMayBeBlocked = (app: string) => `${app}에서는 새 창이 열리지 않을 수 있어요.`;
export const loginMayBeBlocked = (app: string) =>
  `${app}에서 로그인이 되지 않으면 외부 브라우저에서 이 화면을 다시 열어 주세요.`;
/** Where no link leads out of the app. */
export const loginInBrowser = (app: string) =>
  `${app}에서 로그인이 되지 않으면 화면의 메뉴(⋯)나 공유 버튼에서 ‘Safari로 열기’ 또는 ‘Chrome으로 열기’를 골라 주세요. 없으면 이 화면의 주소를 복사해 Safari나 Chrome에 붙여 넣어 주세요.`;
