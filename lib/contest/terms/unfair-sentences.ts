import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { UnfairTerm } from './unfair-term';

/** Fields in which organizers write sentences of their own. */
const WRITTEN = ['usage', 'pay', 'feeDetail', 'prize', 'prizeDetail', 'others'] as const;

/** Words about rights that stay with the artist: a sentence with them gives nothing away. */
const STAYS =
  /(?:작가|응모자|출품자|지원자|창작자|참가자)\s*(?:본인)?\s*(?:에게|의|가)\s*(?:있|남|귀속|속|갖|가지|보유)|않습니다|않는다|아닙니다|(?:하지|되지) 않|금지/;

interface Rule {
  code: string;
  /** What the sentence has. */
  says: RegExp;
  /** Where the sentence has it too, nothing is wrong. */
  unless?: RegExp;
  wrong: string;
  fair: string;
}

const ORGANIZER =
  '(?:주최|주관|재단|미술관|갤러리|당사|본사|기관|공사|공단|협회|위원회|(?<![가-힣])[시군구])';

const RULES: readonly Rule[] = [
  {
    code: 'TAKEN_RIGHTS',
    says: new RegExp(
      `(?:저작|소유|사용|지식\\s*재산|지적\\s*재산|모든|일체의?|제반)\\s*(?:재산)?권?(?:리)?.{0,40}?${ORGANIZER}\\s*(?:측|사|자|기관|처)?\\s*(?:에게?|로|가|이|의)?\\s*(?:전부|모두)?\\s*(?:귀속|양도|이전|있|속|소유|가지|갖)`,
    ),
    unless: STAYS,
    wrong: '권리를 모두 주최가 가져간다고 적혀 있습니다.',
    fair: '저작권은 작가에게 남는다고 적고, 쓸 것이 있으면 이용 허락으로 정합니다.',
  },
  {
    code: 'MORAL_RIGHTS',
    says: /저작\s*인격권|성명\s*표시권|동일성\s*유지권/,
    unless: /지킵|지켜|존중|보장|보호|침해하지/,
    wrong: '저작인격권은 넘기거나 포기하게 할 수 없습니다.',
    fair: '작가의 이름을 밝히고 작품을 바꾸지 않는다고 적습니다.',
  },
  {
    code: 'DERIVATIVES',
    says: /(?:2차|이차)적?\s*저작|(?:임의로|자유롭게|자유로이)\s*(?:수정|변형|편집|가공|각색)/,
    unless: /(?:따로|별도로?|다시|그때).{0,12}(?:허락|계약|동의|협의)|않습니다|않는다|제외|아닙니다/,
    wrong: '작품을 바꾸거나 다른 저작물을 만들 권리까지 가져갑니다.',
    fair: '바꾸거나 새로 만들 일이 있으면 그때 따로 허락받는다고 적습니다.',
  },
  {
    code: 'NO_OBJECTION',
    says: /이의.{0,14}(?:수\s*없|받지\s*않|하지\s*(?:않|못)|못\s*합|불가)|일체의?\s*이의/,
    wrong: '결과에 이의를 말하지 못하게 합니다.',
    fair: '이의를 받는 기간과 답하는 때를 적습니다.',
  },
  {
    code: 'LIABILITY',
    says: /(?:모든|일체의?|전적인?|민.?형사상의?)\s*(?:법적\s*)?책임.{0,20}(?:응모자|출품자|지원자|참가자|작가|본인)|(?:응모자|출품자|지원자|참가자|작가|본인).{0,20}(?:모든|일체의?|전적인?|민.?형사상의?)\s*(?:법적\s*)?책임/,
    wrong: '생기는 책임을 모두 작가에게 넘깁니다.',
    fair: '작가는 자기 작품이 남의 권리를 침해하지 않았음을 확인하고, 그 밖의 책임은 잘못한 쪽이 진다고 적습니다.',
  },
  {
    code: 'NOT_RETURNED',
    says: /(?:반환|반송|돌려)\s*(?:하지|되지|주지|드리지|보내지)?\s*(?:않|안\s|못|불가)/,
    unless: /삭제|지우|지웁|폐기/,
    wrong: '낸 것을 돌려주지도 지우지도 않습니다.',
    fair: '돌려보내거나, 정한 날 안에 지우고 알린다고 적습니다.',
  },
  {
    code: 'CHANGED_AT_WILL',
    says: /(?:사정|임의|재량|판단)에?\s*(?:따라|의해|으로|로).{0,20}(?:변경|취소|축소|조정)/,
    unless: /(?:미리|사전에?|바로|메일로?|지원자(?:에게|와)).{0,14}(?:알|통지|안내|공지|동의)/,
    wrong: '조건이나 상금을 주최가 마음대로 바꿀 수 있습니다.',
    fair: '바뀌면 지원자에게 알리고, 철회할 수 있다고 적습니다.',
  },
];

/** Warns of sentences that give away what a choice above wouldn't. */
export function unfairSentences(terms: ContestTerms): UnfairTerm[] {
  return RULES.flatMap(({ code, says, unless, wrong, fair }) => {
    const field = WRITTEN.find((name) =>
      sentencesOf(terms[name]).some((sentence) => says.test(sentence) && unless?.test(sentence) !== true),
    );
    return field === undefined ? [] : [{ code, field, wrong, fair, fix: null }];
  });
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?。])\s+|\n+/);
