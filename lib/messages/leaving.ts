// A file of its own: every page carries the question, and no other sentence of forms.

export const unsaved = '저장하지 않은 내용이 있습니다. 이 화면을 나가시겠습니까?';
/** A dialog is closed. */
export const closing = '저장하지 않은 내용이 있습니다. 닫을까요?';
/** A file or a form is on its way to the server. */
export const sending = '아직 보내고 있습니다. 지금 나가면 보내지 못할 수 있습니다. 이 화면을 나가시겠습니까?';
