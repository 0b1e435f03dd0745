// Sentences of every form.

export const unsaved = '저장하지 않은 내용이 있습니다. 이 화면을 나가시겠습니까?';

/** Of a draft that this browser kept. @param moment when, as people read it */
export const draftFound = (moment: string) => `${moment}에 쓰다 만 내용이 이 브라우저에 있어요`;
/** What it was begun from was saved since. */
export const draftOlder =
  '그 뒤에 다른 곳에서 저장되었어요. 이어서 쓰면 저장된 내용 위에 쓰다 만 항목만 옮겨 놓아요.';
