import type { ContestTerms, PublicTerms, TermChange } from '@/lib/contracts/contest-terms';
import { formatDay } from '@/lib/format/day';
import { DELETION_DAYS_LABELS, RIGHTS_OF_LABELS } from '@/lib/options/contest-terms';
import { publicTermsOf } from './public-terms';

/** A line of the terms as they are read: the answer first, the detail after it. */
export interface TermLine {
  key: TermKey;
  label: string;
  answer: string;
  /** Empty for none. */
  detail: string;
}

export const TERM_LABELS = {
  rights: '저작권',
  unselected: '비선정작',
  selected: '선정',
  fee: '참가비',
  prize: '상금과 세금',
  ai: 'AI 사용',
  jury: '심사위원',
  feedback: '점수와 심사평',
  contact: '문의',
  others: '그 밖의 조건',
} as const;
export type TermKey = keyof typeof TERM_LABELS;

/** The fields of each line. */
export const FIELDS_OF_LINE: Readonly<Record<TermKey, readonly (keyof PublicTerms)[]>> = {
  rights: ['rights', 'rightsOf', 'usage', 'usageUntil', 'pay'],
  unselected: ['unselected', 'deletionDays'],
  selected: ['selected'],
  fee: ['fee', 'feeDetail'],
  prize: ['prize', 'prizeDetail'],
  ai: ['ai'],
  jury: ['jury', 'jurors'],
  feedback: ['feedback'],
  contact: ['contact'],
  others: ['others'],
};

/** The lines that a form shows before it is filled in. */
export const SHORT_TERMS: readonly TermKey[] = ['rights', 'unselected', 'fee', 'prize', 'ai', 'feedback'];

/** The terms line by line, in the order of the board. What isn't said has no line. */
export function termLines(terms: PublicTerms): TermLine[] {
  const lines: Record<TermKey, readonly [answer: string, detail?: string]> = {
    rights: rightsOf(terms),
    unselected: unselectedOf(terms),
    selected: [terms.selected],
    fee: terms.fee === '' ? [''] : [terms.fee === 'NONE' ? '없습니다.' : '있습니다.', terms.feeDetail],
    prize: prizeOf(terms),
    ai: AI[terms.ai],
    jury: juryOf(terms),
    feedback: FEEDBACK[terms.feedback],
    contact: [terms.contact],
    others: ['', terms.others],
  };
  return (Object.keys(TERM_LABELS) as TermKey[])
    .map((key) => ({ key, label: TERM_LABELS[key], answer: lines[key][0], detail: lines[key][1] ?? '' }))
    .filter(({ answer, detail }) => answer !== '' || detail !== '');
}

/** A line as one text. */
export const textOfLine = ({ answer, detail }: Pick<TermLine, 'answer' | 'detail'>, between = ' '): string =>
  [answer, detail].filter((text) => text !== '').join(between);

/** The lines that differ, as an entrant compares them. */
export function changedTerms(before: PublicTerms, after: PublicTerms): TermChange[] {
  const [old, present] = [before, after].map(
    (terms) => new Map(termLines(terms).map((line) => [line.key, line])),
  );
  const textOf = (line: TermLine | undefined) => (line === undefined ? '' : textOfLine(line));
  return (Object.keys(TERM_LABELS) as TermKey[])
    .map((key) => ({
      label: TERM_LABELS[key],
      before: textOf(old?.get(key)),
      after: textOf(present?.get(key)),
    }))
    .filter((change) => change.before !== change.after);
}

/** Whether two versions say the same to entrants. */
export const saysTheSame = (left: ContestTerms, right: ContestTerms): boolean =>
  changedTerms(publicTermsOf(left), publicTermsOf(right)).length === 0;

/** Parts of a detail that are said. */
const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
const named = (label: string, text: string) => (text === '' ? '' : `${label}: ${text}`);

function rightsOf(terms: PublicTerms): readonly [string, string?] {
  const { rights, usage, usageUntil, pay } = terms;
  const whose = RIGHTS_OF_LABELS[terms.rightsOf];
  switch (rights) {
    case '':
      return [''];
    case 'ARTIST':
      return ['저작권은 작가에게 남습니다.', '작품은 심사에만 씁니다.'];
    case 'LICENCE': {
      const until = usageUntil === '' ? '기한 없음' : `${formatDay(usageUntil)}까지`;
      return [
        '저작권은 작가에게 남습니다.',
        joined(
          whose,
          named('쓰는 곳', usage === '' ? '정하지 않음' : usage),
          until,
          named('이용료', pay === '' ? '없음' : pay),
        ),
      ];
    }
    case 'TRANSFER':
      return ['저작권을 주최가 넘겨받습니다.', joined(whose, named('값', pay === '' ? '정하지 않음' : pay))];
  }
}

function unselectedOf({ unselected, deletionDays }: PublicTerms): readonly [string, string?] {
  const within = deletionDays === '' ? null : DELETION_DAYS_LABELS[deletionDays];
  switch (unselected) {
    case '':
      return [''];
    case 'DELETED':
      return [
        '어디에도 쓰지 않고 지웁니다.',
        within === null ? '지우는 때는 정하지 않았습니다.' : `파일과 신청서를 ${within} 지웁니다.`,
      ];
    case 'RETURNED':
      return [
        '돌려보냅니다.',
        within === null ? '돌려보내는 때는 정하지 않았습니다.' : `${within} 돌려보내고 받은 파일을 지웁니다.`,
      ];
    case 'KEPT':
      return ['주최가 보관합니다.'];
  }
}

/** Without other answers nothing is said of a prize either. */
function prizeOf({ prize, prizeDetail, rights }: PublicTerms): readonly [string, string?] {
  if (prize !== '') return [prize, prizeDetail];
  return rights === '' ? [''] : ['없습니다.'];
}

const AI: Readonly<Record<PublicTerms['ai'], readonly [string, string?]>> = {
  '': [''],
  FORBIDDEN: ['쓸 수 없습니다.', '신청서에서 쓰지 않았음을 확인합니다.'],
  DECLARED: ['썼다면 밝혀 주세요.', '신청서에 도구와 쓴 곳을 적습니다. 밝힌 것만으로 점수를 깎지 않습니다.'],
  FREE: ['써도 됩니다.'],
};

const FEEDBACK: Readonly<Record<PublicTerms['feedback'], readonly [string, string?]>> = {
  '': [''],
  ALL: ['지원자 모두에게 보냅니다.', '심사위원의 이름 없이 드립니다.'],
  SELECTED: ['선정된 사람에게 보냅니다.'],
  NONE: ['보내지 않습니다.'],
};

function juryOf({ jury, jurors }: PublicTerms): readonly [string, string?] {
  if (jury === 'NAMED') return [jurors];
  if (jury === 'WITH_RESULT') return ['결과와 함께 공개합니다.'];
  return jury === '' ? [''] : ['공개하지 않습니다.'];
}
