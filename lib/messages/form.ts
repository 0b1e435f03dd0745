// Sentences of every form.

/** Of a draft that this browser kept. @param moment when, as people read it */
export const draftFound = (moment: string) => `${moment}에 쓰다 만 내용이 이 브라우저에 있어요`;
/** What it was begun from was saved since. */
export const draftOlder =
  '그 뒤에 다른 곳에서 저장되었어요. 이어서 쓰면 쓰다 만 내용과 저장된 내용을 나란히 보여 드려요.';

/** For a text that is mailed. @param unknown as typed @param known those that are filled in; empty for none */
export const unknownPlaceholders = (unknown: string, known: string) =>
  known === ''
    ? `${unknown}: 중괄호로 묶은 말은 바뀌지 않고 그대로 보내집니다. 지우거나 고쳐 주세요.`
    : `${unknown}: 바꿀 수 없는 말입니다. ${known}만 쓸 수 있습니다.`;
// A form that was saved elsewhere meanwhile.

export const conflictTitle = '다른 곳에서 바뀐 내용';
export const conflictBoth =
  '먼저 저장된 내용과 여기에 적은 내용이 달라요. 둘 다 남아 있으니 어느 쪽을 쓸지 고르고 다시 저장해 주세요.';
export const conflictTheirs = '먼저 저장된 내용을 불러왔어요. 여기에 적은 내용은 그대로 있어요.';
export const conflictSame =
  '먼저 저장된 내용과 여기의 저장된 내용이 같아요. 적은 내용은 그대로 있으니 다시 저장해 주세요.';
export const conflictSides = { mine: '여기에 적은 내용', theirs: '먼저 저장된 내용' } as const;
export const conflictChoose = { mine: '여기에 적은 내용 쓰기', theirs: '저장된 내용 쓰기' } as const;
export const conflictIsChosen = '이 내용을 써요';
export const conflictChosen = {
  mine: '여기에 적은 내용은 그대로 두었어요. 저장하면 그 내용으로 바뀝니다.',
  theirs: '저장된 내용을 가져왔어요. 여기에 적은 내용은 저장할 때까지 이 자리에 남아 있어요.',
} as const;
export const conflictText = '전체 내용';
export const conflictNothing = '비어 있음';

// A form whose files are still on their way.

export const uploadsPending = '파일을 올리는 중';
export const uploadsWaiting = '파일을 올리고 있어요. 다 올라가면 이어서 저장해요.';
export const uploadsFirst = '파일을 올리고 있습니다. 다 올라간 뒤에 다시 눌러 주세요.';
export const uploadsFailed = '파일이 올라가지 않아 저장하지 않았어요. 파일을 확인하고 다시 저장해 주세요.';
export const typingRestored = '쓰던 내용을 다시 불러왔어요.';
/** What was kept in the tab has no files. */
export const filesAgain = '고른 파일은 다시 골라 주세요.';
export const discardTyped = '다시 불러온 내용을 버릴까요?';

export const saving = '저장하는 중';
export const notSavedYet = '저장하지 않음';
/** @param time hours and minutes */
export const savedAt = (time: string) => `${time} 저장됨`;
/** The reason follows as a sentence of its own. */
export const saveFailed = '저장하지 못했어요.';
export const saveAgain = '다시 저장';
