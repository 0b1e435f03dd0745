import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';

const EXTENSIONS = /\.(png|jpe?g|pdf)$/i;

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>;

/** For the file dialog. What it lets through is checked all the same. */
export const DOCUMENT_ACCEPT = '.png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf';

interface SortedDocuments<Chosen> {
  taken: Chosen[];
  /** One sentence a reason, with the names of the files that were refused for it. */
  refusals: string[];
}

/**
 * Sorts newly chosen files (member document, section 5): those that fit are taken, the others are named with
 * their reason. The server looks at the content too, since a name and a type can be anything.
 * @param present the files that the form has already
 */
export function sortDocuments<Chosen extends ChosenFile>(
  present: readonly ChosenFile[],
  chosen: readonly Chosen[],
): SortedDocuments<Chosen> {
  const { max, totalBytes } = documentLimits;
  const taken: Chosen[] = [];
  const refused = new Map<string, string[]>();
  let bytes = present.reduce((sum, { size }) => sum + size, 0);
  for (const file of chosen) {
    const reason = !isDocument(file)
      ? signupMessages.documentsType
      : present.length + taken.length >= max
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
    refusals: [...refused].map(([reason, names]) => signupMessages.documentsRefused(names, reason)),
  };
}

/** @param file its type is empty where the system doesn't know it */
function isDocument({ name, type }: ChosenFile): boolean {
  const isKnownType = documentLimits.types.some((allowed) => allowed === type);
  return EXTENSIONS.test(name) && (type === '' || isKnownType);
}
