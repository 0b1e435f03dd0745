import type { FormField } from '@/lib/contracts/contest-form';
import { answerText } from './answer-text';
import { draftAnswersOf } from './draft-answers';

/** A question that two versions of an application answer differently, with both answers in words; empty for none. */
export interface DifferingAnswer {
  name: string;
  label: string;
  own: string;
  other: string;
}

type Given = Readonly<Record<string, unknown>>;

/** Returns the questions that two versions answer differently. Answers that a draft wouldn't keep aren't compared. */
export function differingAnswers(fields: readonly FormField[], own: Given, other: Given): DifferingAnswer[] {
  const [ours, theirs] = [own, other].map((given) => draftAnswersOf(fields, given).answers);
  return fields.flatMap((field) => {
    const words = { own: answerText(field, ours ?? {}), other: answerText(field, theirs ?? {}) };
    return words.own === words.other ? [] : [{ name: field.name, label: field.label, ...words }];
  });
}
