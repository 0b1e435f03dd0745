import type { AnsweredFile, Answer } from '@/lib/contest/answers-schema';

/** A file as the form holds it. */
export interface FormFile extends AnsweredFile {
  /** What was chosen; null for a file that the application has already. */
  file: File | null;
}

/** What the form holds, by the names of fields and of the texts beside 기타. */
export type ApplicationValues = Record<string, Answer>;
