// Sentences of a verification without a popup.

/** Beneath `popupBlocked`: the second way. */
export const verifyHereHint =
  '이 창에서 인증하고 이 단계로 돌아올 수도 있어요. 적던 내용은 그대로 있고, 비밀번호와 고른 파일만 다시 넣으면 돼요.';
/** Where the popup was closed without a result. */
export const popupHint = '새 창에서 인증하기 어렵다면 이 창에서 인증할 수 있어요.';
/** The verification in this window came back without a result. */
export const notDone = '본인 인증을 마치지 못했어요. 다시 인증해 주세요.';
export const returning = '본인 인증을 시작한 화면으로 돌아가고 있어요.';
/** The verification came back to a window that hasn't begun it. */
export const windowLost = '본인 인증을 시작한 창을 찾지 못했습니다. 시작한 창으로 돌아가 다시 인증해 주세요.';
