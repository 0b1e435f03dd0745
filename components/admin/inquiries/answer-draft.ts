import { z } from 'zod';
import type { AdminInquiry, AdminInquiryFile } from '@/lib/contracts/admin/inquiry';
import { cleanLines } from '@/lib/text/clean';

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

/** The part of an answer that a tab keeps: everything except its files. */
export const keptAnswerSchema = z.object({ text: z.string(), removed: z.array(z.string()) }).partial();
export const KEPT_FIELDS = keptAnswerSchema.keyof().options;
type KeptAnswer = z.output<typeof keptAnswerSchema>;

/** Returns what to keep of a draft; null if nothing was written. */
export function keptOf(draft: AnswerDraft, saved: Saved): KeptAnswer | null {
  const { text, removed } = draft;
  return isWritten(draft, saved) ? { text, removed: [...removed] } : null;
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
  return saved.version > draft.begun.version && !isWritten(draft, saved) ? draftOf(saved) : draft;
}

/** Whether the saved answer is what the draft sent. */
export const isSaved = (draft: AnswerDraft, { version, answer, answerFiles }: Saved): boolean =>
  version === draft.begun.version + 1 &&
  answer === cleanLines(draft.text) &&
  answerFiles.length === keptFiles(draft).length + draft.added.length;

/** Whether the draft has anything that neither its beginning nor the saved answer has. */
function isWritten({ begun, text, removed, added }: AnswerDraft, saved: Saved): boolean {
  if (removed.length > 0 || added.length > 0) return true;
  return text !== (begun.answer ?? '') && text !== saved.answer;
}
