import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { publicTermsOf } from './public-terms';
import type { UnfairTerm } from './unfair-term';

/** Fields in which organizers write sentences of their own. */
const WRITTEN = [
  ...(['usage', 'pay', 'feeDetail', 'prize', 'prizeDetail'] as const),
  ...(['selected', 'jurors', 'contact', 'others'] as const),
] as const;

const RIGHT = String.raw`(?:(?:저작|저작\s*재산|소유|사용|판|지식\s*재산|지적\s*재산)권|(?:모든|일체의?|제반)\s*권리|권리)`;
const ORGANIZER =
  '(?:주최|주관|당사|본사|기관|(?:[가-힣]+\\s?)?(?:재단|미술관|박물관|갤러리|화랑|공사|공단|협회|위원회|진흥원|센터|시청|군청|구청|도청))';
const CITY = '[가-힣]{2,5}[시군구]';
const ENTRANT = '(?:작가|응모자|출품자|지원자|창작자|참가자|저작자|제작자|본인)';
const WORKS = '(?:작품|수상작|응모작|입상작|출품작|선정작|저작물|당선작)';

interface Rule {
  code: string;
  /** What a clause has. */
  says: RegExp;
  /** Where the clause has it too, nothing is wrong. */
  unless?: RegExp;
  wrong: string;
  fair: string;
}

const RULES: readonly Rule[] = [
  {
    code: 'TAKEN_RIGHTS',
    says: new RegExp(
      [
        `${RIGHT}.{0,40}?${ORGANIZER}.{0,8}?(?:귀속|양도|이전|있습|있다|있음|속한|속합|갖|가집|가진|보유|소유)`,
        `${RIGHT}.{0,30}?${CITY}(?:에|로)\\s*(?:귀속|양도|이전|속)`,
        `${ORGANIZER}.{0,30}?${RIGHT}[을를]?\\s*(?:모두\\s*)?(?:갖|가집|가진|보유|소유|취득|양도\\s*받|양수)`,
      ].join('|'),
    ),
    unless: new RegExp(
      `${ENTRANT}\\s*(?:본인)?\\s*(?:에게|의\\s*것|가|이)\\s*(?:[가-힣]+\\s*)?(?:있|남|귀속|속|갖|가지|가집|보유)|지\\s*(?:않|아니)|아닙|금지`,
    ),
    wrong: '권리를 주최가 가져간다고 적혀 있습니다.',
    fair: '저작권은 작가에게 남는다고 적고, 쓸 것이 있으면 이용 허락으로 정합니다.',
  },
  {
    code: 'MORAL_RIGHTS',
    says: new RegExp(
      `(?:저작\\s*인격권|성명\\s*표시권|동일성\\s*유지권).{0,30}(?:행사.{0,4}지\\s*(?:않|아니|못)|포기(?!하지)|양도(?!하지|되지)|주장.{0,4}(?:않|아니|못|없)|${ORGANIZER}.{0,8}귀속)`,
    ),
    wrong: '저작인격권은 넘기거나 포기하게 할 수 없습니다.',
    fair: '작가의 이름을 밝히고 작품을 바꾸지 않는다고 적습니다.',
  },
  {
    code: 'DERIVATIVES',
    says: /(?:2차|이차)적?\s*저작|(?:수정|변형|편집|가공|각색|보완).{0,10}(?:할\s*수\s*있|하여\s*(?:사용|이용|활용)|해\s*(?:사용|이용|활용)|사용할|활용할)/,
    unless: /(?:허락|계약|동의|협의|상의|확인)|지\s*(?:않|아니|못)|제외|아닙|신청서|이력/,
    wrong: '작품을 바꾸거나 다른 저작물을 만들 권리까지 가져갑니다.',
    fair: '바꾸거나 새로 만들 일이 있으면 그때 따로 허락받는다고 적습니다.',
  },
  {
    code: 'USED_FREELY',
    says: new RegExp(
      `${WORKS}.{0,30}(?:영구|무기한|기한\\s*없이|무상|무료|제한\\s*없이).{0,16}(?:사용|이용|활용|전시)`,
    ),
    unless: /지\s*(?:않|아니|못)|아닙|금지/,
    wrong: '작품을 기한이나 대가 없이 쓴다고 적혀 있습니다.',
    fair: '쓰는 곳과 마지막 날, 대가를 위의 칸에 적습니다.',
  },
  {
    code: 'NO_OBJECTION',
    says: /(?<![가-힣])이의.{0,14}(?:수\s*없|받지\s*(?:않|아니)|하지\s*(?:않|못|아니)|못\s*합|불가)|일체의?\s*이의/,
    wrong: '결과에 이의를 말하지 못하게 합니다.',
    fair: '이의를 받는 기간과 답하는 때를 적습니다.',
  },
  {
    code: 'LIABILITY',
    says: new RegExp(
      [
        `책임(?:은|이|과\\s*의무는|도)?\\s*(?:모두|전적으로|전부)?\\s*${ENTRANT}\\s*(?:본인)?\\s*(?:에게|가|이)`,
        `${ENTRANT}\\s*(?:본인)?\\s*(?:가|이|은|는|에게)\\s*.{0,20}책임(?:을|이|은)\\s*(?:지[^지켜키]|집|진다|있|부담|져야)`,
        `${ORGANIZER}.{0,20}책임(?:을|은|이)?\\s*(?:지지|없|부담하지)`,
      ].join('|'),
    ),
    wrong: '생기는 책임을 작가에게 모두 넘깁니다.',
    fair: '작가는 자기 작품이 남의 권리를 침해하지 않았음을 확인하고, 그 밖의 책임은 잘못한 쪽이 진다고 적습니다.',
  },
  {
    code: 'NOT_RETURNED',
    says: /(?:반환|반송|돌려).{0,8}(?:않|아니|안\s|못|불가)/,
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
  // Files that are deleted needn't be returned.
  const areDeleted = terms.unselected === 'DELETED' && terms.deletionDays !== '';
  const rules = RULES.filter(({ code }) => code !== 'NOT_RETURNED' || !areDeleted);
  const shown = publicTermsOf(terms);
  return rules.flatMap(({ code, says, unless, wrong, fair }) => {
    const field = WRITTEN.find((name) =>
      judgedIn(shown[name], unless).some((clause) => says.test(clause) && unless?.test(clause) !== true),
    );
    return field === undefined ? [] : [{ code, field, wrong, fair, fix: null }];
  });
}

const SENTENCES = /(?<=[.!?。])\s+|\n+/;
/** Behind 하며, 있으나, 않고: another clause, of which the one before says nothing. */
const CLAUSES = /(?<=[가-힣](?:며|나|고|지만|되)),?\s+/;

/** The clauses of a text where a rule has exceptions, because an exception is of its own clause; else its sentences. */
function judgedIn(text: string, unless: RegExp | undefined): string[] {
  const sentences = text.split(SENTENCES);
  return unless === undefined ? sentences : sentences.flatMap((sentence) => sentence.split(CLAUSES));
}
