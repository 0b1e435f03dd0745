// Sentences of what a member likes.

export const removed = '좋아요를 취소했어요';
export const undo = '되돌리기';
export const artistsEmpty = '아직 좋아요한 작가가 없어요';
export const artworksEmpty = '아직 좋아요한 작품이 없어요';
export const articlesEmpty = '아직 좋아요한 아티클이 없어요';
export const emptyHint = '마음에 드는 작품과 글을 만나면 하트를 눌러 모아 보세요.';
/** Of one section of the articles. */
export const sectionEmpty = (section: string) => `아직 좋아요한 ${section} 아티클이 없어요`;
export const pageEmpty = '이 쪽에는 남아 있는 좋아요가 없어요';
export const pageEmptyHint = '첫 쪽부터 다시 볼 수 있어요.';
export const loadFailed = '좋아요한 항목을 불러오지 못했어요';
