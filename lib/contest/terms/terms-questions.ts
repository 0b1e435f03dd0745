import { ETC, type FormField } from '@/lib/contracts/contest-form';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import * as termsMessages from '@/lib/messages/contest-terms';
import { blankField } from '@/lib/contest/new-field';

/** The questions that the terms add to a form: their names are no organizer's. */
const AI = 'termsAi';
/** Another question: an answer to one isn't taken for one to the other. */
const NO_AI = 'termsNoAi';
const AGREED = /^termsAgreed\d+$/;
/** Whether a question is the agreement, which all answer alike. */
export const isAgreement = ({ name }: Pick<FormField, 'name'>): boolean => AGREED.test(name);
const isTermsQuestion = (field: Pick<FormField, 'name'>): boolean =>
  field.name === AI || field.name === NO_AI || isAgreement(field);
/** An organizer's own questions. */
export const withoutTermsQuestions = (fields: readonly FormField[]): FormField[] =>
  fields.filter((field) => !isTermsQuestion(field));

/** A form with the questions of its terms at its end, so that drafts, receipts and tables have their answers; null for no terms. */
export function withTermsQuestions(
  fields: readonly FormField[],
  terms: Pick<ContestTerms, 'ai'> | null,
  edition: number,
): FormField[] {
  const own = withoutTermsQuestions(fields);
  // A contest without a form isn't published.
  if (terms === null || own.length === 0) return own;
  return [...own, ...aiQuestions(terms), agreement(edition)];
}

/** The form for a client of the documents, which don't have these questions: they may be left out. */
export const withoutTermsDemands = (fields: readonly FormField[]): FormField[] =>
  fields.map((field) => (isTermsQuestion(field) ? { ...field, required: false, validation: null } : field));

function aiQuestions({ ai }: Pick<ContestTerms, 'ai'>): FormField[] {
  if (ai === 'FORBIDDEN')
    return [
      blankField({
        ...{ name: NO_AI, type: 'checkbox', label: termsMessages.withoutAi },
        validation: { mustBeTrue: true },
      }),
    ];
  if (ai !== 'DECLARED') return [];
  return [
    blankField({
      ...{ name: AI, type: 'radio', label: termsMessages.ai, required: true },
      options: [
        { value: 'NONE', label: termsMessages.aiNone },
        { value: ETC, label: termsMessages.aiUsed },
      ],
      etcLabel: termsMessages.aiHow,
    }),
  ];
}

/** Another edition is another question: who agreed to the one before agrees anew. */
const agreement = (edition: number): FormField =>
  blankField({
    ...{ name: `termsAgreed${edition}`, type: 'checkbox', label: termsMessages.agreed(edition) },
    help: termsMessages.agreedHelp,
    validation: { mustBeTrue: true },
  });
