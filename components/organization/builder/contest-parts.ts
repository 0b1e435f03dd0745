import { partsOfFields, type FormPart, type Versions } from '@/components/form/conflict/form-parts';
import type { SavedChange } from '@/components/form/conflict/use-conflict';
import { imageChange } from '@/components/form/conflict/image-change';
import { publicTermsOf } from '@/lib/contest/terms/public-terms';
import { FIELDS_OF_LINE, TERM_LABELS, termLines, textOfLine } from '@/lib/contest/terms/term-lines';
import { copyField } from '@/lib/contest/new-field';
import type { FormField } from '@/lib/contracts/contest-form';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatDeadline, formatOpening } from '@/lib/format/deadline';
import { keysOf } from '@/lib/keys-of';
import * as termsMessages from '@/lib/messages/contest-terms';
import { CONTEST_STANDING_LABELS, CONTEST_TYPE_LABELS } from '@/lib/options/contest';
import type { ContestValues } from './contest-values';
import { questionWords } from './question-words';

const words = (moment: string | null, format: (moment: string) => string) =>
  moment === null ? '' : format(moment);

/** The parts that are compared when two owners save the same contest. Each question of its form is a part. */
export function contestParts({ base, latest, typed }: Versions<ContestValues>): FormPart<ContestValues>[] {
  const forms = [typed.fields, latest.fields, base.fields];
  const names = [...new Set(forms.flat().map(({ name }) => name))];
  const common = names.filter((name) => forms.every((fields) => find(fields, name) !== undefined));
  return [
    ...SETTINGS,
    ...TERMS,
    ...names.map((name, index) => {
      const [known] = forms.flatMap((fields) => find(fields, name) ?? []);
      return question(name, `질문 ${index + 1} ‘${known?.label ?? ''}’`);
    }),
    orderOf(new Set(common)),
  ];
}

/**
 * Returns the typed questions. New ones get names that no saved question has, so that both questions stay if two owners each
 * added one.
 */
export function withOwnNames({ base, latest, typed }: Versions<ContestValues>): FormField[] {
  return typed.fields.reduce<FormField[]>((fields, field) => {
    const other = find(base.fields, field.name) === undefined ? find(latest.fields, field.name) : undefined;
    // An equal question was copied from there by an earlier comparison.
    const isTaken = other !== undefined && JSON.stringify(other) !== JSON.stringify(field);
    return [...fields, isTaken ? copyField(field, [...typed.fields, ...latest.fields, ...fields]) : field];
  }, []);
}

const SETTINGS = partsOfFields<ContestValues>({
  // Each question is a part of its own.
  fields: null,
  contestType: { label: '종류', describe: (type) => CONTEST_TYPE_LABELS[type] },
  title: { label: '제목' },
  organizer: { label: '주최' },
  description: { label: '소개' },
  opensAt: { label: '시작', describe: (moment) => words(moment, formatOpening) },
  closesAt: { label: '마감', describe: (moment) => words(moment, formatDeadline) },
  isBlind: { label: '블라인드 심사' },
  allowsEdits: { label: '마감까지 다시 낼 수 있게' },
  // Each line is a part of its own.
  terms: null,
});

const TERMS: FormPart<ContestValues>[] = [
  ...keysOf(FIELDS_OF_LINE).map((key) =>
    partOfTerms(TERM_LABELS[key], FIELDS_OF_LINE[key], (terms) => {
      const line = termLines(publicTermsOf(terms)).find((each) => each.key === key);
      return line === undefined ? '' : textOfLine(line);
    }),
  ),
  partOfTerms(termsMessages.reasonLabel, ['overruled'], ({ overruled }) => overruled),
];

function partOfTerms(
  label: string,
  names: readonly (keyof ContestTerms)[],
  describe: (terms: ContestTerms) => string,
): FormPart<ContestValues> {
  const picked = (terms: ContestTerms) => Object.fromEntries(names.map((name) => [name, terms[name]]));
  return {
    label: `공모 조건: ${label}`,
    valueOf: ({ terms }) => picked(terms),
    copy: (values, from) => ({ ...values, terms: { ...values.terms, ...picked(from.terms) } }),
    describe: ({ terms }) => describe(terms),
  };
}

const find = (fields: readonly FormField[], name: string) => fields.find((field) => field.name === name);

/** The part of a question, which either owner may have added or removed. */
function question(name: string, label: string): FormPart<ContestValues> {
  return {
    label,
    valueOf: ({ fields }) => find(fields, name) ?? null,
    copy: (values, from) => ({ ...values, fields: withQuestion(values.fields, from.fields, name) }),
    describe: ({ fields }) => {
      const field = find(fields, name);
      return field === undefined ? '질문 없음' : questionWords(field);
    },
  };
}

/** Copies a question from another form: replaces it, removes it, or inserts it behind the one that it follows there. */
function withQuestion(fields: readonly FormField[], from: readonly FormField[], name: string): FormField[] {
  const taken = find(from, name);
  if (taken === undefined) return fields.filter((field) => field.name !== name);
  if (find(fields, name) !== undefined) return fields.map((field) => (field.name === name ? taken : field));
  const before = from.slice(0, from.indexOf(taken)).map((field) => field.name);
  const place = fields.findLastIndex((field) => before.includes(field.name)) + 1;
  return fields.toSpliced(place, 0, taken);
}

/** The part of the questions' order. @param common the names of those that all three versions have */
const orderOf = (common: ReadonlySet<string>): FormPart<ContestValues> => ({
  label: '질문의 순서',
  valueOf: ({ fields }) => fields.map(({ name }) => name).filter((name) => common.has(name)),
  copy: (values, from) => ({ ...values, fields: inOrderOf(values.fields, from.fields) }),
  describe: ({ fields }) => fields.map(({ label }, index) => `${index + 1}. ${label}`).join('\n'),
});

/** Sorts questions by another form's order. A question that isn't in it stays behind its present predecessor. */
function inOrderOf(fields: readonly FormField[], order: readonly FormField[]): FormField[] {
  const known = order.flatMap(({ name }) => find(fields, name) ?? []);
  return fields
    .filter((field) => !known.includes(field))
    .reduce((sorted, field) => withQuestion(sorted, fields, field.name), known);
}

/** Lists changes outside the form: the contest's status, and its image, which is saved separately. */
export const besideForm = (
  before: OrganizationContest,
  now: OrganizationContest,
): Pick<SavedChange, 'label' | 'theirs'>[] => [
  ...(before.standing === now.standing
    ? []
    : [{ label: '상태', theirs: CONTEST_STANDING_LABELS[now.standing] }]),
  ...imageChange('대표 이미지', { before: before.previewImage, now: now.previewImage }),
];
