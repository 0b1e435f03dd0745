import * as documentLimits from '@/lib/limits/documents';
import * as signupMessages from '@/lib/messages/signup';

const EXTENSIONS = /\.(png|jpe?g|pdf)$/i;

interface ChosenFile {
  name: string;
  size: number;
  /** Empty where the system doesn't know it. */
  type: string;
}

/** For the file dialog; what it lets through is checked all the same. */
export const DOCUMENT_ACCEPT = '.png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf';

/**
 * Why `added` can't join `present` (member document, section 5), or null. The server looks at the content too:
 * a name and a type can be anything.
 */
export function documentsFault(present: readonly ChosenFile[], added: readonly ChosenFile[]): string | null {
  const { max, totalBytes, types } = documentLimits;
  const isAllowed = ({ name, type }: ChosenFile) =>
    EXTENSIONS.test(name) && (type === '' || types.some((allowed) => allowed === type));
  if (!added.every(isAllowed)) return signupMessages.documentsType;
  const all = [...present, ...added];
  if (all.length > max) return signupMessages.documentsCount;
  if (all.reduce((sum, { size }) => sum + size, 0) > totalBytes) return signupMessages.documentsSize;
  return null;
}
