// Sentences of every form.

export const unsaved = '저장하지 않은 내용이 있습니다. 이 화면을 나가시겠습니까?';
