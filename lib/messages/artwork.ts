// Sentences of the wall of artworks.

export const empty = '아직 걸린 작품이 없어요';
export const emptyHint = '작가들이 작품을 준비하고 있어요.';
export const notFound = (text: string) => `‘${text}’에 맞는 작품이 없어요`;
export const notFoundHint = '띄어쓰기나 다른 낱말로 다시 찾아보세요.';
export const noneChosen = '이 조건에 맞는 작품이 아직 없어요';
export const noneChosenHint = '조건을 하나 빼면 이만큼 볼 수 있어요.';
export const noneLoosenedHint = '조건을 줄이면 더 많은 작품을 볼 수 있어요.';
export const pageEmpty = '이 쪽에는 작품이 없어요';
export const pageEmptyHint = '첫 쪽부터 다시 볼 수 있어요.';

export const screenMatched = '이 화면의 크기를 이 기기에 기억했습니다.';
export const screenMatchedOnce =
  '이 브라우저는 크기를 기억하지 않습니다. 이 창에서만 이 크기로 보여 드립니다.';
