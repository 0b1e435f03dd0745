// Sentences of the search.

import { shortened } from '@/lib/format/shortened';

export const unavailable = '현재 통합검색 서비스를 점검 중입니다.';
export const empty = (text: string) => `‘${text}’에 대한 결과가 없어요`;
/** Behind the searched text, where no section could be read. */
export const uncounted = '수를 알 수 없어요';
export const emptyHint = '띄어쓰기나 다른 말로 다시 찾아보세요.';
export const queryRequired = '검색어를 입력해 주세요.';
export const invite = '작가, 작품, 전시, 기사를 한 번에 찾아보세요';
export const inviteHint = '이름이나 제목의 한 글자만, 또는 초성만 입력해도 제안을 보여 드려요.';
export const unavailableHint = '검색 말고는 평소처럼 이용할 수 있어요. 잠시 후 다시 시도해 주세요.';
export const sectionEmpty = (noun: string) => `맞는 ${noun} 없음`;
export const pageEmpty = '이 쪽에는 결과가 없어요';
export const pageEmptyHint = '첫 쪽부터 다시 볼 수 있어요.';
export const meant = (text: string) => `찾으시는 말이 혹시 ‘${text}’인가요?`;
export const meantSuggestions = (text: string) => `‘${text}’에 대한 제안`;
/** Words that are named, and how many more there are. */
interface NamedWords {
  words: string;
  more: number;
}
/** What a search was read as, by how. */
export const readAs = {
  INITIALS: ({ words, more }: NamedWords) =>
    more === 0
      ? `초성이 같은 ‘${words}’ 검색 결과예요.`
      : `초성이 같은 ‘${words}’ 외 ${more}개의 검색 결과예요.`,
  UNFINISHED: ({ words, more }: NamedWords) =>
    more === 0
      ? `끝을 채워 읽은 ‘${words}’ 검색 결과예요.`
      : `끝을 채워 읽은 ‘${words}’ 외 ${more}개의 검색 결과예요.`,
  KEYBOARD: ({ words }: NamedWords) => `한/영을 바꿔 읽은 ‘${words}’ 검색 결과예요.`,
  SPELLING: ({ words }: NamedWords) => `철자가 비슷한 ‘${words}’ 검색 결과예요.`,
};
/** Other words that count as the searched one. */
export const widened = ({ words, more }: NamedWords) =>
  `뜻이 통하는 말도 함께 찾았어요: ${words}${more === 0 ? '' : ` 외 ${more}개`}.`;
/** Only what takes place then was found. */
export const during = {
  ongoing: '진행 중인 것만 찾았어요.',
  upcoming: '예정된 것만 찾았어요.',
  past: '종료된 것만 찾았어요.',
  days: (period: string) => `${period}에 열리는 것만 찾았어요.`,
};
/** Offers the words as they were typed, and says on their page that nothing else was looked for. */
export const literally = (text: string) => `‘${shortened(text)}’ 그대로 검색하기`;
export const isLiteral = '입력한 말 그대로만 찾았어요.';
export const lessLiterally = '넓혀서 검색하기';
export const literalEmptyHint =
  '입력한 말 그대로는 찾지 못했어요. 초성이나 뜻이 통하는 말까지 넓혀서 찾아보세요.';
/** A list's search found nothing: the way to the unified search. */
export const everywhere = (text: string) => `‘${shortened(text)}’ 통합검색하기`;
