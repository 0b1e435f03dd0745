// In which field beside its name an item of a list matches a search.

import type { FoundIn } from '@/lib/contracts/understood';

/** The label before the matching text on a card. For a work the text is its title. */
export const FOUND_IN: Record<Exclude<NonNullable<FoundIn>['field'], 'artwork'>, string> = {
  genre: '장르에서',
  area: '활동 지역에서',
  introduction: '소개에서',
  artistNote: '작가 노트에서',
  experience: '이력에서',
  education: '학력에서',
  award: '수상에서',
  collection: '소장처에서',
  interview: '인터뷰에서',
  artist: '작가 이름에서',
  subTitle: '부제에서',
  organizer: '주최에서',
  location: '장소에서',
  writer: '글쓴이에서',
  content: '본문에서',
  other: '다른 정보에서',
};
