import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { addDays } from '@/lib/date/seoul';
import * as termsLimits from '@/lib/limits/contest-terms';
import { unfairSentences } from './unfair-sentences';
import type { UnfairTerm } from './unfair-term';

/** Lists the warnings about terms. Unanswered ones have none. @param day today in Seoul */
export function unfairTerms(terms: ContestTerms, day: string): UnfairTerm[] {
  return [...rightsFaults(terms, day), ...otherFaults(terms), ...unfairSentences(terms)];
}

const PRIZE_WORDS =
  /(?:상금|상장|부상)\s*(?:으?로|에)?\s*(?:갈음|대신|대체|포함|충당)|갈음|^(?:시?상금|상장|부상)[^가-힣]*$/;
const FREE_WORDS = /없음|없습니다|없다|무상|무료|지급하지\s*(?:않|아니)|^0\s*원?$/;
const NO_PRIZE = /^(?:해당\s*)?없(?:음|습니다)/;
const EVERYWHERE =
  /(?<![가-힣])(?:모든|전|일체의?|각종)\s*(?:매체|곳|용도|방법)|제한\s*(?:이\s*)?없|제한하지 않/;

function rightsFaults(terms: ContestTerms, day: string): UnfairTerm[] {
  const { rights, rightsOf, pay, usage, usageUntil } = terms;
  if (rights !== 'LICENCE' && rights !== 'TRANSFER') return [];
  const faults: UnfairTerm[] = [];
  if (rightsOf === 'ALL')
    faults.push({
      ...{ code: 'RIGHTS_OF_ALL', field: 'rightsOf' },
      wrong:
        rights === 'TRANSFER' ? '뽑히지 않은 작품의 권리까지 가져갑니다.' : '뽑히지 않은 작품까지 씁니다.',
      fair: '저작권은 작가에게 두고, 선정작만 쓸 곳과 기간, 대가를 적어 이용을 허락받습니다.',
      fix: { label: '선정작의 이용 허락으로 바꾸기', terms: { rights: 'LICENCE', rightsOf: 'SELECTED' } },
    });
  if (PRIZE_WORDS.test(pay))
    faults.push({
      ...{ code: 'PRIZE_AS_PRICE', field: 'pay' },
      wrong: '상금은 상이지 작품 값이나 이용료가 아닙니다.',
      fair: '이용료를 상금과 따로 적습니다. 양도라면 작품마다 값을 정해 계약합니다.',
      fix: null,
    });
  else if (pay === '' || FREE_WORDS.test(pay))
    faults.push({
      ...{ code: 'UNPAID', field: 'pay' },
      wrong: rights === 'TRANSFER' ? '값을 정하지 않고 저작권을 넘겨받습니다.' : '이용료 없이 작품을 씁니다.',
      fair: '한 점에 얼마를 언제 주는지 적습니다. 예: 한 점에 20만 원, 선정 뒤 한 달 안에.',
      fix: null,
    });
  return rights === 'LICENCE' ? [...faults, ...licenceFaults({ usage, usageUntil }, day)] : faults;
}

function licenceFaults(
  { usage, usageUntil }: Pick<ContestTerms, 'usage' | 'usageUntil'>,
  day: string,
): UnfairTerm[] {
  const inAYear = addDays(day, 365);
  const faults: UnfairTerm[] = [];
  if (usage === '' || EVERYWHERE.test(usage))
    faults.push({
      ...{ code: 'USED_ANYWHERE', field: 'usage' },
      wrong: '쓰는 곳이 정해져 있지 않습니다.',
      fair: '매체를 하나씩 적습니다. 예: 전시와 도록, 이 공모의 온라인 홍보.',
      fix: { label: '전시와 홍보로 채우기', terms: { usage: '전시와 도록, 이 공모의 온라인 홍보' } },
    });
  const isEndless = usageUntil === '';
  if (!isEndless && usageUntil < day)
    faults.push({
      ...{ code: 'PAST_END', field: 'usageUntil' },
      wrong: '끝나는 날이 이미 지났습니다.',
      fair: '앞으로 쓰는 마지막 날을 적습니다.',
      fix: { label: '1년으로 채우기', terms: { usageUntil: inAYear } },
    });
  if (isEndless || usageUntil > addDays(day, termsLimits.licenceYears * 366))
    faults.push({
      ...{ code: isEndless ? 'NO_END' : 'LONG_LICENCE', field: 'usageUntil' },
      wrong: isEndless ? '끝나는 날이 없습니다.' : `이용 기간이 ${termsLimits.licenceYears}년을 넘습니다.`,
      fair: '끝나는 날을 적고, 더 쓰려면 그때 다시 허락받습니다.',
      fix: { label: '1년으로 채우기', terms: { usageUntil: inAYear } },
    });
  return faults;
}

function otherFaults(terms: ContestTerms): UnfairTerm[] {
  const { unselected, deletionDays, fee, feeDetail, prize, prizeDetail, jury } = terms;
  const faults: UnfairTerm[] = [];
  if (unselected === 'KEPT')
    faults.push({
      ...{ code: 'KEPT', field: 'unselected' },
      wrong: '뽑히지 않은 작품과 파일을 주최가 갖습니다.',
      fair: '발표 뒤 정한 날 안에 지우고 알립니다. 원본을 받았다면 돌려보냅니다.',
      fix: { label: '30일 뒤 삭제로 바꾸기', terms: { unselected: 'DELETED', deletionDays: '30' } },
    });
  const isEndless = deletionDays === '';
  const isLate = Number(deletionDays) > termsLimits.deletionDays;
  if ((unselected === 'DELETED' || unselected === 'RETURNED') && (isEndless || isLate))
    faults.push({
      ...{ code: isEndless ? 'NO_DELETION' : 'LATE_DELETION', field: 'deletionDays' },
      wrong: isEndless
        ? '뽑히지 않은 파일을 언제 지우는지 없습니다.'
        : '뽑히지 않은 파일을 석 달 넘게 갖습니다.',
      fair: '발표 뒤 30일 안에 지우고 알립니다. 원본을 받았다면 돌려보냅니다.',
      fix: { label: '30일로 바꾸기', terms: { deletionDays: '30' } },
    });
  if (fee === 'PAID' && feeDetail === '')
    faults.push({
      ...{ code: 'FEE_UNEXPLAINED', field: 'feeDetail' },
      wrong: '참가비가 얼마이고 어디에 쓰는지 없습니다.',
      fair: '금액과 쓰임, 돌려주는 때를 적거나 받지 않습니다.',
      fix: { label: '참가비 없음으로 바꾸기', terms: { fee: 'NONE' } },
    });
  if (prize !== '' && !NO_PRIZE.test(prize) && prizeDetail === '')
    faults.push({
      ...{ code: 'PRIZE_UNTAXED', field: 'prizeDetail' },
      wrong: '세금을 뺀 금액과 주는 날이 없습니다.',
      fair: '실제로 받는 금액과 주는 날을 적습니다.',
      fix: null,
    });
  if (jury === 'UNNAMED')
    faults.push({
      ...{ code: 'JURY_UNNAMED', field: 'jury' },
      wrong: '누가 심사했는지 끝까지 알 수 없습니다.',
      fair: '지금, 또는 결과와 함께 심사위원을 공개합니다.',
      fix: { label: '결과와 함께 공개로 바꾸기', terms: { jury: 'WITH_RESULT' } },
    });
  return faults;
}
