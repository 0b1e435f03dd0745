// Sentences about the browser inside of an app.

/** @param app its name */
export const popupsMayBeBlocked = (app: string) => `${app}에서는 새 창이 열리지 않을 수 있어요.`;
export const loginMayBeBlocked = (app: string) =>
  `${app}에서 로그인이 되지 않으면 외부 브라우저에서 이 화면을 다시 열어 주세요.`;
