import { contentRule } from '@/lib/browser/judge-file';
import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';

type ChosenFile = Pick<File, 'name' | 'size'>;

/** The rule for an activity document (M-129). `sortDocuments` checks the number and the total size. */
export const DOCUMENTS = contentRule({
  kinds: documentLimits.kinds,
  refuse: (name) => signupMessages.documentsRefused([name], signupMessages.documentsType),
  isDecoded: true,
});

interface SortedDocuments<Chosen> {
  taken: Chosen[];
  /** Why the other files are refused, with their names. */
  refusals: string[];
}

/**
 * Sorts newly chosen files (M-129): those that fit are taken, the others are named with
 * their reason.
 * @param present the files that the form has already
 * @param chosen with the error of each file's content
 */
export function sortDocuments<Chosen extends ChosenFile>(
  present: readonly ChosenFile[],
  chosen: readonly { file: Chosen; fault: string | null }[],
): SortedDocuments<Chosen> {
  const { max, totalBytes } = documentLimits;
  const taken: Chosen[] = [];
  const refused = new Map<string, string[]>();
  const faults: string[] = [];
  let bytes = present.reduce((sum, { size }) => sum + size, 0);
  for (const { file, fault } of chosen) {
    if (fault !== null) {
      faults.push(fault);
      continue;
    }
    const reason =
      present.length + taken.length >= max
        ? signupMessages.documentsCount
        : bytes + file.size > totalBytes
          ? signupMessages.documentsSize
          : null;
    if (reason === null) {
      taken.push(file);
      bytes += file.size;
    } else refused.set(reason, [...(refused.get(reason) ?? []), file.name]);
  }
  return {
    taken,
    refusals: [
      ...faults,
      ...[...refused].map(([reason, names]) => signupMessages.documentsRefused(names, reason)),
    ],
  };
}
