'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '@/components/form/form-layout';
import { TextButton } from '@/components/ui/action/text-link';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import type { UnfairTerm } from '@/lib/contest/terms/unfair-term';
import { unfairTerms } from '@/lib/contest/terms/unfair-terms';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { todayInSeoul } from '@/lib/date/seoul';
import { keysOf } from '@/lib/keys-of';
import * as termsLimits from '@/lib/limits/contest-terms';
import * as termsMessages from '@/lib/messages/contest-terms';
import * as labels from '@/lib/options/contest-terms';
import type { ContestValues } from './contest-values';
import styles from './terms-fields.module.css';

type TermName = keyof ContestTerms;

/** The fields of a part of the terms, whose warnings stand beside them. */
interface Part {
  names: readonly TermName[];
  isAsked?: (terms: ContestTerms) => boolean;
}

const isUsed = ({ rights }: ContestTerms) => rights === 'LICENCE' || rights === 'TRANSFER';
const PARTS: readonly Part[] = [
  { names: ['rights', 'rightsOf'] },
  { names: ['pay'], isAsked: isUsed },
  { names: ['usage', 'usageUntil'], isAsked: ({ rights }) => rights === 'LICENCE' },
  { names: ['unselected', 'deletionDays'] },
  { names: ['selected', 'fee', 'feeDetail'] },
  { names: ['prize', 'prizeDetail'] },
  { names: ['ai'] },
  { names: ['jury', 'feedback', 'jurors'] },
  { names: ['contact'] },
  { names: ['others'] },
];

/** What a field asks, and when it is asked. */
const FIELDS: Readonly<Record<TermName, FieldWords>> = {
  rights: { label: '저작권', options: labels.RIGHTS_LABELS, isRequired: true },
  rightsOf: { label: '어느 작품', options: labels.RIGHTS_OF_LABELS, isAsked: isUsed },
  usage: { label: '쓰는 곳', hint: '예: 전시와 도록, 이 공모의 온라인 홍보' },
  usageUntil: { label: '쓰는 마지막 날', type: 'date' },
  pay: { label: '이용 대가', hint: '상금과 따로 적어 주세요. 예: 한 점에 20만 원, 선정 뒤 한 달 안에' },
  unselected: { label: '비선정작', options: labels.UNSELECTED_LABELS, isRequired: true },
  deletionDays: {
    label: '기한',
    options: labels.DELETION_DAYS_LABELS,
    isAsked: ({ unselected }) => unselected === 'DELETED' || unselected === 'RETURNED',
  },
  selected: { label: '선정 인원', hint: '예: 3명', isRequired: true },
  fee: { label: '참가비', options: labels.FEE_LABELS, isRequired: true },
  feeDetail: {
    label: '참가비의 금액과 쓰임',
    hint: '예: 2만 원, 작품 운송비로 씁니다',
    isAsked: ({ fee }) => fee === 'PAID',
  },
  prize: { label: '상금', hint: '없으면 비워 두세요. 예: 세 사람에게 각 500만 원' },
  prizeDetail: {
    label: '세금과 주는 날',
    hint: '예: 기타소득세 4.4%를 뺀 478만 원을 2027. 1. 15.까지',
    isAsked: ({ prize }) => prize !== '',
  },
  ai: { label: 'AI 사용', options: labels.AI_LABELS, isRequired: true },
  jury: { label: '심사위원', options: labels.JURY_LABELS, isRequired: true },
  feedback: { label: '점수와 심사평', options: labels.FEEDBACK_LABELS, isRequired: true },
  jurors: { label: '심사위원의 이름', isAsked: ({ jury }) => jury === 'NAMED' },
  contact: { label: '문의', hint: '지원자가 물어볼 전화번호나 이메일', isRequired: true },
  others: { label: '그 밖의 조건', lines: { rows: 4, max: termsLimits.othersMax } },
  overruled: {
    label: termsMessages.reasonLabel,
    hint: termsMessages.reasonHint,
    lines: { rows: 3, max: termsLimits.reasonMax },
  },
};

interface FieldWords {
  label: string;
  hint?: string;
  options?: Readonly<Record<string, string>>;
  type?: 'date';
  lines?: { rows: number; max: number };
  isRequired?: boolean;
  isAsked?: (terms: ContestTerms) => boolean;
}

/** The terms of a contest (C-81): each answer with what is unfair of it beside it, and what would be fair. */
export function TermsFields() {
  const { control } = useFormContext<ContestValues>();
  const terms = useWatch({ control, name: 'terms' });
  const unfair = unfairTerms(terms, todayInSeoul());
  const hasReason = unfair.length > 0 || terms.overruled !== '';
  return (
    <div className={styles.terms}>
      <p role="status" className={`t-small ${unfair.length === 0 ? 'vh' : styles.count}`}>
        {unfair.length === 0 ? '' : termsMessages.unfair(unfair.length)}
      </p>
      {PARTS.filter(({ isAsked }) => isAsked?.(terms) !== false).map(({ names }) => (
        <div key={names[0]} className={styles.part}>
          <FieldRow>
            {names
              .filter((name) => FIELDS[name].isAsked?.(terms) !== false)
              .map((name) => (
                <TermField key={name} name={name} />
              ))}
          </FieldRow>
          <Warnings unfair={unfair.filter(({ field }) => names.includes(field))} />
        </div>
      ))}
      {hasReason ? (
        <div className={styles.part}>
          <TermField name="overruled" isRequired={unfair.length > 0} />
        </div>
      ) : null}
    </div>
  );
}

function TermField({ name, isRequired }: { name: TermName; isRequired?: boolean }) {
  const { register, control, formState } = useFormContext<ContestValues>();
  const { label, hint, options, type, lines, isRequired: isAlwaysRequired } = FIELDS[name];
  const text = useWatch({ control, name: `terms.${name}` });
  const shared = {
    ...{ label, hint, required: isRequired ?? isAlwaysRequired },
    error: formState.errors.terms?.[name]?.message,
    ...register(`terms.${name}`),
  };
  if (options !== undefined) {
    const choices = keysOf(options).map((value) => ({ value, label: options[value] ?? value }));
    const none = name === 'rightsOf' ? [] : [{ value: '', label: '정하지 않음' }];
    return <Select {...shared} options={[...none, ...choices]} />;
  }
  if (lines !== undefined)
    return <TextArea {...shared} rows={lines.rows} maxLetters={lines.max} text={text} />;
  return <TextField {...shared} type={type ?? 'text'} autoComplete="off" />;
}

function Warnings({ unfair }: { unfair: readonly UnfairTerm[] }) {
  const { getValues, setValue, setFocus } = useFormContext<ContestValues>();
  const mend = ({ fix }: UnfairTerm) => {
    setValue('terms', { ...getValues('terms'), ...fix?.terms }, { shouldDirty: true, shouldTouch: true });
    // The button goes with the warning.
    const [first] = Object.keys(fix?.terms ?? {}) as TermName[];
    if (first !== undefined) setFocus(`terms.${first}`);
  };
  if (unfair.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="불공정할 수 있는 조건">
      {unfair.map((term) => (
        <li key={term.code} className={styles.warning}>
          <p className={styles.wrong}>
            <span aria-hidden="true" className={styles.mark}>
              !
            </span>
            {term.wrong}
          </p>
          <p className="t-small">
            <b>공정하게:</b> {term.fair}
          </p>
          {term.fix === null ? null : <TextButton onClick={() => mend(term)}>{term.fix.label}</TextButton>}
        </li>
      ))}
    </ul>
  );
}
