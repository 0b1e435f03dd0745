import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { unfairTerms } from './unfair-terms';

const DAY = '2026-11-30';
const LICENCE: ContestTerms = {
  ...FAIR_TERMS,
  ...{ rights: 'LICENCE', usage: '전시와 도록, 이 공모의 온라인 홍보', usageUntil: '2027-12-31' },
  pay: '한 점에 20만 원, 전시가 열리기 전에',
};
const codesOf = (terms: ContestTerms) => unfairTerms(terms, DAY).map(({ code }) => code);

const UNFAIR: Readonly<Record<string, readonly ContestTerms[]>> = {
  RIGHTS_OF_ALL: [
    { ...LICENCE, rights: 'TRANSFER', rightsOf: 'ALL' },
    { ...LICENCE, rightsOf: 'ALL' },
  ],
  PRIZE_AS_PRICE: [
    { ...LICENCE, pay: '상금으로 갈음' },
    { ...LICENCE, rights: 'TRANSFER', pay: '시상금에 포함됩니다' },
  ],
  UNPAID: [
    { ...LICENCE, pay: '' },
    { ...LICENCE, pay: '없음' },
    { ...LICENCE, rights: 'TRANSFER', pay: '무상으로 양도' },
    { ...LICENCE, pay: '별도 이용료 없음' },
    { ...LICENCE, pay: '지급하지 않음' },
  ],
  USED_ANYWHERE: [
    { ...LICENCE, usage: '' },
    { ...LICENCE, usage: '모든 매체' },
    { ...LICENCE, usage: '매체의 제한 없음' },
  ],
  NO_END: [{ ...LICENCE, usageUntil: '' }],
  PAST_END: [{ ...LICENCE, usageUntil: '2026-11-29' }],
  LONG_LICENCE: [{ ...LICENCE, usageUntil: '2040-01-01' }],
  KEPT: [{ ...FAIR_TERMS, unselected: 'KEPT' }],
  NO_DELETION: [
    { ...FAIR_TERMS, deletionDays: '' },
    { ...FAIR_TERMS, unselected: 'RETURNED', deletionDays: '' },
  ],
  LATE_DELETION: [{ ...FAIR_TERMS, deletionDays: '180' }],
  FEE_UNEXPLAINED: [{ ...FAIR_TERMS, fee: 'PAID' }],
  PRIZE_UNTAXED: [{ ...FAIR_TERMS, prizeDetail: '' }],
  JURY_UNNAMED: [{ ...FAIR_TERMS, jury: 'UNNAMED' }],
};
const unfair = Object.entries(UNFAIR).flatMap(([code, all]) => all.map((terms) => ({ code, terms })));

test.each(unfair)('$code is warned of, with what would be fair', ({ code, terms }) => {
  expect(codesOf(terms)).toContain(code);
  const found = unfairTerms(terms, DAY).find((term) => term.code === code);
  expect(found?.wrong).toMatch(/다\.$/);
  expect(found?.fair).not.toBe('');
  // What its button fills in isn't warned of.
  if (found?.fix != null) expect(codesOf({ ...terms, ...found.fix.terms })).not.toContain(code);
});

// prettier-ignore
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  TAKEN_RIGHTS: [
    '출품작에 대한 모든 권리는 주최 측에 귀속됩니다.', '수상작의 저작권은 주최자에게 있습니다.', '응모작의 저작재산권은 재단에 양도한 것으로 봅니다.',
    '입상작의 소유권 및 저작권은 주최 기관에 귀속된다.', '제출된 작품의 일체의 권리는 미술관이 갖습니다.',
    '출품작은 일체 반환하지 않으며, 모든 권리는 주최 측에 귀속됩니다.', '응모작의 저작권은 응모자에게 있으나, 수상작의 저작재산권은 주최 측에 귀속됩니다.',
    '주최 측은 수상작의 모든 저작권을 갖습니다.', '수상작의 저작권은 통영시에 귀속됩니다.', '당선작의 저작권은 한국공예진흥원에 이전됩니다.',
  ],
  MORAL_RIGHTS: ['작가는 저작인격권을 행사하지 않습니다.', '성명표시권과 동일성유지권을 포기합니다.'],
  DERIVATIVES: ['2차적 저작물 작성권을 포함합니다.', '주최는 작품을 임의로 수정하거나 편집할 수 있습니다.', '수상작은 수정·보완하여 사용할 수 있습니다.'],
  NO_OBJECTION: ['심사 결과에 이의를 제기할 수 없습니다.', '심사에 대한 이의신청은 받지 않습니다.', '결과에 대해 일체 이의를 제기하지 못한다.'],
  LIABILITY: ['작품과 관련한 모든 법적 책임은 응모자에게 있습니다.', '분쟁이 생기면 응모자가 민·형사상 책임을 집니다.', '저작권 침해에 따른 책임은 응모자에게 있습니다.', '작품의 파손에 대하여 주최 측은 책임을 지지 않습니다.'],
  NOT_RETURNED: ['제출한 서류와 작품은 반환하지 않습니다.', '출품작은 반송되지 않습니다.', '제출 서류는 일체 반환하지 아니합니다.'],
  USED_FREELY: ['주최 측은 수상작을 영구적으로 무상 사용할 수 있습니다.', '입상작은 기한 없이 홍보에 활용됩니다.'],
  CHANGED_AT_WILL: ['주최 측의 사정에 따라 상금이 변경될 수 있습니다.', '일정은 임의로 취소될 수 있습니다.'],
};
const sentences = Object.entries(SENTENCES).flatMap(([code, all]) => all.map((others) => ({ code, others })));

