import type { AdminInquiry, AdminInquiryFile } from '@/lib/contracts/admin/inquiry';

type Saved = Pick<AdminInquiry, 'version' | 'answer' | 'answerFiles'>;

/** An answer that is being written. */
export interface AnswerDraft {
  /** The saved answer that the writing began with. */
  begun: Saved;
  text: string;
  /** The saved files that are to go, by uuid. */
  removed: readonly string[];
  /** The chosen files that aren't sent yet. */
  added: readonly File[];
}

/** A draft that begins with the saved answer. */
export function draftOf({ version, answer, answerFiles }: Saved): AnswerDraft {
  return { begun: { version, answer, answerFiles }, text: answer ?? '', removed: [], added: [] };
}

/** The saved files that stay in the answer. */
export const keptFiles = ({ begun, removed }: AnswerDraft): AdminInquiryFile[] =>
  begun.answerFiles.filter(({ uuid }) => !removed.includes(uuid));

/** The draft beside the saved answer of now. A draft in which nothing was written follows the saved answer. */
export function draftBeside(draft: AnswerDraft, saved: Saved): AnswerDraft {
  return isBehind(draft, saved) && !isWritten(draft, saved) ? draftOf(saved) : draft;
}

/** Whether another answer was saved since the draft began. */
export const isBehind = ({ begun }: AnswerDraft, saved: Saved): boolean => saved.version > begun.version;

/** The draft as it goes on after another answer was saved: what was written and chosen stays. */
export function draftAfter(draft: AnswerDraft, saved: Saved): AnswerDraft {
  return { ...draft, begun: draftOf(saved).begun };
}

/** Whether the draft has anything that neither its beginning nor the saved answer has. */
function isWritten({ begun, text, removed, added }: AnswerDraft, saved: Saved): boolean {
  if (removed.length > 0 || added.length > 0) return true;
  return text !== (begun.answer ?? '') && text !== saved.answer;
}
