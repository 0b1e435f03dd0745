// Sentences of the artist pages.

export const privatePage = '비공개 페이지입니다.';
export const empty = '등록된 작가가 없어요';
export const emptyHint = '곧 새로운 작가가 찾아올 거예요.';
/** `who`: 작가, or the artists of a genre, 조각 작가. */
export const notFound = (text: string, who = '작가') => `‘${text}’에 맞는 ${who}가 없어요`;
export const notFoundHint = '띄어쓰기나 다른 이름으로 다시 찾아보세요.';
export const likedEmpty = '아직 좋아요한 작가가 없어요';
export const likedEmptyHint = '마음에 드는 작가를 만나면 하트를 눌러 모아 보세요.';
export const genreEmpty = (genre: string) => `아직 ${genre} 작가가 없어요`;
export const genreEmptyHint = '다른 장르의 작가를 만나 보세요.';
export const likedGenreEmpty = (genre: string) => `좋아요한 ${genre} 작가가 없어요`;
export const pageEmpty = '이 쪽에는 작가가 없어요';
export const pageEmptyHint = '첫 쪽부터 다시 볼 수 있어요.';
export const artworksEmpty = '아직 걸린 작품이 없어요';
export const artworksEmptyHint = '작가가 작품을 준비하고 있어요.';