test.each(sentences)('$code is warned of in ‘$others’', ({ code, others }) => {
  expect(codesOf({ ...FAIR_TERMS, unselected: '', others })).toContain(code);
});

const FAIR: Readonly<Record<string, ContestTerms>> = {
  'nothing said yet': {
    ...FAIR_TERMS,
    rights: '',
    unselected: '',
    fee: '',
    jury: '',
    prize: '',
    prizeDetail: '',
  },
  'rights that stay': FAIR_TERMS,
  'a licence of a year that is paid': LICENCE,
  'a transfer with its price': { ...LICENCE, rights: 'TRANSFER', pay: '작품마다 500만 원에 사들입니다' },
  'a licence beside the prize': { ...LICENCE, pay: '상금과 따로 한 점에 20만 원' },
  'a licence with its tax': { ...LICENCE, pay: '20만 원 (부가세 포함)' },
  'a use for safety': { ...LICENCE, usage: '안전 용도의 기록 사진' },
  'files that go instead of being returned': { ...FAIR_TERMS, others: '제출한 파일은 반환하지 않습니다.' },
  'works that are returned': { ...FAIR_TERMS, unselected: 'RETURNED', deletionDays: '60' },
  'a fee with its use': {
    ...FAIR_TERMS,
    fee: 'PAID',
    feeDetail: '1만 원, 운송비로 쓰고 취소하면 돌려드립니다',
  },
  'a jury that is named': { ...FAIR_TERMS, jury: 'NAMED', jurors: '서정화, 문가람' },
  'no prize': { ...FAIR_TERMS, prize: '', prizeDetail: '' },
  'feedback for none': { ...FAIR_TERMS, feedback: 'NONE' },
};
// prettier-ignore
const FAIR_SENTENCES = [
  '응모작의 저작권은 작가에게 있습니다.', '저작권은 주최 측에 귀속되지 않습니다.', '모든 권리는 출품자 본인에게 귀속됩니다.',
  '작가의 성명표시권과 동일성유지권을 지킵니다.', '2차적 저작물이 필요하면 따로 허락받습니다.', '작품을 임의로 수정하지 않습니다.',
  '이의는 발표 뒤 열흘 동안 받습니다.', '작가는 작품이 다른 사람의 권리를 침해하지 않았음을 확인합니다.', '파일은 반환하지 않고 30일 안에 지웁니다.',
  '일정이 주최 측 사정으로 바뀌면 미리 메일로 알립니다.', '심사 결과는 모두에게 알려 드립니다.', '이름을 가리고 심사합니다.',
  '종이의 크기는 A1을 넘을 수 없습니다.', '높이의 합은 3m를 넘을 수 없습니다.', '아이의 그림은 받지 않습니다.', '저작인격권은 작가에게 있습니다.',
  '운송 중 파손은 주최가 모든 책임을 지고 작가에게 보상합니다.', '모든 작품은 미술관에 있는 제1전시실에 걸립니다.', '전시에 사용한 액자는 미술관이 가지고 있다가 돌려드립니다.',
  '작업실은 무료로 이용할 수 있습니다.', '신청서는 마감 전까지 수정하여 다시 낼 수 있습니다.', '작가는 작업실의 열쇠를 책임지고 지킵니다.', '수상작의 저작권은 작가에게 있고, 주최는 전시 기록만 보관합니다.',
  '작품 운송비는 주최가 냅니다.', '모든 작품은 전시가 있는 날 걸립니다.', '이의를 말할 수 있는 기간은 열흘입니다.', '전시장 사정에 따라 설치 위치를 작가와 함께 정합니다.',
];

test.each([
  ...Object.entries(FAIR),
  ...FAIR_SENTENCES.map((others) => [others, { ...FAIR_TERMS, others }] as const),
])('nothing is warned of: %s', (_, terms) => {
  expect(codesOf(terms)).toEqual([]);
});
