// A file of its own: every page carries the question, and no other sentence of forms.

export const unsaved = '저장하지 않은 내용이 있습니다. 이 화면을 나가시겠습니까?';
